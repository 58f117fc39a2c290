import { screen, waitFor, within } from '@testing-library/react';
import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { type AuditEntry, listAuditLog } from '@mawad/supabase/audit/queries';
import { previewBulkUndo, steerBulkChange } from '@mawad/supabase/products/bulk-changes-queries';
import { exportColumns } from '@mawad/supabase/desk/exports-queries';
import { consoleLists } from '@mawad/supabase/desk/saved-views-queries';
import { openConsole } from '../../../testing/open-console.tsx';

jest.mock('@mawad/supabase/products/bulk-changes-queries');
jest.mock('@mawad/supabase/audit/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/audit/queries'),
  listAuditLog: jest.fn(),
}));

const list = jest.mocked(listAuditLog);

const entry: AuditEntry = {
  id: 7,
  created_at: '2026-11-20T08:00:00Z',
  actor_name: 'Zainab',
  actor_kind: 'staff',
  company_name: 'Tigris Tools',
  company_name_en: 'Tigris Tools',
  company_name_ar: 'Tigris Tools',
  reason: 'Sells fakes',
  action: 'UPDATE',
  table_name: 'companies',
  row_id: 'c1',
  label: null,
  names: null,
  batch_id: null,
  state: null,
  changes: [
    { field: 'status', before: 'approved', after: null },
    {
      field: 'owner_id',
      before: '11111111-5a3f-4e38-9b53-0f6b8f9a5c11',
      after: '22222222-5a3f-4e38-9b53-0f6b8f9a5c11',
    },
  ],
};

test('shows who changed what and why; filters in the address reach the query @audit-log', async () => {
  list.mockResolvedValue(pageOf([entry, { ...entry, id: 8, actor_name: null, table_name: 'unheard_of' }]));
  await openConsole('/admin/audit?by=staff&thing=companies&from=2026-11-20&q=zainab');
  const rows = within(await screen.findByRole('table', { name: 'Audit log' }));
  const first = within((await rows.findByText('Changed: company')).closest('tr')!);
  expect(first.getByText('Zainab')).toBeVisible();
  expect(first.getByText('approved').tagName).toBe('DEL');
  expect(first.getByText('(empty)').tagName).toBe('INS');
  // Ids are not words.
  expect(first.getByText('changed')).toBeVisible();
  expect(rows.queryByText(/1{8}|2{8}/)).not.toBeInTheDocument();
  expect(rows.queryByText('c1')).not.toBeInTheDocument();
  expect(first.getByText('Sells fakes')).toBeVisible();
  expect(rows.getByText('Account erased')).toBeVisible();
  expect(rows.getByText('Changed: unheard_of')).toBeVisible();
  expect(list).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({
      actor_kind: 'staff',
      table_name: 'companies',
      from: '2026-11-19T21:00:00.000Z',
      term: 'zainab',
    }),
  );
});

test('shows a bulk change as one entry that opens its rows', async () => {
  const heading = {
    action: 'INSERT' as const,
    table_name: 'bulk_changes',
    row_id: '7d0e2f1c-5a3f-4e38-9b53-0f6b8f9a5c11',
    batch_id: '7d0e2f1c-5a3f-4e38-9b53-0f6b8f9a5c11',
    state: { subject: 'products' as const, status: 'undone', undone: 1150, kept: 50, may_undo: false },
    changes: [
      { field: 'step', before: null, after: 'approve' },
      { field: 'orders', before: null, after: '1200' },
    ],
  };
  list.mockResolvedValue(pageOf([{ ...entry, ...heading }]));
  const { user, router } = await openConsole('/admin/audit');
  const row = within((await screen.findByText('New: bulk change')).closest('tr')!);
  expect(row.queryByRole('button')).not.toBeInTheDocument();
  expect(row.getByText('approved')).toBeVisible();
  expect(row.getByText('1,200')).toBeVisible();
  expect(row.getByText('Undone: 1,150. Kept because they changed since: 50.')).toBeVisible();
  expect(row.queryByText(heading.row_id)).not.toBeInTheDocument();
  await user.click(row.getByRole('link', { name: 'Show the rows' }));
  expect(router.state.location).toMatchObject({
    pathname: '/admin/audit',
    search: `?batch=${heading.row_id}`,
  });
  await waitFor(() =>
    expect(list).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ batch: heading.row_id }),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Show the full log' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('shows how many products an undo restores, then undoes the bulk change', async () => {
  const batch = '7d0e2f1c-5a3f-4e38-9b53-0f6b8f9a5c11';
  const heading = {
    ...entry,
    action: 'INSERT' as const,
    table_name: 'bulk_changes',
    row_id: batch,
    batch_id: batch,
    state: { subject: 'products' as const, status: 'done', undone: 0, kept: 0, may_undo: true },
    changes: [],
  };
  list.mockResolvedValue(pageOf([heading]));
  jest.mocked(previewBulkUndo).mockResolvedValue({ undone: 2, partly: 0, kept: 0, stays: [] });
  const { user } = await openConsole('/admin/audit');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const question = within(await screen.findByRole('dialog', { name: 'Undo this change?' }));
  expect(await question.findByText('2 products get their old values back.')).toBeVisible();
  expect(steerBulkChange).not.toHaveBeenCalled();
  list.mockResolvedValue(
    pageOf([
      {
        ...heading,
        state: { subject: 'products' as const, status: 'undone', undone: 2, kept: 0, may_undo: false },
      },
    ]),
  );
  await user.click(question.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(screen.getByText('The undo has started.')).toBeVisible();
  expect(steerBulkChange).toHaveBeenCalledWith(expect.anything(), batch, 'undo');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test.each(['reviews', 'questions'] as const)('undoes a moderation of %s', async (subject) => {
  const batch = '7d0e2f1c-5a3f-4e38-9b53-0f6b8f9a5c11';
  list.mockResolvedValue(
    pageOf([
      {
        ...entry,
        action: 'INSERT',
        table_name: 'bulk_changes',
        row_id: batch,
        batch_id: batch,
        state: { subject, status: 'done', undone: 0, kept: 0, may_undo: true },
        changes: [],
      },
    ]),
  );
  const gone = {
    id: 3,
    outcome: 'kept' as const,
    name_en: null,
    name_ar: null,
    sku: null,
    problem: 'gone' as const,
    changes: [],
  };
  jest.mocked(previewBulkUndo).mockResolvedValue({ undone: 2, partly: 0, kept: 1, stays: [gone] });
  const { user } = await openConsole('/admin/audit');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const question = within(await screen.findByRole('dialog', { name: 'Undo this change?' }));
  expect(await question.findByText(`2 ${subject} go back to how they were.`)).toBeVisible();
  expect(question.getByText(`A ${subject.slice(0, -1)} that no longer exists`)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(steerBulkChange).toHaveBeenCalledWith(expect.anything(), batch, 'undo'));
});

test('names everything that was exported (ar)', async () => {
  const kinds = [
    ...consoleLists.map((name) => name.replace('console-', '')),
    ...Object.keys(exportColumns),
    'person',
  ];
  list.mockResolvedValue(
    pageOf([{ ...entry, table_name: 'exports', action: 'INSERT', label: kinds.join(', '), changes: [] }]),
  );
  await openConsole('/admin/audit', 'ar');
  const table = await screen.findByRole('table');
  const shown = kinds.filter((kind) => new RegExp(`(^|[^a-z])${kind}([^a-z]|$)`).test(table.textContent));
  expect(shown).toEqual([]);
});
