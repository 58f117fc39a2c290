import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@mawad/supabase/errors';
import {
  approveOrder,
  changeOrders,
  changeOrderStatus,
  getOrder,
  listAllOrders,
} from '@mawad/supabase/orders/queries';
import { orderChangeSource } from '@mawad/supabase/orders/selection-queries';
import { openConsole } from '../../../testing/open-console.tsx';
import { orderDetail, orderSummary } from '../../../testing/orders.ts';

jest.mock('@mawad/supabase/orders/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/orders/queries'),
  approveOrder: jest.fn(),
  changeOrders: jest.fn(),
  changeOrderStatus: jest.fn(),
  getOrder: jest.fn(),
  listAllOrders: jest.fn(),
}));
jest.mock('@mawad/supabase/orders/selection-queries');
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

const list = jest.mocked(listAllOrders);
const approve = jest.mocked(approveOrder);
const change = jest.mocked(changeOrderStatus);
const detail = jest.mocked(getOrder);
const { id } = orderSummary();

beforeEach(() => {
  jest.clearAllMocks();
  list.mockResolvedValue(pageOf([orderSummary()]));
  approve.mockResolvedValue(undefined);
  change.mockResolvedValue(undefined);
});

test('shows seller and place in Arabic on the list and the page', async () => {
  const { user } = await openConsole('/admin/orders', 'ar');
  const row = await screen.findByRole('row', { name: /MW-7K3F9Q/ });
  expect(within(row).getByText('عدد دجلة')).toBeVisible();
  detail.mockResolvedValue(orderDetail());
  await user.click(within(row).getByRole('link', { name: /MW-7K3F9Q/ }));
  const place = await screen.findByRole('region', { name: 'عنوان التوصيل' });
  await waitFor(() => expect(place).toHaveTextContent('الكرادة'));
  expect(place).not.toHaveTextContent('Karrada');
});

test('approves an order from the list', async () => {
  const { user } = await openConsole('/admin/orders');
  const row = await screen.findByRole('row', { name: /MW-7K3F9Q/ });
  expect(within(row).getByText('Awaiting approval')).toBeVisible();
  expect(await within(row).findByText('Baghdad')).toBeVisible();
  await user.click(within(row).getByRole('button', { name: 'Approve order MW-7K3F9Q' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }));
  expect(approve).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ id, version: 1 }));
  expect(await screen.findByText('Order MW-7K3F9Q is approved')).toBeVisible();
});

test('sends the reason of a rejection @order-rejection', async () => {
  const { user } = await openConsole('/admin/orders');
  await user.click(await screen.findByRole('button', { name: 'Reject order MW-7K3F9Q' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reject order MW-7K3F9Q?' });
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(change).not.toHaveBeenCalled();
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Outside the delivery area');
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(change).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ id, version: 1 }),
    'Rejected',
    'Outside the delivery area',
    undefined,
    undefined,
  );
  expect(await screen.findByText('Order MW-7K3F9Q is rejected')).toBeVisible();
});

test.each([
  ['en', 'Failed to update status', /meanwhile the order was cancelled \(by the buyer · 20 Nov/],
  ['ar', 'تعذّر تحديث الحالة', /في هذه الأثناء أُلغي الطلب \(المشتري · /],
] as const)(
  'reports in %s that an order changed meanwhile, and reads it again',
  async (language, title, text) => {
    const news = { what: 'order_cancelled', by: null, by_role: 'buyer', at: '2026-11-20T12:00:00Z' };
    approve.mockRejectedValue(new AppError('changed_meanwhile', news));
    const { user } = await openConsole('/admin/orders', language);
    await screen.findByText('MW-7K3F9Q');
    list.mockResolvedValue(pageOf([orderSummary({ status: 'Cancelled' })]));
    await user.click(
      screen.getByRole('button', { name: language === 'en' ? /^Approve order/ : /^الموافقة على الطلب/ }),
    );
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: language === 'en' ? 'Approve' : 'موافقة' }));
    expect(await within(dialog).findByText(title)).toBeVisible();
    expect(within(dialog).getByText(text)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: language === 'en' ? 'Cancel' : 'إلغاء' }));
    expect(await screen.findByRole('cell', { name: language === 'en' ? 'Cancelled' : 'ملغى' })).toBeVisible();
  },
);

test('retries a decision without a reply on the version that was seen, even after the page reloads', async () => {
  change.mockRejectedValueOnce(new AppError('network', {}, true));
  change.mockRejectedValueOnce(
    new AppError('changed_meanwhile', { what: 'order_approved', by: 'Huda', by_role: 'admin', at: null }),
  );
  const { user } = await openConsole('/admin/orders');
  await user.click(await screen.findByRole('button', { name: 'Reject order MW-7K3F9Q' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Outside the delivery area');
  list.mockResolvedValue(pageOf([orderSummary({ version: 2, approved_at: '2026-11-20T12:00:00Z' })]));
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await dialog.findByText('Failed to update status')).toBeVisible();
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await dialog.findByText(/meanwhile the order was approved \(by Huda\)/)).toBeVisible();
  expect(change.mock.calls.map(([, { version }]) => version)).toEqual([1, 1]);
});

test('limits the list to orders that nobody approved', async () => {
  list.mockResolvedValue(pageOf([]));
  await openConsole('/admin/orders?status=AwaitingApproval');
  expect(await screen.findByRole('heading', { name: 'No order is waiting' })).toBeVisible();
  expect(list).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ status: 'AwaitingApproval' }),
  );
});

test.each([
  ['awaits approval', {}, ['Reject', 'Approve']],
  ['is approved', { approved_at: '2026-11-20T11:00:00Z' }, ['Cancel order', 'Mark as shipped']],
  ['is shipped', { status: 'Shipped' }, ['Cancel order', 'Mark as delivered']],
  ['is delivered', { status: 'Delivered' }, []],
] as const)('offers only the possible next steps of an order that %s', async (_state, given, steps) => {
  detail.mockResolvedValue(orderDetail(given));
  await openConsole(`/admin/orders/${id}`);
  await screen.findByRole('heading', { level: 1, name: 'Order MW-7K3F9Q' });
  const known = ['Reject', 'Approve', 'Cancel order', 'Mark as shipped', 'Mark as delivered'];
  const shown = known.filter((name) => screen.queryByRole('button', { name }));
  expect(shown.sort()).toEqual([...steps].sort());
});

test('ships an order with a courier', async () => {
  detail.mockResolvedValue(orderDetail({ approved_at: '2026-11-20T11:00:00Z' }));
  const { user } = await openConsole(`/admin/orders/${id}`);
  await user.click(await screen.findByRole('button', { name: 'Mark as shipped' }));
  const dialog = await screen.findByRole('dialog');
  await user.selectOptions(
    await within(dialog).findByRole('combobox', { name: 'Courier' }),
    'Rafidain Express',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Mark as shipped' }));
  expect(change.mock.lastCall!.slice(2)).toEqual([
    ...['Shipped', undefined, undefined],
    { courier_id: 7, tracking_number: null },
  ]);
});

test('approves the ticked orders together, and names an order that another tab changed', async () => {
  jest.mocked(changeOrders).mockResolvedValue({
    done: [],
    refused: [{ id, number: 'MW-7K3F9Q', code: 'order_state_changed', context: { status: 'Cancelled' } }],
  });
  await openConsole('/admin/orders');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select order MW-7K3F9Q' }));
  const bar = screen.getByRole('group', { name: 'Selected rows' });
  fireEvent.click(within(bar).getByRole('button', { name: 'Approve' }));
  const asking = await screen.findByRole('dialog', { name: 'Approve 1 order?' });
  fireEvent.click(within(asking).getByRole('button', { name: 'Approve' }));
  const report = await screen.findByRole('dialog', { name: '1 order could not be changed' });
  expect(report).toHaveTextContent(/Cancelled/);
  expect(changeOrders).toHaveBeenCalledWith(
    expect.anything(),
    [expect.objectContaining({ id, version: 1 })],
    'approve',
    undefined,
    undefined,
  );
});

test('approves all orders that match with the number that the database counts, except unticked ones', async () => {
  const second = orderSummary({ id: 'o2', number: 'MW-22222A' });
  list.mockResolvedValue(pageOf([orderSummary(), second], { count: 200 }));
  const change = { id: 'c1', row_count: 199, changed: 100, refused: 0, set_aside: false };
  const source = {
    select: jest.fn(async (_id: string, _filter: object, except: string[]) => ({
      count: 200 - except.length,
      steps: [{ step: 'approve' as const, count: 200 - except.length, pickups: 0 }],
    })),
    start: jest.fn(async () => ({ ...change, status: 'working' as const })),
    read: jest.fn(async () => ({ ...change, status: 'done' as const, changed: 184, refused: 15 })),
    steer: jest.fn(),
    refused: jest.fn(async () => ({
      items: [
        { id: 'o9', number: 'MW-99999A', code: 'order_state_changed', context: { status: 'Cancelled' } },
      ],
      count: 15,
    })),
  };
  jest.mocked(orderChangeSource).mockReturnValue(source as unknown as ReturnType<typeof orderChangeSource>);
  await openConsole('/admin/orders?status=AwaitingApproval');
  fireEvent.click(await screen.findByRole('button', { name: 'Select all 200 that match' }));
  expect(screen.getByRole('checkbox', { name: 'Select order MW-22222A' })).toBeChecked();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select order MW-22222A' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Approve (199)' }));
  const asking = await screen.findByRole('dialog', { name: 'Approve 199 orders?' });
  fireEvent.click(within(asking).getByRole('button', { name: 'Approve' }));
  const report = await screen.findByRole('dialog', { name: 'Changing orders' });
  expect(within(report).getByText('100 of 199 orders')).toBeVisible();
  expect(source.start).toHaveBeenCalledWith(expect.any(String), 'approve', { except: ['o2'], expected: 199 });
  expect(source.select).toHaveBeenCalledWith(
    expect.any(String),
    expect.objectContaining({ status: 'AwaitingApproval' }),
    ['o2'],
  );
  expect(await within(report).findByText('184 orders changed', {}, { timeout: 3000 })).toBeVisible();
  expect(await within(report).findByText('15 orders were left as they are')).toBeVisible();
  expect(within(report).getByText('MW-99999A')).toBeVisible();
  expect(within(report).getByText('and 14 more')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Select order MW-22222A', hidden: true })).not.toBeChecked();
});

test('shows goods, address, history and sent mails of an order', async () => {
  detail.mockResolvedValue(
    orderDetail({
      mails: [
        {
          id: 1,
          template: 'order_placed',
          to_email: 'sara@mawad.test',
          state: 'failed',
          created_at: '2026-11-20T10:00:00Z',
        },
      ],
    }),
  );
  await openConsole(`/admin/orders/${id}`);
  const goods = await screen.findByRole('table', { name: 'Goods' });
  expect(within(goods).getByText('Portland cement')).toBeVisible();
  expect(within(goods).getByText('10 bags')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Emails sent' })).toHaveTextContent('not delivered');
  const address = screen.getByRole('region', { name: 'Delivery address' });
  expect(within(address).getByRole('link', { name: '+964 770 123 4567' })).toHaveAttribute(
    'href',
    'tel:+9647701234567',
  );
  await waitFor(() => expect(address).toHaveTextContent('Karrada, Baghdad'));
  expect(within(screen.getByRole('region', { name: 'History' })).getByText('Order placed')).toBeVisible();
});

test.each([
  ['en', 'order_not_found', 'Order not found.', 'All orders'],
  ['ar', 'invalid_input', 'الطلب غير موجود.', 'كل الطلبات'],
] as const)(
  'links back to the list in %s from an unknown order (%s)',
  async (language, code, title, back) => {
    detail.mockRejectedValue(new AppError(code));
    await openConsole(`/admin/orders/${id}`, language);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: back }))
      expect(link).toHaveAttribute('href', '/admin/orders');
    expect(screen.queryByRole('button', { name: /Try again|حاول/ })).not.toBeInTheDocument();
  },
);

test.each(['/admin/orders/o1', '/admin/orders'])('links a replacement to its return (%s)', async (path) => {
  const replaced_return = { id: 'r1', number: 'RT-4H8K2M' };
  detail.mockResolvedValue(orderDetail({ replaced_return }));
  list.mockResolvedValue(pageOf([orderSummary({ replaced_return })]));
  await openConsole(path);
  expect(await screen.findByRole('link', { name: /^Replacement for return RT-4H8K2M$/ })).toHaveAttribute(
    'href',
    '/admin/returns/r1',
  );
});

test('offers another try if an order cannot be read', async () => {
  detail.mockRejectedValueOnce(new AppError('service_unavailable')).mockResolvedValueOnce(orderDetail());
  const { user } = await openConsole(`/admin/orders/${id}`);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Order MW-7K3F9Q' })).toBeVisible();
});

test('redirects from a page beyond the last to the last, and keeps the filters', async () => {
  list.mockImplementation(async (_db, { page = 1 }) =>
    pageOf([orderSummary()], { count: 41, page: Math.min(page, 3) }),
  );
  const { router } = await openConsole('/admin/orders?status=Shipped&page=40');
  expect(await screen.findByRole('link', { name: 'Page 3, current page' })).toBeVisible();
  expect(router.state.location.search).toBe('?status=Shipped&page=3');
  expect(screen.queryByText(/No orders/)).not.toBeInTheDocument();
});
