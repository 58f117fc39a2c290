import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import {
  bookRemittance,
  type Courier,
  getRemittance,
  listCashInTransit,
  listCouriers,
  listRemittanceLines,
  listRemittances,
  type Remittance,
  type RemittanceLine,
  resolveRemittanceLines,
  saveCourier,
} from '@mawad/supabase/couriers/queries';
import { openConsole } from '../../../testing/open-console.tsx';

jest.mock('@mawad/supabase/couriers/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/couriers/queries'),
  bookRemittance: jest.fn(),
  getRemittance: jest.fn(),
  listCashInTransit: jest.fn(),
  listCouriers: jest.fn(),
  listRemittanceLines: jest.fn(),
  listRemittances: jest.fn(),
  resolveRemittanceLines: jest.fn(),
  saveCourier: jest.fn(),
}));

const courier: Courier = {
  ...{ id: 7, name: 'Rafidain Express', phone: '+9647701234567', fee_delivered: 3000, fee_returned: 1000 },
  ...{ is_active: true, column_map: {}, version: 2 },
};
const sums = {
  ...{ lines: 1, unresolved: 0, amount: 25_000, fee: 3_000, expected: 25_000 },
  ...{ booked_amount: 25_000, booked_fee: 3_000, written_off: 0 },
};
const remittance: Remittance = {
  ...{ id: 'r1', courier_id: 7, courier: 'Rafidain Express', file_name: 'october.xlsx', state: 'open' },
  ...{
    paid_into: null,
    last_day: '2026-11-01',
    line_count: 2,
    version: 3,
    created_at: '2026-11-02T10:00:00Z',
  },
  ...{ created_by: null, booked_at: null, booked_by: null, booked_lines: 0, second_person: null },
  classes: [
    { ...sums, class: 'matched' },
    { ...sums, class: 'wrong_amount', unresolved: 1, amount: 20_000, booked_amount: 0, booked_fee: 0 },
  ],
};
const line: RemittanceLine = {
  ...{ id: 5, row: 3, number: 'MW-7K3F9Q', tracking_number: null, phone: null, amount: 20_000, fee: 3_000 },
  ...{
    day: null,
    class: 'wrong_amount',
    reason: 'amount',
    action: null,
    expected: 25_000,
    expected_fee: 3_000,
  },
  ...{ is_booked: false, actions: ['accept', 'write_off', 'leave'] },
  order: { id: 'o1', number: 'MW-7K3F9Q', status: 'Delivered', buyer_name: 'Sara' },
};

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(listCouriers).mockResolvedValue([courier]);
  jest.mocked(listCashInTransit).mockResolvedValue([]);
  jest.mocked(getRemittance).mockResolvedValue(remittance);
  jest.mocked(listRemittanceLines).mockResolvedValue(pageOf([line]));
  jest.mocked(resolveRemittanceLines).mockResolvedValue(remittance);
});

test('shows couriers and their cash in transit with its age by day (ar)', async () => {
  jest.mocked(listCashInTransit).mockResolvedValue([
    {
      ...{
        courier_id: 7,
        name: 'Rafidain Express',
        amount: 55_000,
        orders: 3,
        oldest_on: '2026-11-01',
        age_days: 3,
      },
      days: [{ day: '2026-11-01', amount: 55_000, orders: 3, age_days: 3 }],
    },
  ]);
  await openConsole('/admin/couriers', 'ar');
  const cash = await screen.findByRole('table', { name: 'نقد لدى شركات التوصيل' });
  expect(cash).toHaveTextContent(/55,000.*3 أيام/);
  expect(await screen.findByRole('button', { name: 'تعديل شركة التوصيل Rafidain Express' })).toBeVisible();
});

test('saves a courier in the version that was seen, and shows a taken name beside its field', async () => {
  jest
    .mocked(saveCourier)
    .mockRejectedValueOnce(new AppError('invalid_input', { field: 'name', rule: 'taken' }));
  const { user } = await openConsole('/admin/couriers');
  await user.click(await screen.findByRole('button', { name: 'Edit courier Rafidain Express' }));
  const dialog = await screen.findByRole('dialog', { name: 'Courier Rafidain Express' });
  const fee = within(dialog).getByRole('textbox', { name: /Fee per delivery/ });
  await user.clear(fee);
  await user.type(fee, '٣٥٠٠');
  await user.click(within(dialog).getByRole('button', { name: 'Save courier' }));
  await waitFor(() =>
    expect(within(dialog).getByRole('textbox', { name: /^Name/ })).toHaveAccessibleDescription(
      'Another courier has this name.',
    ),
  );
  expect(jest.mocked(saveCourier).mock.lastCall!.slice(1)).toEqual([
    courier,
    expect.objectContaining({ fee_delivered: 3500, fee_returned: 1000 }),
  ]);
});

test.each([
  ['', 'No files yet'],
  ['?state=open', 'No file matches'],
])('remittances%s: %s', async (search, title) => {
  jest.mocked(listRemittances).mockResolvedValue(pageOf([]));
  await openConsole(`/admin/couriers/remittances${search}`);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test('resolves a line and all of a class, and books only when nothing is open', async () => {
  const { user } = await openConsole('/admin/couriers/remittances/r1');
  expect(await screen.findByRole('button', { name: 'Book remittance' })).toBeDisabled();
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Decision on MW-7K3F9Q' }),
    'Book, write off the difference',
  );
  expect(jest.mocked(resolveRemittanceLines).mock.lastCall!.slice(1)).toEqual([
    remittance,
    'write_off',
    { ids: [5] },
  ]);
  await user.click(screen.getByRole('button', { name: 'Wrong amount (1)' }));
  await user.click(await screen.findByRole('button', { name: 'Leave all out' }));
  await waitFor(() =>
    expect(jest.mocked(resolveRemittanceLines).mock.lastCall!.slice(1)).toEqual([
      ...[remittance, 'leave', { class: 'wrong_amount' }],
    ]),
  );
});

test('leaves a remittance with a large write-off to a second person', async () => {
  const classes = [remittance.classes[0]!];
  jest.mocked(getRemittance).mockResolvedValue({ ...remittance, classes, second_person: 'other' });
  await openConsole('/admin/couriers/remittances/r1');
  expect(await screen.findByText(/^You decided to write off a large amount/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Book remittance' })).toBeDisabled();
});

test('books batch after batch, and says that orders changed meanwhile', async () => {
  const ready = { ...remittance, classes: [remittance.classes[0]!] };
  jest.mocked(getRemittance).mockResolvedValue(ready);
  const book = jest.mocked(bookRemittance);
  book
    .mockResolvedValueOnce({ ...ready, state: 'booking' })
    .mockResolvedValueOnce({ ...ready, state: 'open' });
  const { user } = await openConsole('/admin/couriers/remittances/r1');
  await user.click(await screen.findByRole('button', { name: 'Book remittance' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Book now' }));
  expect(await screen.findByText('Orders have changed. Check the lines again.')).toBeVisible();
  expect(book).toHaveBeenCalledTimes(2);
});
