import { pageOf } from '@mawad/shared-ui/testing/page-of.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { expectWaiting } from '@mawad/shared-ui/testing/expect-waiting.tsx';
import { AppError } from '@mawad/supabase/errors';
import { listProductsByIds } from '@mawad/supabase/catalogue/queries';
import { listGovernorates } from '@mawad/supabase/delivery/queries';
import {
  changeOrderStatus,
  confirmOrder,
  getOrder,
  getOrderConfirmation,
  listMyOrders,
  type OrderDetail,
  quoteCart,
} from '@mawad/supabase/orders/queries';
import { getReturnable } from '@mawad/supabase/returns/queries';
import { governorates } from '../../../testing/addresses.ts';
import { cartQuote, quoteLine } from '../../../testing/cart.ts';
import { productCard } from '../../../testing/catalogue.ts';
import { openShop } from '../../../testing/open-shop.tsx';
import { myOrder, orderDetail, orderLine } from '../../../testing/orders.ts';
import { returnable, returnableLine } from '../../../testing/returns.ts';
import { readGoods } from '../../lists/handed-goods.ts';

jest.mock('@mawad/supabase/live', () => ({ listen: () => () => undefined }));
jest.mock('@mawad/supabase/delivery/queries');
jest.mock('@mawad/supabase/returns/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/returns/queries'),
  getReturnable: jest.fn(),
}));
jest.mock('@mawad/supabase/catalogue/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/catalogue/queries'),
  listProductsByIds: jest.fn(),
}));
jest.mock('@mawad/supabase/orders/queries', () => ({
  ...jest.requireActual<object>('@mawad/supabase/orders/queries'),
  changeOrderStatus: jest.fn(),
  confirmOrder: jest.fn(),
  getOrder: jest.fn(),
  getOrderConfirmation: jest.fn(),
  listMyOrders: jest.fn(),
  quoteCart: jest.fn(),
}));

const list = jest.mocked(listMyOrders);
const get = jest.mocked(getOrder);

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  jest.mocked(listGovernorates).mockResolvedValue(governorates);
  jest.mocked(listProductsByIds).mockResolvedValue([productCard({ stock: 2 })]);
  jest.mocked(quoteCart).mockResolvedValue(cartQuote([quoteLine({ stock: 2 })]));
  list.mockResolvedValue(pageOf([myOrder()]));
  get.mockResolvedValue(orderDetail());
  jest.mocked(getReturnable).mockResolvedValue(returnable());
});

describe('returns of an order', () => {
  test.each([
    ['en', 'You can return goods from this order until 20 December 2099.', 'Return goods'],
    ['ar', 'يمكنك إرجاع بضاعة هذا الطلب لغاية 20 كانون الأول 2099.', 'إرجاع بضاعة'],
  ] as const)('can be asked for after the delivery (%s)', async (language, until, label) => {
    get.mockResolvedValue(orderDetail({ status: 'Delivered' }));
    await openShop('/orders/order-1', language);
    expect(await screen.findByText(until)).toBeVisible();
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', '/orders/order-1/return');
  });

  test.each([
    ['too_late', 'Goods from this order could be returned until 20 December 2099.'],
    ['not_returnable', 'The goods of this order cannot be returned.'],
  ] as const)('cannot be asked for with a reason (%s)', async (refused_because, text) => {
    get.mockResolvedValue(orderDetail({ status: 'Delivered' }));
    const lines = [returnableLine({ refused_because })];
    jest.mocked(getReturnable).mockResolvedValue(returnable({ lines }));
    await openShop('/orders/order-1');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Return goods' })).toBeNull();
  });

  test('are not mentioned before the delivery', async () => {
    get.mockResolvedValue(orderDetail({ status: 'Shipped' }));
    await openShop('/orders/order-1');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'Returns' })).toBeNull();
    expect(getReturnable).not.toHaveBeenCalled();
  });

  test('are listed with their credit notes', async () => {
    const amounts = { subtotal: 12_500, delivery_fee: 0, total: 12_500, issued_at: '2099-11-28T09:00:00Z' };
    const paper = { kind: 'credit_note' as const, number: 'CN-2099-00001', lines: [], ...amounts };
    get.mockResolvedValue(orderDetail({ status: 'Delivered', papers: [paper] }));
    const earlier = { id: 'return-1', number: 'RT-4H8K2M', status: 'Settled' as const };
    jest.mocked(getReturnable).mockResolvedValue(returnable({ returns: [earlier] }));
    await openShop('/orders/order-1');
    expect(await screen.findByRole('link', { name: /RT-4H8K2M/ })).toHaveAttribute(
      'href',
      '/returns/return-1',
    );
    const note = screen.getByRole('link', { name: /Credit note .*CN-2099-00001.*12,500\.00\sIQD/ });
    expect(note).toHaveAttribute('href', '/orders/order-1/invoice');
  });
});

test.each([
  ['en', 'You will not get everything you ordered', 'Ordered: 5 bags', '42,500'],
  ['ar', 'لن تحصل على كل ما طلبته', 'المطلوب: 5 أكياس', '42,500'],
] as const)('reports in %s that the seller reduced the order', async (language, title, ordered, total) => {
  const sums = { before: 67_500, after: 42_500 };
  const line = { name_en: 'Cement', name_ar: 'سمنت', unit: 'Bag' as const, before: 5, after: 3 };
  const { events } = orderDetail();
  const event = {
    ...events[0]!,
    id: 2,
    kind: 'shortage' as const,
    actor_role: 'seller' as const,
    note: 'Two are torn',
  };
  const changes = { lines: [line], subtotal: sums, delivery_fee: { before: 0, after: 0 }, total: sums };
  get.mockResolvedValue(
    orderDetail({
      lines: [orderLine({ ordered_quantity: 5 })],
      events: [...events, { ...event, changes }],
    }),
  );
  await openShop('/orders/o1', language);
  const notice = (await screen.findByText(title)).closest('[role=alert]')!;
  expect(notice).toHaveTextContent(total);
  expect(notice).toHaveTextContent('Two are torn');
  expect(screen.getByText(ordered)).toBeVisible();
});

test.each([
  ['en', 'Processing', false, '2099-12-01', 'Arrives by 1 December 2099'],
  ['en', 'Shipped', false, '2026-11-01', 'Late: was due on 1 November 2026'],
  ['ar', 'Processing', true, '2099-12-01', 'تجهز للاستلام لغاية 1 كانون الأول 2099'],
  ['en', 'Shipped', true, '2026-11-01', null],
  ['en', 'Delivered', false, '2026-11-01', null],
] as const)(
  'shows when an order arrives (%s, %s, pickup %s)',
  async (language, status, pickup, due_on, text) => {
    get.mockResolvedValue(orderDetail({ status, is_pickup: pickup, due_on }));
    await openShop('/orders/order-1', language);
    await screen.findByRole('heading', { level: 1 });
    const shown = screen.queryByText(/^(?:Arrives by|Late: was due|تجهز للاستلام)/);
    expect(shown?.textContent ?? null).toBe(text);
  },
);

test.each([
  ['en', 'Delivered by truck. Keep the access clear and have people ready to unload.'],
  ['ar', 'تصل البضاعة بالشاحنة. هيّئ الطريق ومن يفرّغها.'],
] as const)('says who unloads goods that come by truck (%s)', async (language, text) => {
  get.mockResolvedValue(orderDetail({ needs_truck: true }));
  await openShop('/orders/order-1', language);
  expect(await screen.findByText(text)).toBeVisible();
});

test.each(['/orders/order-1', '/my-orders'])('links a replacement to its return (%s)', async (path) => {
  const replaced_return = { id: 'return-1', number: 'RT-4H8K2M' };
  get.mockResolvedValue(orderDetail({ replaced_return }));
  list.mockResolvedValue(pageOf([myOrder({ replaced_return })]));
  await openShop(path);
  expect(await screen.findByRole('link', { name: /^Replacement for return RT-4H8K2M$/ })).toHaveAttribute(
    'href',
    '/returns/return-1',
  );
});

test('shows a failed delivery attempt only while the order is shipped', async () => {
  const { events } = orderDetail();
  const attempt = {
    ...events[0]!,
    id: 2,
    kind: 'attempt' as const,
    actor_role: 'seller' as const,
    note: 'Gate closed',
    changes: { outcome: 'not_home' as const },
  };
  get.mockResolvedValue(orderDetail({ status: 'Shipped', events: [...events, attempt] }));
  const { unmount } = await openShop('/orders/o1');
  const notice = (await screen.findByText('Nobody was there')).closest('[role=alert]');
  expect(notice).toHaveTextContent(/could not hand over the order.*Gate closed/);
  unmount();
  get.mockResolvedValue(orderDetail({ status: 'Delivered', events: [...events, attempt] }));
  await openShop('/orders/o1');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText('Nobody was there')).toBeNull();
});

test.each([
  ['en', 'Courier', /Rafidain Express.*Tracking number: TR-77/],
  ['ar', 'شركة التوصيل', /Rafidain Express.*رقم التتبّع: TR-77/],
] as const)('shows the courier and the tracking number (%s)', async (language, title, words) => {
  const shipment = {
    courier_id: 7,
    courier: 'Rafidain Express',
    courier_phone: null,
    tracking_number: 'TR-77',
  };
  get.mockResolvedValue(orderDetail({ status: 'Shipped', shipment }));
  await openShop('/orders/o1', language);
  expect(await screen.findByRole('region', { name: title })).toHaveTextContent(words);
});

test.each([null, 'refused', 'wrong_number'] as const)(
  'asks for no confirmation unless the seller could not reach the buyer (%s)',
  async (confirmation) => {
    get.mockResolvedValue(orderDetail({ confirmation }));
    await openShop('/orders/order-1');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Do you still want this order?')).not.toBeInTheDocument();
  },
);

test.each([
  ['+9647701112223', 'Ask the seller on WhatsApp', /^https:\/\/wa\.me\/9647701112223\?text=Hello/],
  [null, 'Ask on WhatsApp', /^https:\/\/wa\.me\/\d+\?text=Hello/],
] as const)('leads questions to the seller if it gave a phone (%s)', async (phone, name, href) => {
  get.mockResolvedValue(orderDetail({ seller: { phone, governorate: null } }));
  await openShop('/orders/order-1');
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(href));
});

test.each([true, false])(
  'offers changes of a company’s order to its own person alone (%s)',
  async (is_own) => {
    const names = { company_name: 'Jisr', company_name_en: 'Jisr', company_name_ar: 'جسر' };
    get.mockResolvedValue(
      orderDetail({
        confirmation: 'no_answer',
        buying: {
          ...names,
          ...{ company_id: 'c1', person: 'Omar', project: null, purchase_order: 'PO-7', cost_code: 'CC-7' },
          ...{ purchase_request_id: null, is_own },
        },
      }),
    );
    await openShop('/orders/order-1');
    expect(await screen.findByText('Bought for the company')).toBeVisible();
    for (const name of ['Cancel order', 'I confirm this order'])
      expect(screen.queryAllByRole('button', { name })).toHaveLength(is_own ? 1 : 0);
    expect(screen.queryAllByText('Only Omar cancels, confirms or returns this order.')).toHaveLength(
      is_own ? 0 : 1,
    );
  },
);

test('lets the buyer confirm an order and retry after a failure', async () => {
  get.mockResolvedValue(orderDetail({ confirmation: 'no_answer' }));
  jest.mocked(confirmOrder).mockRejectedValueOnce(new AppError('network', {}, true));
  const { user } = await openShop('/orders/o1');
  const button = await screen.findByRole('button', { name: 'I confirm this order' });
  await user.click(button);
  expect(await screen.findByText('The order could not be confirmed')).toBeVisible();
  get.mockResolvedValue(orderDetail({ confirmation: 'confirmed' }));
  await user.click(button);
  expect(
    await screen.findByText('This order is confirmed. The seller knows that you want it.'),
  ).toBeVisible();
  expect(button).not.toBeInTheDocument();
});

describe('my orders', () => {
  test('reads status, search and page from the address and stores them there', async () => {
    list.mockResolvedValue(pageOf([myOrder()], { count: 25 }));
    const { user, router } = await openShop('/my-orders?status=Shipped&q=cement&page=2');
    await screen.findByRole('link', { name: 'View order MW-7K3F9Q' });
    expect(list.mock.calls[0]![1]).toMatchObject({
      status: 'Shipped',
      term: 'cement',
      page: 2,
      page_size: 10,
    });
    await user.click(screen.getByRole('link', { name: 'Delivered' }));
    expect(router.state.location.search).toBe('?q=cement&status=Delivered');
    const box = screen.getByRole('searchbox', { name: 'Search my orders' });
    await user.clear(box);
    await user.type(box, ' rebar {Enter}');
    expect(router.state.location.search).toBe('?status=Delivered&q=rebar');
  });

  test.each([
    ['en', 'Failed to fetch orders.', 'Try again'],
    ['ar', 'تعذّر جلب الطلبات.', 'حاول مرة أخرى'],
  ] as const)(
    'reports a failure in %s and offers a retry @orders-failed',
    async (language, message, retry) => {
      list.mockRejectedValueOnce(new AppError('not_allowed'));
      const { user } = await openShop('/my-orders', language);
      expect(await screen.findByText(message)).toBeVisible();
      await user.click(screen.getByRole('button', { name: retry }));
      expect(await screen.findByText('MW-7K3F9Q')).toBeVisible();
    },
  );

  test('links to products without orders, and to all orders without matches', async () => {
    list.mockResolvedValue(pageOf([]));
    const empty = await openShop('/my-orders');
    expect(await screen.findByText('No orders yet')).toBeVisible();
    empty.unmount();
    await openShop('/my-orders?status=Rejected');
    expect(await screen.findByRole('link', { name: 'Show all orders' })).toHaveAttribute(
      'href',
      '/my-orders',
    );
  });

  test('redirects a page beyond the last to the last and keeps the filters', async () => {
    list.mockImplementation(async (_, { page = 1 }) =>
      pageOf([myOrder()], { count: 12, page: Math.min(page, 2), pageSize: 10 }),
    );
    const { router } = await openShop('/my-orders?status=Shipped&page=9');
    expect(await screen.findByText('MW-7K3F9Q')).toBeVisible();
    expect(router.state.location.search).toBe('?status=Shipped&page=2');
  });

  test.each([
    ['en', 'Purchase order PO-7/26'],
    ['ar', 'أمر الشراء PO-7/26'],
  ] as const)('shows the number of the purchase order (%s)', async (language, text) => {
    const purchase = { buyer_company: null, tax_number: null, purchase_order: 'PO-7/26' };
    list.mockResolvedValue(pageOf([myOrder({ purchase })]));
    await openShop('/my-orders', language);
    const card = await screen.findByRole('article');
    expect(card).toHaveTextContent(text);
  });

  test('groups orders that were placed together and orders all of them again', async () => {
    const orders = [
      myOrder({ checkout_orders: 2 }),
      myOrder({ id: 'order-2', number: 'MW-22222A', total: 10_000, checkout_orders: 2 }),
    ];
    const alone = myOrder({ id: 'order-3', number: 'MW-33333B', checkout_id: 'checkout-3' });
    list.mockResolvedValue(pageOf([...orders, alone]));
    const { delivery } = orderDetail();
    jest.mocked(getOrderConfirmation).mockResolvedValue({
      ...{ checkout_id: orders[0]!.checkout_id, delivery, total: null },
      orders: [
        orderDetail(),
        orderDetail({ id: 'order-2', lines: [orderLine({ id: 9, product_id: null })] }),
      ],
    });
    const { user } = await openShop('/my-orders');
    const group = await screen.findByRole('region', { name: /^2 orders, placed together: MW-/ });
    expect(within(group).getAllByRole('article')).toHaveLength(2);
    expect(screen.getAllByRole('article')).toHaveLength(3);
    await user.click(within(group).getByRole('button', { name: /^Order all again: MW-/ }));
    expect(await within(group).findByText('1 product is in your cart')).toBeVisible();
    expect(within(group).getByText('Portland cement 42.5 R: no longer sold')).toBeVisible();
  });

  test.each([
    ['en', '1 of 2 orders, placed together', /^Order all again: MW-/],
    ['ar', '1 من طلبين في عملية شراء واحدة', /^اطلب الكل مجددًا: /],
  ] as const)(
    'keeps the group of an order whose others are filtered out (%s)',
    async (language, title, all) => {
      list.mockResolvedValue(pageOf([myOrder({ checkout_orders: 2 })]));
      await openShop('/my-orders?status=Shipped', language);
      const group = await screen.findByRole('region', { name: `${title}: MW-7K3F9Q` });
      expect(within(group).getByRole('button', { name: all })).toBeVisible();
      expect(within(group).getAllByText(/42,500/)).toHaveLength(1);
    },
  );

  test('reorders into the cart and reports missing quantities @order-again', async () => {
    get.mockResolvedValue(orderDetail({ lines: [orderLine(), orderLine({ id: 2, product_id: null })] }));
    const { user, app } = await openShop('/my-orders');
    await user.click(await screen.findByRole('button', { name: 'Order again: MW-7K3F9Q' }));
    expect(await screen.findByText('1 product is in your cart')).toBeVisible();
    expect(screen.getByText('Portland cement 42.5 R: 2 of 3 added, which is all that is left')).toBeVisible();
    expect(screen.getByText('Portland cement 42.5 R: no longer sold')).toBeVisible();
    expect(app.store.getState().cart.items).toMatchObject([{ product: { id: 7 }, quantity: 2 }]);
    expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  });

  test('shows changed prices before anything is put into the cart', async () => {
    get.mockResolvedValue(orderDetail({ lines: [orderLine({ unit_price: 1 })] }));
    const { user, app } = await openShop('/my-orders');
    await user.click(await screen.findByRole('button', { name: 'Order again: MW-7K3F9Q' }));
    expect(await screen.findByText('The price of 1 product has changed since')).toBeVisible();
    expect(screen.getByText(/^Portland cement 42.5 R: 1.00 IQD → /)).toBeVisible();
    expect(app.store.getState().cart.items).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText('The price of 1 product has changed since')).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Order again: MW-7K3F9Q' }));
    await user.click(await screen.findByRole('button', { name: 'Add 1 product at this price' }));
    expect(await screen.findByText('1 product is in your cart')).toBeVisible();
    expect(app.store.getState().cart.items).toMatchObject([{ product: { id: 7 }, quantity: 2 }]);
  });

  test('reports a failed reorder and leaves the cart unchanged', async () => {
    jest.mocked(quoteCart).mockRejectedValue(new AppError('network', {}, true));
    const { user, app } = await openShop('/my-orders', 'ar');
    await user.click(await screen.findByRole('button', { name: /اطلب من جديد: MW-7K3F9Q/ }));
    expect(await screen.findByText('لم تُضف المواد إلى السلة')).toBeVisible();
    expect(app.store.getState().cart.items).toHaveLength(0);
  });
});

describe('an order', () => {
  test('can be cancelled before approval after confirmation, with a reason @order-cancel', async () => {
    const { user } = await openShop('/orders/order-1');
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const asking = await screen.findByRole('dialog', { name: 'Cancel order MW-7K3F9Q?' });
    expect(asking).toHaveTextContent('Al-Rafidain will be notified at once and its goods go back on sale.');
    await user.type(within(asking).getByRole('textbox', { name: 'Reason (optional)' }), 'Wrong size');
    await user.click(within(asking).getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('Order cancelled')).toBeVisible();
    expect(changeOrderStatus).toHaveBeenCalledWith(
      expect.anything(),
      orderDetail({}),
      'Cancelled',
      'Wrong size',
    );
  });

  test('disables the button while it is cancelled', async () => {
    const change = jest.mocked(changeOrderStatus).mockReturnValue(new Promise(() => undefined));
    const { user } = await openShop('/orders/order-1');
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const asking = within(await screen.findByRole('dialog'));
    await user.click(asking.getByRole('button', { name: 'Cancel order' }));
    await expectWaiting(asking.getByRole('button', { name: 'Cancel order' }), change);
  });

  test('focuses the new status after cancellation', async () => {
    get.mockResolvedValueOnce(orderDetail({})).mockResolvedValue(orderDetail({ status: 'Cancelled' }));
    const { user } = await openShop('/orders/order-1');
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull());
    expect(document.activeElement).toHaveTextContent(/^Cancelled$/);
  });

  test('returns the focus to the button if it is not cancelled', async () => {
    const { user } = await openShop('/orders/order-1');
    const cancel = await screen.findByRole('button', { name: 'Cancel order' });
    await user.click(cancel);
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep the order' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(cancel).toHaveFocus();
  });

  test('cannot be cancelled after approval', async () => {
    get.mockResolvedValue(orderDetail({ approved_at: '2026-11-01T10:00:00Z' }));
    await openShop('/orders/order-1');
    await screen.findByRole('heading', { level: 1, name: 'Order MW-7K3F9Q' });
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  });

  test('reports an approval that happened while the cancel dialog was open', async () => {
    const news = { what: 'order_approved', by: null, by_role: 'admin', at: '2026-11-01T10:00:00Z' };
    jest.mocked(changeOrderStatus).mockRejectedValue(new AppError('changed_meanwhile', news));
    const approved = orderDetail({ approved_at: '2026-11-01T10:00:00Z' });
    get.mockResolvedValueOnce(orderDetail({})).mockResolvedValue(approved);
    const { user } = await openShop('/orders/order-1');
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel order' }));
    const asking = within(screen.getByRole('dialog'));
    expect(await asking.findByText('Failed to update status')).toBeVisible();
    expect(asking.getByText(/the order was approved \(by the Mawad team · /)).toBeVisible();
  });

  test.each([
    ['en', 'Order not found.', 'My orders'],
    ['ar', 'الطلب غير موجود.', 'طلباتي'],
  ] as const)(
    'shows a not-found message in %s if it does not exist or belongs to another user @order-not-found',
    async (language, message, way) => {
      get.mockRejectedValue(new AppError('order_not_found'));
      await openShop('/orders/none', language);
      expect(await screen.findByText(message)).toBeVisible();
      expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', '/my-orders');
    },
  );

  test('links to the reviews of its products after delivery @order-review-link', async () => {
    get.mockResolvedValue(orderDetail({ status: 'Delivered', approved_at: '2026-11-01T10:00:00Z' }));
    await openShop('/orders/order-1');
    const link = await screen.findByRole('link', { name: 'Write a review of Portland cement 42.5 R' });
    expect(link).toHaveAttribute('href', '/product/7#reviews');
  });

  test.each([
    ['en', 'Ask the seller on WhatsApp', /Hello, .*MW-7K3F9Q\.\nالسلام عليكم، .*MW-7K3F9Q/],
    ['ar', 'اسأل البائع عبر واتساب', /السلام عليكم، .*MW-7K3F9Q\.\nHello, .*MW-7K3F9Q/],
  ] as const)(
    "in %s sends WhatsApp a message in both languages, the buyer's first",
    async (language, name, text) => {
      await openShop('/orders/order-1', language);
      const link = await screen.findByRole('link', { name });
      expect(new URL(link.getAttribute('href')!).searchParams.get('text')).toMatch(text);
    },
  );
});

const invoice = {
  kind: 'invoice' as const,
  number: 'INV-2026-00001',
  lines: [{ line_id: 1, quantity: 3, amount: 37_500 }],
  subtotal: 37_500,
  delivery_fee: 5000,
  total: 42_500,
  issued_at: '2026-11-01T10:00:00Z',
};
const creditNote = { ...invoice, kind: 'credit_note' as const, number: 'CN-2026-00001' };

describe('invoice', () => {
  test.each(['en', 'ar'] as const)('contains both languages for a user of %s', async (language) => {
    get.mockResolvedValue(
      orderDetail({ lines: [orderLine({ size: 'L', color: 'Blue', color_ar: 'أزرق' })] }),
    );
    await openShop('/orders/order-1/invoice', language);
    const sheet = await screen.findByRole('article', { name: /Pro forma invoice/ });
    await waitFor(() => expect(sheet).toHaveTextContent('الكرادة - بغداد'));
    for (const text of [
      'فاتورة أولية',
      'MW-7K3F9Q',
      'Karrada - Baghdad',
      'Portland cement 42.5 R (L / Blue)',
      'سمنت بورتلاندي 42.5 R (L / أزرق)',
      'bag / كيس',
      '37,500.00',
      '5,000.00',
      '42,500.00 IQD',
      '+964 780 111 2223',
      '+964 770 123 4567',
    ]) {
      if (text.endsWith('IQD')) expect(sheet).toHaveTextContent(/42,500\.00 (IQD|د\.ع)/);
      else expect(sheet).toHaveTextContent(text);
    }
    expect(within(sheet).getByRole('img', { name: /Scan the code to open this order/ })).toBeInTheDocument();
  });

  test('has a number after approval and is followed by a credit note', async () => {
    get.mockResolvedValue(orderDetail({ status: 'Cancelled', papers: [invoice, creditNote] }));
    await openShop('/orders/order-1/invoice');
    const sheets = await screen.findAllByRole('article');
    expect(sheets.map((sheet) => within(sheet).getByRole('heading', { level: 1 }).textContent)).toEqual([
      'Invoiceفاتورة',
      'Credit noteإشعار دائن',
    ]);
    expect(sheets[0]).toHaveTextContent('INV-2026-00001');
    expect(sheets[0]).toHaveTextContent('Cancelled, nothing to pay');
    expect(sheets[1]).toHaveTextContent('CN-2026-00001');
  });

  test.each(['en', 'ar'] as const)(
    'does not exist if the order was cancelled before it (%s)',
    async (language) => {
      get.mockResolvedValue(orderDetail({ status: 'Rejected' }));
      await openShop('/orders/order-1/invoice', language);
      expect(
        await screen.findByText(
          language === 'en' ? 'This order has no invoice' : 'لا توجد فاتورة لهذا الطلب',
        ),
      ).toBeVisible();
      expect(screen.queryByRole('article')).toBeNull();
    },
  );

  test.each([
    ['Pro forma invoice', {}],
    ['Invoice', { papers: [invoice] }],
    ['Invoice and credit note', { status: 'Cancelled', papers: [invoice, creditNote] }],
    [null, { status: 'Cancelled' }],
    // Amounts are null for members of a company who may not see money.
    [null, { total: null }],
    [null, { total: null, papers: [invoice] }],
  ] as const)('is linked as %s', async (name, change) => {
    get.mockResolvedValue(orderDetail(change as Partial<OrderDetail>));
    await openShop('/orders/order-1');
    await screen.findByRole('heading', { level: 1, name: 'Order MW-7K3F9Q' });
    const link = screen.queryByRole('link', { name: /invoice/i });
    expect(link && link.textContent).toBe(name);
  });

  test('prints with its button', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    get.mockResolvedValue(orderDetail({ papers: [invoice] }));
    const { user } = await openShop('/orders/order-1/invoice');
    await user.click(await screen.findByRole('button', { name: 'Print the invoice' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });
});

test('shows pickup place, readiness and failed pickup of an order', async () => {
  const { full_name, phone, email } = orderDetail().delivery;
  const ready = {
    ...orderDetail().events[0]!,
    kind: 'status' as const,
    to_status: 'Shipped' as const,
    changes: null,
  };
  const attempt = { ...ready, kind: 'attempt' as const, changes: { outcome: 'not_come' as const } };
  get.mockResolvedValue(
    orderDetail({
      status: 'Shipped',
      approved_at: '2026-11-02T09:00:00Z',
      is_pickup: true,
      delivery_fee: 0,
      delivery: { full_name, phone, email },
      pickup: {
        address_en: 'Industrial quarter',
        address_ar: null,
        note_en: 'Ask for Ali',
        note_ar: null,
        governorate: 'IQ-BG',
        hours_en: 'Daily',
        hours_ar: null,
      },
      events: [orderDetail().events[0]!, { ...ready, id: 2 }, { ...attempt, id: 3 }],
    }),
  );
  await openShop('/orders/order-1');
  const place = await screen.findByRole('region', { name: 'Pick up at' });
  for (const words of ['Al-Rafidain', 'Industrial quarter', 'Daily', 'Ask for Ali'])
    expect(place).toHaveTextContent(words);
  expect(screen.getByRole('region', { name: 'Ordered by' })).toHaveTextContent(full_name);
  expect(screen.getAllByText('Ready for pickup')).toHaveLength(2);
  expect(screen.getByText('The buyer did not come')).toBeVisible();
  expect(screen.getByText(/kept for you/)).toBeVisible();
  expect(screen.queryByText('Shipped')).toBeNull();
});

test.each([
  ['en', ['30-day returns', 'Returns only if wrong or faulty', 'Not returnable']],
  ['ar', ['إرجاع خلال 30 يومًا', 'الإرجاع فقط إن وصل مغلوطًا أو معيبًا', 'لا يُرجَع']],
] as const)('shows the return rules of ordered goods in %s', async (language, texts) => {
  const rules = ['30_days', 'faulty_only', 'none'] as const;
  const [line] = orderDetail().lines;
  get.mockResolvedValue(
    orderDetail({ lines: rules.map((returns, place) => ({ ...line!, id: place + 1, returns })) }),
  );
  await openShop('/orders/order-1', language);
  for (const text of texts) expect(await screen.findByText(text)).toBeVisible();
});

test('an order hands the goods that the shop still has to the page that saves them to a list', async () => {
  get.mockResolvedValue(
    orderDetail({
      lines: [
        orderLine({ quantity: 2, ordered_quantity: 3 }),
        orderLine({ id: 2, product_id: null, name_en: 'Quoted goods' }),
      ],
    }),
  );
  const { user } = await openShop('/orders/order-1');
  await user.click(await screen.findByRole('link', { name: 'Save to a list' }));
  expect(readGoods()).toEqual([{ product_id: 7, variant_id: null, quantity: 3 }]);
});
