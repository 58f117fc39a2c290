import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { baghdadDay } from '@mawad/shared-i18n';
import { AppError } from '@mawad/supabase/errors';
import {
  addOrderNote,
  changeOrders,
  changeOrderStatus,
  changeShipment,
  getOrder,
  getOrders,
  listSellerOrders,
  logCall,
  reportShortage,
} from '@mawad/supabase/orders/queries';
import { getOwnRights, getSellerHome } from '@mawad/supabase/companies/seller-account-queries';
import { approvedSeller, openPortal } from '../../../testing/open-portal.tsx';
import { quietHome } from '../../../testing/quiet-home.ts';
import { receivedOrder } from '../../../testing/orders.ts';

jest.mock('@mawad/supabase/orders/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/orders/queries'),
  addOrderNote: jest.fn(),
  changeOrders: jest.fn(),
  changeOrderStatus: jest.fn(),
  changeShipment: jest.fn(),
  getOrder: jest.fn(),
  getOrders: jest.fn(),
  listSellerOrders: jest.fn(),
  logCall: jest.fn(),
  reportShortage: jest.fn(),
}));
jest.mock('@mawad/supabase/companies/seller-account-queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/companies/seller-account-queries'),
  getOwnRights: jest.fn(),
  getSellerHome: jest.fn(),
}));
jest.mock('@mawad/supabase/couriers/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/couriers/queries'),
  listShippingCouriers: jest.fn(async () => [{ id: 7, name: 'Rafidain Express' }]),
}));
jest.mock('@mawad/supabase/delivery/queries', () => ({
  listGovernorates: jest.fn(async () => [
    {
      code: 'IQ-BG',
      name_en: 'Baghdad',
      name_ar: 'بغداد',
      districts: [{ name_en: 'Karrada', name_ar: 'الكرادة' }],
    },
  ]),
}));

const list = jest.mocked(listSellerOrders);
const detail = jest.mocked(getOrder);
const change = jest.mocked(changeOrderStatus);
const { id } = receivedOrder();
const page = `/seller/dashboard/orders/${id}`;

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(getSellerHome).mockResolvedValue(quietHome);
  jest.mocked(getOwnRights).mockResolvedValue(['see_orders', 'change_orders', 'see_money', 'settle_cash']);
  list.mockResolvedValue(pageOf([receivedOrder()], { count: 41 }));
  detail.mockResolvedValue(receivedOrder());
  change.mockResolvedValue(undefined);
});

test('filters and pages received orders by the address', async () => {
  const { user, router } = await openPortal('/seller/dashboard/orders?status=Shipped&page=2', approvedSeller);
  await screen.findByRole('link', { name: 'MW-7K3F9Q' });
  expect(list).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ status: 'Shipped', page: 2 }),
  );
  expect(screen.getByText('41 orders')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Page 3' }));
  expect(router.state.location.search).toBe('?status=Shipped&page=3');
  await user.click(screen.getByRole('button', { name: 'All orders' }));
  expect(router.state.location.search).toBe('');
});

test('sorts by a column, hides another one, and remembers the columns for the next visit @seller-orders', async () => {
  const { user, router, unmount } = await openPortal('/seller/dashboard/orders', approvedSeller);
  await user.click(await screen.findByRole('button', { name: 'Total' }));
  expect(router.state.location.search).toBe('?sort=total_desc');
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'descending'),
  );
  expect(list).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ sort: 'total_desc' }));
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Buyer' }));
  await waitFor(() => expect(router.state.location.search).toBe('?sort=total_desc&hide=buyer'));
  unmount();
  await openPortal('/seller/dashboard/orders', approvedSeller);
  await screen.findByRole('link', { name: 'MW-7K3F9Q' });
  expect(screen.queryByRole('columnheader', { name: 'Buyer' })).not.toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending');
  localStorage.clear();
});

test('opens an order with its lines, address and history', async () => {
  const { user } = await openPortal('/seller/dashboard/orders', approvedSeller);
  await user.click(await screen.findByRole('link', { name: 'MW-7K3F9Q' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Order MW-7K3F9Q' })).toBeVisible();
  const goods = screen.getByRole('table', { name: 'Goods' });
  expect(within(goods).getByText('Safety boots')).toBeVisible();
  expect(within(goods).getByText('42 / Black')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Delivery address' })).toHaveTextContent('Street 62, house 5');
});

test('shows company, place and buyer message with Arabic names in Arabic', async () => {
  const session = { ...approvedSeller, company_name_ar: 'عدد دجلة' };
  await openPortal(page, session, 'ar');
  expect(await screen.findByText('عدد دجلة')).toBeVisible();
  const place = await screen.findByRole('region', { name: 'عنوان التوصيل' });
  await waitFor(() => expect(place).toHaveTextContent('الكرادة'));
  expect(place).toHaveTextContent('بغداد');
  expect(place).not.toHaveTextContent('Karrada');
  const href = screen.getByRole('link', { name: 'مراسلة عبر واتساب' }).getAttribute('href')!;
  const [arabic, english] = new URL(href).searchParams.get('text')!.split('\n\n');
  expect(arabic).toContain('عدد دجلة');
  expect(english).toContain('Tigris Tools');
});

test('marks an approved order as shipped with a note', async () => {
  const { user } = await openPortal(page, approvedSeller);
  await user.click(await screen.findByRole('button', { name: 'Mark as shipped' }));
  const dialog = await screen.findByRole('dialog', { name: 'Mark order MW-7K3F9Q as shipped?' });
  await user.type(within(dialog).getByRole('textbox', { name: /Note/ }), 'Arrives tomorrow');
  detail.mockResolvedValue(receivedOrder({ status: 'Shipped' }));
  await user.click(within(dialog).getByRole('button', { name: 'Mark as shipped' }));
  expect(change).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ id, version: 1 }),
    'Shipped',
    'Arrives tomorrow',
    undefined,
    undefined,
  );
  expect(await screen.findByText('Order MW-7K3F9Q was marked as shipped')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Mark as delivered' })).toBeVisible();
});

test('ships with a new day of arrival, which cannot be in the past', async () => {
  detail.mockResolvedValue(receivedOrder({ due_on: '2026-11-01' }));
  const { user } = await openPortal(page, approvedSeller);
  expect(await screen.findByText('Late: was due on 1 November 2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mark as shipped' }));
  const dialog = await screen.findByRole('dialog');
  const day = within(dialog).getByLabelText(/^Arrives by/);
  expect(day).toHaveValue(baghdadDay());
  const ship = within(dialog).getByRole('button', { name: 'Mark as shipped' });
  fireEvent.change(day, { target: { value: baghdadDay(-1) } });
  await user.click(ship);
  expect(within(dialog).getByText('Choose today or a later date.')).toBeVisible();
  expect(change).not.toHaveBeenCalled();
  fireEvent.change(day, { target: { value: baghdadDay(3) } });
  await user.click(ship);
  expect(change.mock.lastCall!.slice(2)).toEqual(['Shipped', undefined, baghdadDay(3), undefined]);
});

test('ships with a courier and its tracking number, which another order may have already @seller-shipping', async () => {
  change.mockRejectedValueOnce(new AppError('invalid_input', { field: 'tracking_number', rule: 'taken' }));
  const { user } = await openPortal(page, approvedSeller);
  await user.click(await screen.findByRole('button', { name: 'Mark as shipped' }));
  const dialog = await screen.findByRole('dialog');
  const courier = await within(dialog).findByRole('combobox', { name: 'Courier' });
  expect(within(dialog).queryByRole('textbox', { name: /Tracking number/ })).toBeNull();
  await user.selectOptions(courier, 'Rafidain Express');
  const number = within(dialog).getByRole('textbox', { name: /Tracking number/ });
  await user.type(number, ' tr-77 ');
  const ship = within(dialog).getByRole('button', { name: 'Mark as shipped' });
  await user.click(ship);
  await waitFor(() =>
    expect(number).toHaveAccessibleDescription('Another order of this courier has this tracking number.'),
  );
  expect(within(dialog).queryByRole('alert')).toBeNull();
  await user.clear(number);
  await user.type(number, 'TR-78');
  await user.click(ship);
  expect(change.mock.lastCall!.slice(2)).toEqual([
    ...['Shipped', undefined, undefined],
    { courier_id: 7, tracking_number: 'TR-78' },
  ]);
});

test('shows the courier of an order on its way, and corrects it', async () => {
  const shipment = {
    courier_id: 3,
    courier: 'Old Courier',
    courier_phone: '+9647701234567',
    tracking_number: 'TR-1',
  };
  detail.mockResolvedValue(receivedOrder({ status: 'Shipped', shipment }));
  jest.mocked(changeShipment).mockResolvedValue(undefined);
  const { user } = await openPortal(page, approvedSeller);
  const panel = await screen.findByRole('region', { name: 'Courier' });
  expect(panel).toHaveTextContent(/Old Courier.*Tracking number: TR-1/);
  await user.click(within(panel).getByRole('button', { name: 'Correct shipment' }));
  const dialog = await screen.findByRole('dialog', { name: 'Shipment of order MW-7K3F9Q' });
  const courier = within(dialog).getByRole('combobox', { name: 'Courier' });
  expect(courier).toHaveDisplayValue('Old Courier');
  await user.selectOptions(courier, 'Own driver');
  await user.click(within(dialog).getByRole('button', { name: 'Save shipment' }));
  expect(jest.mocked(changeShipment).mock.lastCall!.slice(1)).toEqual([
    expect.objectContaining({ id, version: 1 }),
    { courier_id: null, tracking_number: null },
  ]);
});

test('offers no shipping for an order that awaits approval', async () => {
  detail.mockResolvedValue(receivedOrder({ approved_at: null }));
  await openPortal(page, approvedSeller);
  expect(await screen.findByText(/Awaiting approval by Mawad/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark as shipped' })).not.toBeInTheDocument();
});

test.each([
  ['en', 'Mark as shipped', 'Failed to update status'],
  ['ar', 'تأكيد الشحن', 'تعذّر تحديث الحالة'],
] as const)('reports a failed change in %s', async (language, verb, message) => {
  change.mockRejectedValue(new AppError('network', {}, true));
  const { user } = await openPortal(page, approvedSeller, language);
  await user.click(await screen.findByRole('button', { name: verb }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: verb }));
  expect(await within(await screen.findByRole('dialog')).findByText(message)).toBeVisible();
});

test.each(['order_not_found', 'invalid_input'])(
  'links an unknown order (%s) back to the list',
  async (code) => {
    detail.mockRejectedValue(new AppError(code));
    await openPortal(page, approvedSeller);
    expect(await screen.findByRole('heading', { name: 'Order not found.' })).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: 'All orders' }))
      expect(link).toHaveAttribute('href', '/seller/dashboard/orders');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
);

test('links a replacement in the list to its return', async () => {
  list.mockResolvedValue(pageOf([receivedOrder({ replaced_return: { id: 'r1', number: 'RT-4H8K2M' } })]));
  await openPortal('/seller/dashboard/orders', approvedSeller);
  expect(await screen.findByRole('link', { name: /^Replacement for return RT-4H8K2M$/ })).toHaveAttribute(
    'href',
    '/seller/dashboard/returns/r1',
  );
});

test('links a page beyond the last to the last page', async () => {
  list.mockImplementation(async (_db, filter) =>
    pageOf([receivedOrder()], { count: 41, page: Math.min(filter!.page!, 3) }),
  );
  const { router } = await openPortal('/seller/dashboard/orders?page=9', approvedSeller);
  expect(await screen.findByRole('link', { name: 'Page 3, current page' })).toBeVisible();
  expect(router.state.location.search).toBe('?page=3');
});

test('truncates a long company name at the end of its own direction', async () => {
  await openPortal('/seller/dashboard/orders', approvedSeller, 'ar');
  expect(await screen.findByText('Tigris Tools')).toHaveAttribute('dir', 'auto');
});

test('shows an empty state without orders', async () => {
  list.mockResolvedValue(pageOf([]));
  await openPortal('/seller/dashboard/orders', approvedSeller);
  expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
});

test('offers to clear filters without matches', async () => {
  list.mockResolvedValueOnce(pageOf([]));
  const { user, router } = await openPortal('/seller/dashboard/orders?q=nothing', approvedSeller);
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('link', { name: 'MW-7K3F9Q' })).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('ships ticked orders together and lists failed ones with the reason', async () => {
  const second = receivedOrder({ id: 'o2', number: 'MW-22222A' });
  list.mockResolvedValue(pageOf([receivedOrder(), second]));
  jest.mocked(changeOrders).mockResolvedValue({
    done: [id],
    refused: [{ id: 'o2', number: 'MW-22222A', code: 'approval_required', context: {} }],
  });
  await openPortal('/seller/dashboard/orders?governorate=IQ-BG&from=2026-11-20', approvedSeller);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select order MW-7K3F9Q' }));
  expect(list).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ governorate: 'IQ-BG', from: '2026-11-19T21:00:00.000Z' }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Select page' }));
  const bar = screen.getByRole('group', { name: 'Selected rows' });
  expect(bar).toHaveTextContent('2 selected');
  fireEvent.click(within(bar).getByRole('button', { name: 'Mark as shipped' }));
  const orderDialog = await screen.findByRole('dialog', { name: 'Mark 2 orders as shipped?' });
  fireEvent.click(within(orderDialog).getByRole('button', { name: 'Mark as shipped' }));
  const report = await screen.findByRole('dialog', { name: '1 order could not be changed' });
  expect(within(report).getByText('MW-22222A')).toBeVisible();
  expect(changeOrders).toHaveBeenCalledWith(
    expect.anything(),
    [receivedOrder(), second],
    'Shipped',
    undefined,
    undefined,
  );
  expect(bar).toHaveTextContent('1 selected');
});

test('cancels an order with a reason and prepares a bilingual message to the buyer', async () => {
  await openPortal(page, approvedSeller);
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const orderDialog = await screen.findByRole('dialog', { name: 'Cancel order MW-7K3F9Q?' });
  fireEvent.click(within(orderDialog).getByRole('button', { name: 'Cancel order' }));
  expect(change).not.toHaveBeenCalled();
  fireEvent.change(within(orderDialog).getByRole('textbox', { name: 'Reason' }), {
    target: { value: 'Broken' },
  });
  fireEvent.click(within(orderDialog).getByRole('button', { name: 'Cancel order' }));
  await waitFor(() =>
    expect(change).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ id, version: 1 }),
      'Cancelled',
      'Broken',
      undefined,
      undefined,
    ),
  );
  const href = screen.getByRole('link', { name: 'Message on WhatsApp', hidden: true }).getAttribute('href')!;
  expect(href).toContain('wa.me/9647701234567');
  expect(decodeURIComponent(href)).toMatch(/السلام عليكم Sara Ahmed[^]*Hello Sara Ahmed/);
});

test('keeps a note in its field when saving fails', async () => {
  jest.mocked(addOrderNote).mockRejectedValueOnce(new AppError('network', {}, true));
  await openPortal(page, approvedSeller);
  const field = await screen.findByRole('textbox', { name: 'New note' });
  fireEvent.change(field, { target: { value: 'On shelf 4' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add the note' }));
  expect(await screen.findByText('The note could not be saved')).toBeVisible();
  expect(field).toHaveValue('On shelf 4');
});

test('reports a shortage with deliverable quantities, stock effect and reason @seller-shortage', async () => {
  await openPortal(page, approvedSeller);
  fireEvent.click(await screen.findByRole('button', { name: 'Report shortage' }));
  const orderDialog = await screen.findByRole('dialog', {
    name: 'What can be delivered of order MW-7K3F9Q?',
  });
  const comes = within(orderDialog).getByRole('textbox', { name: /^Can be delivered of Safety boots/ });
  const sendButton = within(orderDialog).getByRole('button', { name: 'Notify the buyer' });
  fireEvent.click(sendButton);
  expect(within(orderDialog).getByText('No quantity has been lowered yet.')).toBeVisible();
  fireEvent.change(comes, { target: { value: '3' } });
  expect(within(orderDialog).getByText('From 0 to 2')).toBeVisible();
  fireEvent.change(comes, { target: { value: '٠' } });
  expect(sendButton).toBeDisabled();
  fireEvent.change(comes, { target: { value: '١' } });
  fireEvent.click(sendButton);
  expect(within(orderDialog).getByText('Choose what happens to the missing goods.')).toBeVisible();
  fireEvent.click(
    within(orderDialog).getByRole('radio', { name: /^Lost or damaged: reduce the stock by 1/ }),
  );
  fireEvent.change(within(orderDialog).getByRole('textbox', { name: 'Reason' }), {
    target: { value: 'Miscounted' },
  });
  jest.mocked(reportShortage).mockRejectedValueOnce(new AppError('network', {}, true));
  fireEvent.click(sendButton);
  expect(await screen.findByText('The order was not changed')).toBeVisible();
  expect(comes).toHaveValue('١');
  await waitFor(() => expect(sendButton).toBeEnabled());
  fireEvent.click(sendButton);
  expect(
    await screen.findByText('The buyer was notified of what will be delivered of order MW-7K3F9Q'),
  ).toBeVisible();
  expect(reportShortage).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({ id, version: 1 }),
    [{ id: 1, quantity: 1, missing: 'reduce' }],
    'Miscounted',
  );
});

test('reports why an outdated shortage was refused and keeps typed values', async () => {
  const news = { what: 'order_shortage', by: 'علي حسن', by_role: 'seller', at: '2026-11-20T12:00:00Z' };
  jest.mocked(reportShortage).mockRejectedValueOnce(new AppError('changed_meanwhile', news));
  await openPortal(page, approvedSeller, 'ar');
  fireEvent.click(await screen.findByRole('button', { name: 'نقص في المواد' }));
  const orderDialog = await screen.findByRole('dialog');
  const comes = within(orderDialog).getByRole('textbox', { name: /^يمكن تسليمه من/ });
  fireEvent.change(comes, { target: { value: '1' } });
  fireEvent.click(within(orderDialog).getByRole('radio', { name: /يعود إلى المخزون/ }));
  fireEvent.change(within(orderDialog).getByRole('textbox', { name: 'السبب' }), {
    target: { value: 'تالف' },
  });
  fireEvent.click(within(orderDialog).getByRole('button', { name: 'إبلاغ المشتري' }));
  detail.mockResolvedValue(receivedOrder({ version: 2 }));
  expect(await within(orderDialog).findByText(/سُجّل نقص في المواد.*علي حسن · /)).toBeVisible();
  expect(within(orderDialog).getByRole('textbox', { name: 'السبب' })).toHaveValue('تالف');
  fireEvent.change(comes, { target: { value: '1' } });
  await waitFor(() =>
    expect(within(orderDialog).getByRole('button', { name: 'إبلاغ المشتري' })).toBeEnabled(),
  );
});

test('accepts a shortage beside a line of 1.125 m', async () => {
  const [boots] = receivedOrder().lines;
  const cable = { ...boots!, id: 2, name_en: 'Cable', unit: 'Meter' as const, quantity: 1.125 };
  detail.mockResolvedValue(receivedOrder({ lines: [boots!, cable] }));
  await openPortal(page, approvedSeller);
  fireEvent.click(await screen.findByRole('button', { name: 'Report shortage' }));
  const orderDialog = await screen.findByRole('dialog');
  fireEvent.change(within(orderDialog).getByRole('textbox', { name: /delivered of Safety boots/ }), {
    target: { value: '1' },
  });
  expect(within(orderDialog).queryByText(/^From 0 to/)).not.toBeInTheDocument();
  fireEvent.click(within(orderDialog).getByRole('radio', { name: /^Lost or damaged/ }));
  fireEvent.change(within(orderDialog).getByRole('textbox', { name: /delivered of Cable/ }), {
    target: { value: '0.125' },
  });
  fireEvent.click(within(orderDialog).getAllByRole('radio', { name: /^Still there/ })[1]!);
  fireEvent.change(within(orderDialog).getByRole('textbox', { name: 'Reason' }), {
    target: { value: 'Cut' },
  });
  fireEvent.click(within(orderDialog).getByRole('button', { name: 'Notify the buyer' }));
  await waitFor(() =>
    expect(reportShortage).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ id, version: 1 }),
      [
        { id: 1, quantity: 1, missing: 'reduce' },
        { id: 2, quantity: 0.125, missing: 'return' },
      ],
      'Cut',
    ),
  );
});

test('asks about an ambiguous deliverable quantity', async () => {
  const [boots] = receivedOrder().lines;
  detail.mockResolvedValue(receivedOrder({ lines: [{ ...boots!, unit: 'Meter', quantity: 2000 }] }));
  await openPortal(page, approvedSeller);
  fireEvent.click(await screen.findByRole('button', { name: 'Report shortage' }));
  const orderDialog = await screen.findByRole('dialog');
  const comes = within(orderDialog).getByRole('textbox', { name: /^Can be delivered of/ });
  fireEvent.change(comes, { target: { value: '2.500' } });
  expect(comes).not.toBeInvalid();
  fireEvent.change(comes, { target: { value: '1.250' } });
  expect(comes).toHaveAccessibleDescription(/1,250 or 1\.25/);
  fireEvent.click(within(orderDialog).getByRole('button', { name: '1,250' }));
  expect(comes).toHaveValue('1250');
  expect(comes).not.toBeInvalid();
});

test('offers cancellation if nothing can be delivered', async () => {
  await openPortal(page, approvedSeller, 'ar');
  fireEvent.click(await screen.findByRole('button', { name: 'نقص في المواد' }));
  const again = await screen.findByRole('dialog');
  fireEvent.change(within(again).getByRole('textbox', { name: /^يمكن تسليمه من/ }), {
    target: { value: '0' },
  });
  fireEvent.click(within(again).getByRole('button', { name: 'إلغاء الطلب' }));
  expect(await screen.findByRole('dialog', { name: /إلغاء الطلب/ })).toBeVisible();
});

test.each([
  ['en', 'Packing slips', 'Packing slip', 'Cash to collect'],
  ['ar', 'قوائم التعبئة', 'قائمة التعبئة', 'المبلغ المطلوب نقدًا'],
] as const)(
  'prints several orders as pick list, slips and invoices (%s) @seller-papers',
  async (language, kind, title, cash) => {
    const second = receivedOrder({ id: '33333333-3333-4333-8333-333333333333', number: 'MW-22222A' });
    jest.mocked(getOrders).mockResolvedValue([receivedOrder(), second]);
    const lost = '44444444-4444-4444-8444-444444444444';
    const ids = [id, second.id, lost, 'no-id'].join(',');
    await openPortal(`/seller/dashboard/orders/print?kind=pick&ids=${ids}`, approvedSeller, language);
    const pick = await screen.findByRole('article');
    expect(getOrders).toHaveBeenCalledWith(expect.anything(), [id, second.id, lost]);
    expect(within(pick).getAllByRole('row')).toHaveLength(2);
    expect(pick).toHaveTextContent('MW-7K3F9Q × 2');
    expect(pick).toHaveTextContent('MW-22222A × 2');
    expect(
      screen.getByText(language === 'en' ? /^1 order could not/ : /^لم نعثر على طلب واحد/),
    ).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: kind }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    const slips = screen.getAllByRole('article');
    expect(within(slips[1]!).getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(slips[1]).toHaveTextContent(cash);
    expect(within(slips[1]!).getByRole('img', { name: /Scan the code to open this order/ })).toBeVisible();
  },
);

test('links ticked orders to their printable papers', async () => {
  await openPortal('/seller/dashboard/orders', approvedSeller);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select order MW-7K3F9Q' }));
  expect(screen.getByRole('link', { name: 'Pick list' })).toHaveAttribute(
    'href',
    `/seller/dashboard/orders/print?kind=pick&ids=${id}`,
  );
});

test('logs calls to the buyer and shows how earlier orders to that phone ended @seller-calls', async () => {
  const call = {
    id: 1,
    side: 'company' as const,
    caller: 'Omar',
    note: 'Busy',
    created_at: '2026-11-20T12:00:00Z',
  };
  detail.mockResolvedValue(
    receivedOrder({
      confirmation: 'no_answer',
      calls: [
        { ...call, outcome: 'no_answer' },
        { ...call, id: 2, side: 'staff', caller: null, note: null, outcome: 'call_again' },
      ],
      phone_history: { delivered: 4, refused: 2, late: 1 },
    }),
  );
  await openPortal(page, approvedSeller);
  const part = await screen.findByRole('region', { name: 'Confirmation' });
  expect(part).toHaveTextContent(/Delivered4Refused or not collected2Cancelled late1/);
  const calls = within(within(part).getByRole('list', { name: 'Calls' })).getAllByRole('listitem');
  expect(calls[0]).toHaveTextContent(/No answer.*Busy.*Omar/);
  expect(calls[1]).toHaveTextContent(/Call again.*Mawad/);
  fireEvent.change(within(part).getByLabelText('Outcome of the call'), { target: { value: 'refused' } });
  const note = within(part).getByRole('textbox', { name: 'Note (optional)' });
  fireEvent.change(note, { target: { value: 'Bought elsewhere' } });
  jest.mocked(logCall).mockRejectedValueOnce(new AppError('order_state_changed', { status: 'Shipped' }));
  fireEvent.click(within(part).getByRole('button', { name: 'Log the call' }));
  expect(await screen.findByText('The call could not be logged')).toBeVisible();
  expect(note).toHaveValue('Bought elsewhere');
  await waitFor(() => expect(within(part).getByRole('button', { name: 'Log the call' })).toBeEnabled());
  fireEvent.click(within(part).getByRole('button', { name: 'Log the call' }));
  await waitFor(() => expect(note).toHaveValue(''));
  expect(logCall).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({ id, version: 1 }),
    'refused',
    'Bought elsewhere',
  );
  const href = screen.getByRole('link', { name: 'Ask for confirmation on WhatsApp' }).getAttribute('href')!;
  expect(decodeURIComponent(href)).toMatch(
    new RegExp(`نرجو تأكيده من هنا.*/orders/${id}[^]*please confirm it here`),
  );
});

test('shows the result of the last call and filters by it', async () => {
  const received = pageOf([receivedOrder({ confirmation: 'wrong_number' })]);
  list.mockResolvedValue({ ...received, cash_to_collect: 130_000 });
  const { router } = await openPortal('/seller/dashboard/orders?confirmation=wrong_number', approvedSeller);
  const table = await screen.findByRole('table', { name: 'Orders' });
  expect(await within(table).findByText('Wrong number')).toBeVisible();
  expect(screen.getByText(/^Cash to collect for orders on their way or ready: .*130,000/)).toBeVisible();
  expect(list).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ confirmation: 'wrong_number' }),
  );
  fireEvent.change(screen.getByLabelText('Confirmation'), { target: { value: 'none' } });
  await waitFor(() => expect(router.state.location.search).toBe('?confirmation=none'));
});
