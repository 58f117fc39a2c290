import { screen, waitFor, within } from '@testing-library/react';
import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { AppError } from '@mawad/supabase/errors';
import { type CompanyAuditEntry, listCompanyAudit } from '@mawad/supabase/audit/queries';
import { getOwnRights } from '@mawad/supabase/companies/seller-account-queries';
import { listTeam } from '@mawad/supabase/companies/team-queries';
import { previewBulkUndo, steerBulkChange } from '@mawad/supabase/products/bulk-changes-queries';
import { approvedSeller, openPortal } from '../../../testing/open-portal.tsx';

jest.mock('@mawad/supabase/products/bulk-changes-queries');
jest.mock('@mawad/supabase/audit/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/audit/queries'),
  listCompanyAudit: jest.fn(),
}));
jest.mock('@mawad/supabase/companies/team-queries', () => ({ listTeam: jest.fn() }));
jest.mock('@mawad/supabase/companies/seller-account-queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/companies/seller-account-queries'),
  getOwnRights: jest.fn(),
}));

const list = jest.mocked(listCompanyAudit);
const entry: CompanyAuditEntry = {
  id: 7,
  created_at: '2026-11-20T08:00:00.123456+00:00',
  actor_name: 'Huda',
  actor_kind: 'member',
  reason: null,
  action: 'UPDATE',
  table_name: 'product_offers',
  row_id: '3',
  label: null,
  names: { name_en: 'Claw hammer', name_ar: 'مطرقة' },
  batch_id: null,
  state: null,
  changes: [
    { field: 'price', before: '10000.00', after: '12000.00' },
    { field: 'deal_ends_at', before: null, after: '2026-12-01T21:00:00+00:00' },
    { field: 'unheard_of', before: 'a', after: 'b' },
  ],
};
const page = '/seller/dashboard/team/history';

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(getOwnRights).mockResolvedValue(['history']);
  jest.mocked(listTeam).mockResolvedValue({
    may_edit: false,
    invitations: [],
    members: [
      {
        user_id: 's2',
        full_name: 'Huda',
        email: 'huda@mawad.test',
        role: 'sales',
        created_at: '2026-02-01T00:00:00Z',
      },
    ],
  });
  list.mockResolvedValue(pageOf([entry]));
});

test.each([
  ['en', 'Changed: price', 'Claw hammer', 'Price', '10,000.00 IQD', '(empty)', 'Marketplace', 'Status'],
  ['ar', 'تعديل: سعر', 'مطرقة', 'السعر', '10,000.00 د.ع', '(فارغ)', 'إدارة «مواد»', 'الحالة'],
] as const)(
  'describes changes in %s',
  async (language, thing, name, field, before, empty, marketplace, state) => {
    list.mockResolvedValue(
      pageOf([
        entry,
        {
          ...entry,
          id: 6,
          actor_kind: 'staff',
          actor_name: null,
          table_name: 'companies',
          names: null,
          batch_id: null,
          state: null,
          reason: 'Papers are complete',
          changes: [
            { field: 'status', before: 'suspended', after: 'approved' },
            { field: 'logo', before: 'a.webp', after: 'b.webp' },
          ],
        },
      ]),
    );
    await openPortal(page, approvedSeller, language);
    const row = within((await screen.findByText(thing)).closest('tr')!);
    for (const text of [name, field, 'Huda', 'unheard_of']) expect(row.getByText(text)).toBeVisible();
    expect(row.getByText(before).tagName).toBe('DEL');
    expect(row.getByText(empty).tagName).toBe('DEL');
    expect(row.getByText(/2026/, { selector: 'ins' })).toBeVisible();
    const other = within(screen.getByText(marketplace).closest('tr')!);
    for (const text of [state, 'Papers are complete']) expect(other.getByText(text)).toBeVisible();
    expect(other.queryByText('b.webp')).toBeNull();
  },
);

test('passes filters, sort and page from the address to the query, and hides columns', async () => {
  list.mockResolvedValue({ ...pageOf([entry]), page: 2, pages: 3, count: 61 });
  const { user } = await openPortal(`${page}?by=s2&thing=orders&from=2026-11-20&page=2`, approvedSeller);
  expect(await screen.findByText('Claw hammer')).toBeVisible();
  expect(list).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({
      person: 's2',
      table_name: 'orders',
      from: '2026-11-19T21:00:00.000Z',
      page: 2,
    }),
  );
  expect(screen.getByLabelText('Who')).toHaveValue('s2');
  await user.click(screen.getByRole('button', { name: 'Time' }));
  await waitFor(() =>
    expect(list).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ sort: 'oldest', page: 1 }),
    ),
  );
  expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Who' }));
  expect(screen.queryByRole('columnheader', { name: 'Who' })).not.toBeInTheDocument();
});

test('reports the missing right to a member who may not read it', async () => {
  list.mockRejectedValue(new AppError('not_allowed'));
  await openPortal(page, approvedSeller);
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('shows a bulk change as one entry that opens its rows @company-history', async () => {
  const batch = '7d0e2f1c-5a3f-4e38-9b53-0f6b8f9a5c11';
  list.mockResolvedValue(
    pageOf([
      {
        ...entry,
        action: 'INSERT',
        table_name: 'imports' as const,
        row_id: batch,
        batch_id: batch,
        names: null,
        state: { subject: 'imports' as const, status: 'undone', undone: null, kept: null, may_undo: false },
        changes: [{ field: 'name', before: null, after: 'prices.xlsx' }],
      },
    ]),
  );
  const { user } = await openPortal(page, approvedSeller);
  const row = within((await screen.findByText('New: import of products')).closest('tr')!);
  expect(row.getByText('Undone')).toBeVisible();
  await user.click(row.getByRole('link', { name: 'Show the rows' }));
  await screen.findByRole('button', { name: 'Show the full log' });
  expect(list).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ batch }));
});

test('tries again to undo what an undo left, from the entry of the bulk change', async () => {
  const batch = '7d0e2f1c-5a3f-4e38-9b53-0f6b8f9a5c11';
  list.mockResolvedValue(
    pageOf([
      {
        ...entry,
        action: 'INSERT',
        table_name: 'bulk_changes',
        row_id: batch,
        batch_id: batch,
        names: null,
        state: { subject: 'products' as const, status: 'undone', undone: 3, kept: 1, may_undo: true },
        changes: [],
      },
    ]),
  );
  jest.mocked(previewBulkUndo).mockResolvedValue({ undone: 1, partly: 0, kept: 0, stays: [] });
  const { user } = await openPortal(page, approvedSeller);
  await user.click(await screen.findByRole('button', { name: 'Try again to undo the rest' }));
  const question = within(await screen.findByRole('dialog', { name: 'Undo this change?' }));
  await user.click(await question.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(steerBulkChange).toHaveBeenCalledWith(expect.anything(), batch, 'undo'));
});
