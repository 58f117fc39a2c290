import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import {
  deliverOrder,
  getOrder,
  listSellerOrders,
  logAttempt,
  refuseOrder,
  settleCash,
} from '@mawad/supabase/orders/queries';
import { getOwnRights, getSellerHome } from '@mawad/supabase/companies/seller-account-queries';
import { approvedSeller, openPortal } from '../../../testing/open-portal.tsx';
import { quietHome } from '../../../testing/quiet-home.ts';
import { receivedOrder } from '../../../testing/orders.ts';

jest.mock('@mawad/supabase/orders/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/orders/queries'),
  deliverOrder: jest.fn(),
  getOrder: jest.fn(),
  listSellerOrders: jest.fn(),
  logAttempt: jest.fn(),
  refuseOrder: jest.fn(),
  settleCash: jest.fn(),
}));
jest.mock('@mawad/supabase/companies/seller-account-queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/companies/seller-account-queries'),
  getOwnRights: jest.fn(),
  getSellerHome: jest.fn(),
}));
jest.mock('@mawad/supabase/delivery/queries', () => ({ listGovernorates: jest.fn(async () => []) }));

const detail = jest.mocked(getOrder);
const deliver = jest.mocked(deliverOrder);
const settle = jest.mocked(settleCash);
const shipped = receivedOrder({ status: 'Shipped' });
const delivered = receivedOrder({ status: 'Delivered', cash_collected: 130_000 });
const { id } = shipped;
const page = `/seller/dashboard/orders/${id}`;

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(getSellerHome).mockResolvedValue(quietHome);
  detail.mockResolvedValue(shipped);
  jest.mocked(getOwnRights).mockResolvedValue(['see_orders', 'change_orders', 'settle_cash', 'see_money']);
});

test('logs a failed delivery attempt, and reports an outdated tab', async () => {
  const attempt = jest.mocked(logAttempt);
  const news = { what: 'order_delivered', by: 'Omar Ali', by_role: 'seller', at: '2026-11-20T12:00:00Z' };
  attempt.mockRejectedValueOnce(new AppError('changed_meanwhile', news));
  await openPortal(page, approvedSeller);
  fireEvent.click(await screen.findByRole('button', { name: 'Could not hand over' }));
  const dialog = await screen.findByRole('dialog', { name: 'Why could order MW-7K3F9Q not be handed over?' });
  fireEvent.change(within(dialog).getByLabelText('What happened'), { target: { value: 'postponed' } });
  detail.mockResolvedValue({ ...shipped, version: 2 });
  const send = within(dialog).getByRole('button', { name: 'Log the attempt' });
  fireEvent.click(send);
  expect(await within(dialog).findByText(/the order was handed over \(by Omar Ali · /)).toBeVisible();
  expect(within(dialog).getByLabelText('What happened')).toHaveValue('postponed');
  fireEvent.click(send);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(attempt.mock.calls.map(([, order]) => order.version)).toEqual([1, 2]);
  expect(await screen.findByText('The attempt to hand over order MW-7K3F9Q was logged')).toBeVisible();
});

test('takes the total as paid, or another amount in any digits with a reason', async () => {
  await openPortal(page, approvedSeller);
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as delivered' }));
  const dialog = await screen.findByRole('dialog', { name: 'Mark order MW-7K3F9Q as delivered?' });
  const save = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Mark as delivered' }));
  const collected = within(dialog).getByRole('textbox', { name: 'Cash collected (IQD)' });
  expect(collected).toHaveValue('130000');
  fireEvent.change(collected, { target: { value: '1300000' } });
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'Reason' }), {
    target: { value: 'Torn bag' },
  });
  save();
  expect(collected).toHaveAccessibleDescription(/number/i);
  fireEvent.change(collected, { target: { value: '١٢٥٬٠٠٠' } });
  save();
  await waitFor(() =>
    expect(deliver).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ id, version: 1 }),
      125_000,
      'Torn bag',
    ),
  );
  expect(deliver).toHaveBeenCalledTimes(1);
});

test('asks about an ambiguous paid amount', async () => {
  await openPortal(page, approvedSeller, 'ar');
  fireEvent.click(await screen.findByRole('button', { name: 'تأكيد التسليم' }));
  const dialog = await screen.findByRole('dialog');
  const collected = within(dialog).getByRole('textbox', { name: /^المبلغ المستلم نقدًا/ });
  fireEvent.change(collected, { target: { value: '130.000' } });
  fireEvent.blur(collected);
  expect(collected).toHaveAccessibleDescription(/130,000 أو 130/);
  fireEvent.click(within(dialog).getByRole('button', { name: '130,000' }));
  expect(collected).toHaveValue('130000');
});

describe('pickup order', () => {
  const ready = receivedOrder({
    status: 'Shipped',
    is_pickup: true,
    delivery_fee: 0,
    pickup: {
      address_en: 'Quay 2',
      address_ar: 'الرصيف 2',
      note_en: null,
      note_ar: null,
      governorate: 'IQ-BA',
      hours_en: null,
      hours_ar: null,
    },
    delivery: { full_name: 'Sara Ahmed', phone: '+9647701234567' },
  });

  test('shows the pickup address, and offers a WhatsApp message that the goods are ready', async () => {
    detail.mockResolvedValue(ready);
    await openPortal(page, approvedSeller);
    expect(await screen.findByRole('region', { name: 'Pick up at' })).toHaveTextContent('Quay 2');
    expect(screen.getByRole('region', { name: 'Ordered by' })).toHaveTextContent('Sara Ahmed');
    expect(screen.getByText('Ready for pickup')).toBeVisible();
    const href = screen.getByRole('link', { name: 'Message on WhatsApp' }).getAttribute('href')!;
    expect(decodeURIComponent(href)).toMatch(/الرصيف 2[^]*is ready[^]*You can collect it here: Quay 2/);
  });

  test('is marked as collected or not collected, with reasons of its own for attempts', async () => {
    detail.mockResolvedValue(ready);
    await openPortal(page, approvedSeller);
    fireEvent.click(await screen.findByRole('button', { name: 'Could not hand over' }));
    const why = within(await screen.findByRole('dialog')).getByLabelText('What happened');
    expect(
      within(why)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['The buyer did not come', 'Nobody answered the phone', 'The buyer asked for another day']);
    fireEvent.click(screen.getByRole('button', { name: 'Log the attempt' }));
    await waitFor(() =>
      expect(logAttempt).toHaveBeenCalledWith(
        expect.anything(),
        expect.objectContaining({ id, version: 1 }),
        'not_come',
        undefined,
      ),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Mark as collected' }));
    const collected = await screen.findByRole('dialog', { name: 'Was order MW-7K3F9Q collected?' });
    fireEvent.click(within(collected).getByRole('button', { name: 'Mark as collected' }));
    await waitFor(() =>
      expect(deliver).toHaveBeenCalledWith(
        expect.anything(),
        expect.objectContaining({ id, version: 1 }),
        130_000,
        undefined,
      ),
    );
    await waitFor(() => expect(collected).not.toBeInTheDocument());
    fireEvent.click(screen.getByRole('button', { name: 'Not collected' }));
    const never = await screen.findByRole('dialog', { name: 'Will order MW-7K3F9Q not be collected?' });
    fireEvent.change(within(never).getByRole('textbox', { name: 'Reason' }), { target: { value: 'Waited' } });
    fireEvent.click(within(never).getByRole('button', { name: 'Not collected' }));
    await waitFor(() =>
      expect(refuseOrder).toHaveBeenCalledWith(
        expect.anything(),
        expect.objectContaining({ id, version: 1 }),
        false,
        'Waited',
      ),
    );
  });
});

test.each([5000, 0])(
  'asks whether a delivery fee of %s IQD was paid for refused goods, if there is one',
  async (fee) => {
    detail.mockResolvedValue({ ...shipped, delivery_fee: fee });
    await openPortal(page, approvedSeller);
    fireEvent.click(await screen.findByRole('button', { name: 'Refused at the door' }));
    const dialog = await screen.findByRole('dialog', { name: 'Was order MW-7K3F9Q refused at the door?' });
    fireEvent.change(within(dialog).getByRole('textbox', { name: 'Reason' }), {
      target: { value: 'Wrong size' },
    });
    const save = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Refused at the door' }));
    save();
    if (fee > 0) {
      const paid = within(dialog).getByRole('combobox', {
        name: /^Was the delivery fee of 5,000\.00.IQD paid\?/,
      });
      expect(paid).toHaveAccessibleDescription('Choose whether the fee was paid.');
      expect(refuseOrder).not.toHaveBeenCalled();
      fireEvent.change(paid, { target: { value: 'paid' } });
      save();
    } else {
      expect(within(dialog).queryByRole('combobox')).toBeNull();
    }
    await waitFor(() =>
      expect(refuseOrder).toHaveBeenCalledWith(
        expect.anything(),
        expect.objectContaining({ id, version: 1 }),
        fee > 0,
        'Wrong size',
      ),
    );
    expect(await screen.findByText('Order MW-7K3F9Q was recorded as refused at the door')).toBeVisible();
  },
);

test('counts the paid fee of refused goods as cash and shows it in the history', async () => {
  const refused = {
    from_status: 'Shipped',
    to_status: 'Cancelled',
    actor_role: 'seller',
    actor: 'Kareem',
    note: 'Wrong size',
  } as const;
  detail.mockResolvedValue(
    receivedOrder({
      status: 'Cancelled',
      cash_collected: 5000,
      events: [
        {
          ...refused,
          id: 9,
          kind: 'status',
          changes: { fee_paid: true },
          created_at: '2026-11-21T10:00:00Z',
        },
      ],
    }),
  );
  await openPortal(page, approvedSeller);
  const cash = await screen.findByRole('region', { name: 'Cash' });
  expect(cash).toHaveTextContent(/Delivery fee of refused goods: 5,000\.00.IQD/);
  expect(cash).not.toHaveTextContent('To be paid');
  expect(await within(cash).findByRole('button', { name: 'Cash received' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'History' })).toHaveTextContent(
    /Seller · Kareem.*Delivery fee paid/,
  );
});

test('settles cash and reverts it for members with the right', async () => {
  detail.mockResolvedValue(delivered);
  settle.mockResolvedValue({ count: 1, amount: 130_000 });
  await openPortal(page, approvedSeller);
  const cash = await screen.findByRole('region', { name: 'Cash' });
  expect(cash).toHaveTextContent('Not handed over to the company yet');
  fireEvent.click(await within(cash).findByRole('button', { name: 'Cash received' }));
  const dialog = await screen.findByRole('dialog', {
    name: /Did the company receive the cash of 1 order, .*130,000/,
  });
  detail.mockResolvedValue({ ...delivered, cash_settled_at: '2026-11-21T10:00:00Z' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cash received' }));
  await waitFor(() =>
    expect(settle).toHaveBeenCalledWith(
      expect.anything(),
      [expect.objectContaining({ id, version: 1 })],
      true,
    ),
  );
  fireEvent.click(await within(cash).findByRole('button', { name: 'Mark as not received' }));
  await waitFor(() =>
    expect(settle).toHaveBeenLastCalledWith(
      expect.anything(),
      [expect.objectContaining({ id, version: 1 })],
      false,
    ),
  );
});

test('shows cash without buttons to a member without the right, and filters by outstanding cash', async () => {
  jest.mocked(getOwnRights).mockResolvedValue(['see_orders', 'change_orders', 'see_money']);
  detail.mockResolvedValue(delivered);
  await openPortal(page, approvedSeller);
  const cash = await screen.findByRole('region', { name: 'Cash' });
  await waitFor(() => expect(getOwnRights).toHaveBeenCalled());
  expect(within(cash).queryByRole('button')).toBeNull();
});

describe('member who may not see money', () => {
  const [line] = shipped.lines;
  const shown = {
    ...shipped,
    ...{ subtotal: null, delivery_fee: null, total: null },
    lines: [{ ...line!, unit_price: null, line_total: null }],
  };

  beforeEach(() => {
    jest.mocked(getOwnRights).mockResolvedValue(['see_orders', 'change_orders', 'stock']);
    detail.mockResolvedValue(shown);
  });

  test('sees goods and history without amounts or invoice', async () => {
    await openPortal(page, approvedSeller);
    const goods = await screen.findByRole('table', { name: 'Goods' });
    expect(
      within(goods)
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual(['Product', 'Quantity']);
    expect(screen.queryByText(/\d[.,]\d{2}(?!\d)|IQD/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Packing slips' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Invoices' })).toBeNull();
  });

  test('sees the list without totals and cash filter', async () => {
    jest
      .mocked(listSellerOrders)
      .mockResolvedValue({ ...pageOf([shown]), cash_to_collect: null, cash_to_settle: null });
    await openPortal('/seller/dashboard/orders', approvedSeller);
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Total' })).toBeNull());
    expect(await screen.findByRole('columnheader', { name: 'Buyer' })).toBeVisible();
    expect(screen.queryByText('Cash outstanding')).toBeNull();
  });

  test('marks an order as delivered without a paid amount', async () => {
    await openPortal(page, approvedSeller);
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as delivered' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mark order MW-7K3F9Q as delivered?' });
    expect(dialog).toHaveTextContent('The order’s total is recorded as paid.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Mark as delivered' }));
    await waitFor(() =>
      expect(deliver).toHaveBeenCalledWith(
        expect.anything(),
        expect.objectContaining({ id, version: 1 }),
        null,
        undefined,
      ),
    );
  });

  test('reports whether the delivery fee of refused goods was paid', async () => {
    await openPortal(page, approvedSeller);
    fireEvent.click(await screen.findByRole('button', { name: 'Refused at the door' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByLabelText(/^Was the delivery fee paid\?/)).toBeVisible();
  });
});

test('filters by outstanding cash, shows its sum and settles ticked orders together', async () => {
  const list = jest.mocked(listSellerOrders);
  list.mockResolvedValue({ ...pageOf([delivered]), cash_to_collect: 0, cash_to_settle: 130_000 });
  settle.mockResolvedValue({ count: 1, amount: 130_000 });
  await openPortal('/seller/dashboard/orders?status=unsettled', approvedSeller);
  expect(await screen.findByText(/^Cash not handed over yet: .*130,000/)).toBeVisible();
  expect(list).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ cash: 'unsettled' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select order MW-7K3F9Q' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Cash received' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cash received' }));
  await waitFor(() =>
    expect(settle).toHaveBeenCalledWith(
      expect.anything(),
      [expect.objectContaining({ id, version: 1 })],
      true,
    ),
  );
});
