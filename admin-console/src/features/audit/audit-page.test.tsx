import { screen, within } from '@testing-library/react';
import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { type AuditEntry, listAuditLog } from '@mawad/supabase/queries/audit-log';
import { openConsole } from '../../../testing/open-console.tsx';

jest.mock('@mawad/supabase/queries/audit-log', () => ({
  ...jest.requireActual<object>('@mawad/supabase/queries/audit-log'),
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
  changes: [{ field: 'status', before: 'approved', after: null }],
};

test('shows who changed what and why; filters in the address reach the query', async () => {
  list.mockResolvedValue(pageOf([entry, { ...entry, id: 8, actor_name: null, table_name: 'unheard_of' }]));
  await openConsole('/admin/audit?by=staff&thing=companies&from=2026-11-20&q=zainab');
  const rows = within(await screen.findByRole('table', { name: 'Audit log' }));
  const first = within((await rows.findByText('Changed: company')).closest('tr')!);
  expect(first.getByText('Zainab')).toBeVisible();
  expect(first.getByText('approved').tagName).toBe('DEL');
  expect(first.getByText('(empty)').tagName).toBe('INS');
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
