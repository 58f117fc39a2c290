import { screen } from '@testing-library/react';
import { listNotifications, type Notification } from '@mawad/supabase/notifications/queries';
import { openConsole } from '../testing/open-console.tsx';

jest.mock('@mawad/supabase/notifications/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/notifications/queries'),
  listNotifications: jest.fn(),
}));

const company = { company_name: 'Dijla', company_name_en: 'Dijla', company_name_ar: 'دجلة' };

test.each<[Notification['kind'], Notification['subject'], string, string]>([
  [
    'adjustment_waiting',
    { adjustment_id: 4, person: 'Zainab', ...company },
    'Zainab adjusted the debt of Dijla: another person must approve it',
    '/admin/money/adjustments',
  ],
  [
    'adjustment_waiting',
    { adjustment_id: 4, ...company },
    'A person whose account was deleted adjusted the debt of Dijla: another person must approve it',
    '/admin/money/adjustments',
  ],
  [
    'adjustment_refused',
    { adjustment_id: 4, ...company },
    'The adjustment for Dijla was refused',
    '/admin/money/adjustments?state=refused',
  ],
  [
    'payout_waiting',
    { payout_run_id: 3, person: 'Zainab' },
    'Zainab proposed large payouts: another person must confirm them',
    '/admin/money/payouts/3',
  ],
  [
    'remittance_waiting',
    { remittance_id: 'r1', name: 'october.xlsx', person: 'Zainab' },
    'Zainab writes off a large amount in october.xlsx: another person must book it',
    '/admin/couriers/remittances/r1',
  ],
])('leads the second person to what waits (%s)', async (kind, subject, text, href) => {
  const item = { id: 1, kind, subject, read_at: null, created_at: '2026-11-20T08:00:00Z' };
  jest.mocked(listNotifications).mockResolvedValue({ items: [item], next: null, unread: 1 });
  await openConsole('/admin/notifications');
  expect(await screen.findByRole('link', { name: text })).toHaveAttribute('href', href);
});
