import { randomUUID } from 'node:crypto';
import type { DataClient } from '../src/client.ts';
import type { AppError } from '../src/errors.ts';
import * as orders from '../src/orders/queries.ts';
import { connect, createActors, type ActorName, type Actors, type Sql } from './actors.ts';
import { createCategory, createProduct, delivery } from './goods.ts';
import * as latest from './latest-orders.ts';

let sql: Sql;
let actors: Actors;
let product: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  product = await createProduct(sql, {
    company_id: actors.seller.company!,
    category_id: await createCategory(sql),
    quantity: 10_000,
  });
});
afterAll(() => sql.end());

type Standing = 'awaiting' | 'approved' | 'shipped' | 'delivered' | 'settled';

async function newOrder(standing: Standing): Promise<string> {
  const placed = await orders.placeOrder(actors.buyer.db, {
    idempotency_key: randomUUID(),
    language: 'en',
    delivery,
    lines: [{ product_id: product, variant_id: null, quantity: 4, unit_price: 10_000 }],
  });
  const { id } = placed.orders[0]!;
  const steps: Standing[] = ['approved', 'shipped', 'delivered', 'settled'];
  for (const step of steps.slice(0, steps.indexOf(standing) + 1)) {
    if (step === 'approved') await latest.approveOrder(actors.admin.db, id);
    if (step === 'shipped') await latest.changeOrderStatus(actors.seller.db, id, 'Shipped');
    if (step === 'delivered') await latest.changeOrderStatus(actors.seller.db, id, 'Delivered');
    if (step === 'settled') await latest.settleCash(actors.seller.db, [id], true);
  }
  return id;
}

/** Rows that a decision writes besides the order. */
async function written(id: string) {
  const [counts] = await sql`
    select (select count(*)::int from public.order_events where order_id = ${id}) as events,
      (select count(*)::int from public.order_calls where order_id = ${id}) as calls,
      (select count(*)::int from private.outbox where order_ids @> ${[id]}::uuid[]) as mails,
      (select count(*)::int from public.notifications where subject ->> 'order_id' = ${id}) as notifications,
      (select count(*)::int from public.stock_movements where order_id = ${id}) as movements,
      (select version from public.orders where id = ${id}) as version`;
  return counts;
}

const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done' as const,
    (error: AppError) => ({ code: error.code, ...error.context }),
  );

interface OrderCase {
  standing: Standing;
  /** The actor who decides, and a colleague with the same right. */
  actor: ActorName;
  colleague: ActorName;
  act: (db: DataClient, order: orders.OrderDetail) => Promise<unknown>;
}

const cases: Record<string, OrderCase> = {
  approve: {
    standing: 'awaiting',
    actor: 'admin',
    colleague: 'support',
    act: (db, order) => orders.approveOrder(db, order),
  },
  reject: {
    standing: 'awaiting',
    actor: 'admin',
    colleague: 'support',
    act: (db, order) => orders.changeOrderStatus(db, order, 'Rejected', 'No'),
  },
  ship: {
    standing: 'approved',
    actor: 'seller',
    colleague: 'warehouse',
    act: (db, order) => orders.changeOrderStatus(db, order, 'Shipped', 'By van'),
  },
  'deliver without an amount': {
    standing: 'shipped',
    actor: 'admin',
    colleague: 'support',
    act: (db, order) => orders.changeOrderStatus(db, order, 'Delivered'),
  },
  cancel: {
    standing: 'approved',
    actor: 'seller',
    colleague: 'sales',
    act: (db, order) => orders.changeOrderStatus(db, order, 'Cancelled', 'Sold out'),
  },
  'report a shortage': {
    standing: 'approved',
    actor: 'seller',
    colleague: 'manager',
    act: (db, order) => {
      const lines = [{ id: order.lines[0]!.id, quantity: 3, missing: 'reduce' as const }];
      return orders.reportShortage(db, order, lines, 'Broken');
    },
  },
  'log a call': {
    standing: 'approved',
    actor: 'sales',
    colleague: 'seller',
    act: (db, order) => orders.logCall(db, order, 'no_answer', 'Twice'),
  },
  'log that the buyer confirmed': {
    standing: 'awaiting',
    actor: 'support',
    colleague: 'admin',
    act: (db, order) => orders.logCall(db, order, 'confirmed'),
  },
  'log an attempt to deliver': {
    standing: 'shipped',
    actor: 'seller',
    colleague: 'warehouse',
    act: (db, order) => orders.logAttempt(db, order, 'not_home', 'Rang twice'),
  },
  'deliver for an amount': {
    standing: 'shipped',
    actor: 'seller',
    colleague: 'manager',
    act: (db, order) => orders.deliverOrder(db, order, order.total! - 1_000, 'One bag torn'),
  },
  'take back from the door': {
    standing: 'shipped',
    actor: 'seller',
    colleague: 'manager',
    act: (db, order) => orders.refuseOrder(db, order, true, 'Refused'),
  },
  'settle the cash': {
    standing: 'delivered',
    actor: 'seller',
    colleague: 'finance',
    act: (db, order) => orders.settleCash(db, [order], true),
  },
  'take the settlement back': {
    standing: 'settled',
    actor: 'finance',
    colleague: 'manager',
    act: (db, order) => orders.settleCash(db, [order], false),
  },
};

describe.each(Object.entries(cases))('%s', (_name, { standing, actor, colleague, act }) => {
  const see = (id: string, who = actor) => orders.getOrder(actors[who].db, id);

  it('repeated by the same person reports the success and writes nothing', async () => {
    const id = await newOrder(standing);
    const seen = await see(id);
    await act(actors[actor].db, seen);
    const before = await written(id);
    expect(await outcomeOf(act(actors[actor].db, seen))).toBe('done');
    expect(await written(id)).toEqual(before);
  });

  it('is taken once by two simultaneous callers, and the other learns by whom', async () => {
    const id = await newOrder(standing);
    const seen = await see(id);
    await act(actors[actor].db, seen);
    const before = await written(id);
    const refused = await outcomeOf(act(actors[colleague].db, seen));
    expect(refused).toMatchObject({
      code: 'changed_meanwhile',
      by: `Test ${actor}`,
      by_role: ['admin', 'support'].includes(actor) ? 'admin' : 'seller',
      at: expect.stringMatching(/^\d{4}-/),
      what: expect.stringMatching(/^order_/),
    });
    expect(await written(id)).toEqual(before);
  });
});

it('refuses to reject an order approved meanwhile, and sends the buyer one mail', async () => {
  const id = await newOrder('awaiting');
  const seen = await orders.getOrder(actors.support.db, id);
  await orders.approveOrder(actors.admin.db, seen);
  const before = await written(id);
  expect(await outcomeOf(orders.changeOrderStatus(actors.support.db, seen, 'Rejected', 'No'))).toMatchObject({
    code: 'changed_meanwhile',
    what: 'order_approved',
    by: 'Test admin',
  });
  // Also refuses the approver in an older tab.
  expect(await outcomeOf(orders.changeOrderStatus(actors.admin.db, seen, 'Rejected', 'No'))).toMatchObject({
    code: 'changed_meanwhile',
    by_role: 'self',
    by: null,
  });
  expect(await written(id)).toEqual(before);
  expect(await orders.getOrder(actors.buyer.db, id)).toMatchObject({ status: 'Processing' });
});

it('treats a repeated call with another text as another decision', async () => {
  const id = await newOrder('approved');
  const seen = await orders.getOrder(actors.seller.db, id);
  await orders.changeOrderStatus(actors.seller.db, seen, 'Cancelled', 'Sold out');
  expect(
    await outcomeOf(orders.changeOrderStatus(actors.seller.db, seen, 'Cancelled', 'Broken')),
  ).toMatchObject({
    code: 'changed_meanwhile',
    what: 'order_cancelled',
  });
  const shipped = await orders.getOrder(actors.seller.db, await newOrder('shipped'));
  await orders.deliverOrder(actors.seller.db, shipped, shipped.total!);
  await orders.deliverOrder(actors.seller.db, shipped, shipped.total!);
  expect(await outcomeOf(orders.refuseOrder(actors.seller.db, shipped, false, 'No'))).toMatchObject({
    code: 'changed_meanwhile',
    what: 'order_delivered',
  });
});

it('reports success after a lost reply, even after the order advanced', async () => {
  const id = await newOrder('awaiting');
  const seen = await orders.getOrder(actors.admin.db, id);
  await orders.approveOrder(actors.admin.db, seen);
  await latest.changeOrderStatus(actors.seller.db, id, 'Shipped');
  expect(await outcomeOf(orders.approveOrder(actors.admin.db, seen))).toBe('done');
  expect(await orders.getOrder(actors.admin.db, id)).toMatchObject({ status: 'Shipped' });
});

it('shows buyers and companies no names of the other side', async () => {
  const id = await newOrder('awaiting');
  const [byBuyer, bySeller] = [
    await orders.getOrder(actors.buyer.db, id),
    await orders.getOrder(actors.seller.db, id),
  ];
  await latest.approveOrder(actors.admin.db, id);
  for (const [actor, seen] of [
    ['buyer', byBuyer],
    ['seller', bySeller],
  ] as const)
    expect(
      await outcomeOf(orders.changeOrderStatus(actors[actor].db, seen, 'Cancelled', 'No')),
    ).toMatchObject({
      code: 'changed_meanwhile',
      what: 'order_approved',
      by_role: 'admin',
      by: null,
    });
});

it('does not refuse a buyer’s cancellation or confirmation because of changes hidden from buyers', async () => {
  const [cancelled, confirmed] = [await newOrder('awaiting'), await newOrder('awaiting')];
  for (const [id, act] of [
    [cancelled, (order: orders.SeenOrder) => orders.changeOrderStatus(actors.buyer.db, order, 'Cancelled')],
    [confirmed, (order: orders.SeenOrder) => orders.confirmOrder(actors.buyer.db, order)],
  ] as const) {
    const seen = await orders.getOrder(actors.buyer.db, id);
    await latest.logCall(actors.seller.db, id, 'no_answer');
    expect(await outcomeOf(act(seen))).toBe('done');
    const before = await written(id);
    expect(await outcomeOf(act(seen))).toMatchObject({ code: 'changed_meanwhile' });
    expect(await written(id)).toEqual(before);
  }
  const again = await orders.getOrder(actors.buyer.db, await newOrder('awaiting'));
  await orders.confirmOrder(actors.buyer.db, again);
  expect(await outcomeOf(orders.confirmOrder(actors.buyer.db, again))).toBe('done');
});

it('refuses each changed order of a bulk step, with what happened', async () => {
  const ids = [await newOrder('awaiting'), await newOrder('awaiting')];
  const seen = await orders.getOrders(actors.support.db, ids);
  await latest.changeOrderStatus(actors.admin.db, ids[1]!, 'Rejected', 'No');
  const before = await written(ids[1]!);
  const { done, refused } = await orders.changeOrders(actors.support.db, seen, 'approve');
  expect(done).toEqual([ids[0]]);
  expect(refused).toMatchObject([
    { id: ids[1], code: 'changed_meanwhile', context: { what: 'order_rejected', by: 'Test admin' } },
  ]);
  expect(await written(ids[1]!)).toEqual(before);
  // The reply was lost.
  expect((await orders.changeOrders(actors.support.db, seen.slice(0, 1), 'approve')).done).toEqual([ids[0]]);
});

it('records the cash of all chosen orders or of none', async () => {
  const ids = [await newOrder('delivered'), await newOrder('delivered')];
  const seen = await orders.getOrders(actors.seller.db, ids);
  await orders.settleCash(actors.finance.db, [seen[1]!], true);
  expect(await outcomeOf(orders.settleCash(actors.seller.db, seen, true))).toMatchObject({
    code: 'changed_meanwhile',
    what: 'order_cash_settled',
    number: seen[1]!.number,
    by: 'Test finance',
  });
  expect((await orders.getOrder(actors.seller.db, ids[0]!)).cash_settled_at).toBeNull();
});

it.each([
  ['approve_order', { order_id: randomUUID() }],
  ['change_order_status', { order_id: randomUUID(), status: 'Shipped' }],
] as const)('refuses a call of %s without the version', async (name, input) => {
  const { error } = await actors.admin.db.rpc(name, input as never);
  expect(error?.code).toBe('PGRST202');
});
