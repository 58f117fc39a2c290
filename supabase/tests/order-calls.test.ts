import { randomUUID } from 'node:crypto';
import type { AppError } from '../src/errors.ts';
import { listNotifications } from '../src/notifications/queries.ts';
import { getOrder, listSellerOrders, placeOrder } from '../src/orders/queries.ts';
import { connect, createActors, type ActorName, type Actors, type Sql } from './actors.ts';
import { createCategory, createProduct, delivery } from './goods.ts';
import { approveOrder, changeOrderStatus, confirmOrder, logCall } from './latest-orders.ts';

let sql: Sql;
let actors: Actors;
const products: Partial<Record<ActorName, number>> = {};

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  const category_id = await createCategory(sql);
  for (const name of ['seller', 'otherSeller'] as const)
    products[name] = await createProduct(sql, { company_id: actors[name].company!, category_id });
});
afterAll(() => sql.end());

async function newOrder(
  seller: 'seller' | 'otherSeller' = 'seller',
  phone = delivery.phone,
): Promise<string> {
  const { orders } = await placeOrder(actors.buyer.db, {
    idempotency_key: randomUUID(),
    language: 'en',
    delivery: { ...delivery, phone },
    lines: [{ product_id: products[seller]!, variant_id: null, quantity: 1, unit_price: 10_000 }],
  });
  return orders[0]!.id;
}
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: AppError) => error.code,
  );

it('records calls with author and time, for the company and staff but not the buyer', async () => {
  const id = await newOrder();
  await logCall(actors.sales.db, id, 'no_answer', ' Twice ');
  await logCall(actors.admin.db, id, 'call_again');
  const seen = await getOrder(actors.seller.db, id);
  expect(seen.confirmation).toBe('call_again');
  expect(seen.calls).toMatchObject([
    { outcome: 'no_answer', side: 'company', note: 'Twice' },
    { outcome: 'call_again', side: 'staff', caller: null, note: null },
  ]);
  expect(seen.calls![0]!.caller).toBeTruthy();
  const buyers = await getOrder(actors.buyer.db, id);
  expect(buyers.calls).toBeUndefined();
  expect(buyers.phone_history).toBeUndefined();
  expect(buyers.events).toHaveLength(1);
});

it('filters the list by the outcome of the last call', async () => {
  const [asked, open] = [await newOrder(), await newOrder()];
  await logCall(actors.seller.db, asked, 'wrong_number');
  const ids = async (confirmation: 'wrong_number' | 'none') =>
    (await listSellerOrders(actors.seller.db, { confirmation, page_size: 100 })).items.map(({ id }) => id);
  expect(await ids('wrong_number')).toEqual([asked]);
  expect(await ids('none')).toContain(open);
  expect(await ids('none')).not.toContain(asked);
});

it('lets the buyer confirm once, and notifies the company', async () => {
  const id = await newOrder();
  await logCall(actors.seller.db, id, 'no_answer');
  await Promise.all(Array.from({ length: 5 }, () => confirmOrder(actors.buyer.db, id)));
  const { events, confirmation } = await getOrder(actors.seller.db, id);
  expect(confirmation).toBe('confirmed');
  expect(events.filter(({ kind }) => kind === 'confirmed')).toMatchObject([{ actor_role: 'buyer' }]);
  const told = (await listNotifications(actors.seller.db, {})).items.filter(
    ({ kind, subject }) => kind === 'order_confirmed' && subject.order_id === id,
  );
  expect(told).toHaveLength(1);
});

it.each([
  ['anonymous', 'not_signed_in', 'not_signed_in'],
  ['otherBuyer', 'order_not_found', 'order_not_found'],
  ['otherSeller', 'order_not_found', 'order_not_found'],
  ['finance', 'not_allowed', 'not_allowed'],
  ['warehouse', 'done', 'not_allowed'],
  ['admin', 'done', 'not_allowed'],
  ['buyer', 'not_allowed', 'done'],
] as const)('%s logs a call: %s, confirms: %s', async (actor, call, confirm) => {
  const id = await newOrder();
  expect(await codeOf(logCall(actors[actor].db, id, 'confirmed'))).toBe(call);
  expect(await codeOf(confirmOrder(actors[actor].db, id))).toBe(confirm);
});

it('is refused once the goods have left', async () => {
  const id = await newOrder();
  await approveOrder(actors.admin.db, id);
  await changeOrderStatus(actors.seller.db, id, 'Shipped');
  expect(await codeOf(logCall(actors.seller.db, id, 'confirmed'))).toBe('order_state_changed');
  expect(await codeOf(confirmOrder(actors.buyer.db, id))).toBe('order_state_changed');
  expect(await codeOf(logCall(actors.seller.db, await newOrder(), 'maybe' as 'refused'))).toBe(
    'invalid_input',
  );
});

it('counts the outcomes of orders to a phone at all companies, as numbers only', async () => {
  const phone = '+9647709998877';
  const end = async (seller: 'seller' | 'otherSeller', way: 'delivered' | 'door' | 'late' | 'own') => {
    const id = await newOrder(seller, phone);
    const db = actors[seller].db;
    await approveOrder(actors.admin.db, id);
    if (way === 'late') await logCall(db, id, 'refused');
    if (way === 'delivered' || way === 'door') await changeOrderStatus(db, id, 'Shipped');
    if (way === 'delivered') await changeOrderStatus(db, id, 'Delivered');
    else await changeOrderStatus(db, id, 'Cancelled', 'Reason');
  };
  await end('seller', 'delivered');
  await end('otherSeller', 'door');
  await end('otherSeller', 'late');
  // Orders cancelled by the company do not count against the buyer.
  await end('otherSeller', 'own');
  const { phone_history } = await getOrder(actors.seller.db, await newOrder('seller', phone));
  expect(phone_history).toEqual({ delivered: 1, refused: 1, late: 1 });
});
