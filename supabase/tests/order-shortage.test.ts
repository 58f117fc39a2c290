import { randomUUID } from 'node:crypto';
import type { AppError } from '../src/errors.ts';
import { listNotifications } from '../src/notifications/queries.ts';
import {
  getOrder,
  type LineShortage,
  listSellerOrders,
  type OrderStatus,
  placeOrder,
} from '../src/orders/queries.ts';
import { connect, createActors, type ActorName, type Actors, type Sql } from './actors.ts';
import { createCategory, createProduct, createVariant, delivery, setStock, stockOf } from './goods.ts';
import * as orders from '../src/orders/queries.ts';
import { approveOrder, changeOrderStatus, reportShortage } from './latest-orders.ts';

let sql: Sql;
let actors: Actors;
let piece: number;
let shirt: number;
let variant: number;
let cable: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  const goods = { company_id: actors.seller.company!, category_id: await createCategory(sql) };
  piece = await createProduct(sql, { ...goods, quantity: 1000 });
  shirt = await createProduct(sql, { ...goods, quantity: 0 });
  variant = await createVariant(sql, shirt, { size: 'M', stock: 1000 });
  cable = await createProduct(sql, { ...goods, quantity: 1000, unit: 'Meter', quantity_step: 0.5 });
});
afterAll(() => sql.end());

/** Creates an order of 5 pieces, 4 shirts and 2.5 m of cable at 10,000 IQD each; returns its id. */
async function newOrder(): Promise<string> {
  const { orders } = await placeOrder(actors.buyer.db, {
    idempotency_key: randomUUID(),
    language: 'ar',
    delivery,
    lines: [
      { product_id: piece, variant_id: null, quantity: 5, unit_price: 10_000 },
      { product_id: shirt, variant_id: variant, quantity: 4, unit_price: 10_000 },
      { product_id: cable, variant_id: null, quantity: 2.5, unit_price: 10_000 },
    ],
  });
  return orders[0]!.id;
}

const stock = async () => ({
  pieces: await stockOf(sql, piece),
  shirts: await stockOf(sql, shirt, variant),
  cable: await stockOf(sql, cable),
});

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: AppError) => error.code,
  );

/** Shortages for the given available quantities of an order's lines; missing goods return to stock. */
async function shortagesOf(
  id: string,
  quantities: (number | null)[],
  missing: LineShortage['missing'] = 'return',
): Promise<LineShortage[]> {
  const { lines } = await getOrder(actors.admin.db, id);
  return lines.flatMap((line, index) => {
    const quantity = quantities[index];
    return quantity == null ? [] : [{ id: line.id, quantity, missing }];
  });
}
const report = (id: string, lines: LineShortage[], actor: ActorName = 'seller', reason = 'Broken') =>
  codeOf(reportShortage(actors[actor].db, id, lines, reason));
const change = (actor: ActorName, id: string, status: OrderStatus) =>
  codeOf(changeOrderStatus(actors[actor].db, id, status, 'Reason'));

it('reduces lines, totals and stock, records before and after, and notifies the buyer', async () => {
  const before = await stock();
  const id = await newOrder();
  expect(await report(id, await shortagesOf(id, [3, 0, 1.5]))).toBe('done');
  const order = await getOrder(actors.buyer.db, id);
  expect(order.lines.map((line) => [line.ordered_quantity, line.quantity, line.line_total])).toEqual([
    [5, 3, 30_000],
    [4, 0, 0],
    [2.5, 1.5, 15_000],
  ]);
  expect(order).toMatchObject({
    status: 'Processing',
    subtotal: 45_000,
    total: 45_000 + order.delivery_fee!,
  });
  expect(order.events.at(-1)).toMatchObject({
    kind: 'shortage',
    actor_role: 'seller',
    note: 'Broken',
    changes: {
      lines: [
        { unit: 'Each', before: 5, after: 3 },
        { before: 4, after: 0 },
        { unit: 'Meter', before: 2.5, after: 1.5 },
      ],
      subtotal: { before: 115_000, after: 45_000 },
    },
  });
  expect(await stock()).toEqual({
    pieces: before.pieces - 3,
    shirts: before.shirts,
    cable: before.cable - 1.5,
  });
  const mails = await sql<{ address: string; language: string }[]>`
    select address, language from private.outbox
    where template = 'order_shortage' and order_ids @> ${[id]}::uuid[]`;
  expect(mails).toEqual([{ address: actors.buyer.email, language: 'ar' }]);
  const { items } = await listNotifications(actors.buyer.db, {});
  expect(items[0]).toMatchObject({ kind: 'order_shortage', subject: { order_id: id, reason: 'Broken' } });
});

it('sets the stock to zero if nothing is on the shelf, and returns none of it', async () => {
  await setStock(sql, { product_id: piece, quantity: 9 });
  const id = await newOrder();
  expect(await report(id, await shortagesOf(id, [2], 'absent'))).toBe('done');
  expect(await stockOf(sql, piece)).toBe(0);
  const [moved] = await sql`
    select kind, delta::float8 as delta, quantity::float8 as quantity from public.stock_movements
    where order_id = ${id}`;
  expect(moved).toEqual({ kind: 'written_off', delta: -4, quantity: 0 });
  expect(await change('seller', id, 'Cancelled')).toBe('done');
  expect(await stockOf(sql, piece)).toBe(2);
  await setStock(sql, { product_id: piece, quantity: 1000 });
});

it('reduces the stock by the missing quantity, in pieces or parts of a metre, and records both steps', async () => {
  await setStock(sql, { product_id: piece, quantity: 9 });
  const id = await newOrder();
  const before = await stock();
  expect(await report(id, await shortagesOf(id, [2, null, 1.125], 'reduce'))).toBe('done');
  expect(await stock()).toEqual(before);
  const moved = await sql`
    select kind, delta::float8 as delta, quantity::float8 as quantity from public.stock_movements
    where order_id = ${id} order by product_id, id`;
  expect(moved).toEqual([
    { kind: 'returned', delta: 3, quantity: 7 },
    { kind: 'written_off', delta: -3, quantity: 4 },
    { kind: 'returned', delta: 1.375, quantity: before.cable + 1.375 },
    { kind: 'written_off', delta: -1.375, quantity: before.cable },
  ]);
  await setStock(sql, { product_id: piece, quantity: 1000 });
});

it('returns the rest of a reduced order once, even for simultaneous cancellations', async () => {
  const before = await stock();
  const id = await newOrder();
  expect(await report(id, await shortagesOf(id, [3, 0]))).toBe('done');
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, (_, i) => change(i % 2 ? 'buyer' : 'admin', id, 'Cancelled')),
  );
  expect(outcomes).toContain('done');
  expect(await stock()).toEqual(before);
});

it('accepts one of two simultaneous reports, and refuses the other', async () => {
  const before = await stock();
  const id = await newOrder();
  const lines = await shortagesOf(id, [3]);
  const order = await getOrder(actors.seller.db, id);
  const outcomes = await Promise.all(
    (['seller', 'manager', 'warehouse'] as const).map((actor) =>
      codeOf(orders.reportShortage(actors[actor].db, order, lines, 'Broken')),
    ),
  );
  expect(outcomes.sort()).toEqual(['changed_meanwhile', 'changed_meanwhile', 'done']);
  expect((await stock()).pieces).toBe(before.pieces - 3);
  await change('seller', id, 'Cancelled');
  expect(await stock()).toEqual(before);
});

it('keeps stock records consistent when shortages, orders and cancellations happen together', async () => {
  await setStock(sql, { product_id: piece, quantity: 40 });
  const ids = await Promise.all(Array.from({ length: 6 }, () => newOrder()));
  await Promise.all(
    ids.map(async (id, i) => {
      const lines = await shortagesOf(id, [i % 5, i % 4]);
      const acts = [
        report(id, lines),
        change('buyer', id, 'Cancelled'),
        i % 2 ? codeOf(newOrder()) : report(id, lines, 'manager'),
      ];
      return Promise.all(i % 3 ? acts : acts.reverse());
    }),
  );
  const [sold] = await sql<{ quantity: number }[]>`
    select coalesce(sum(l.quantity), 0)::float8 as quantity from public.order_lines l
    join public.orders o on o.id = l.order_id and o.status not in ('Cancelled', 'Rejected')
    where l.product_id = ${piece} and o.created_at >= (select min(created_at) from public.orders where id = any (${ids}))`;
  const left = await stockOf(sql, piece);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left + sold!.quantity).toBe(40);
  await setStock(sql, { product_id: piece, quantity: 1000 });
});

it('keeps the agreed delivery fee, including free delivery', async () => {
  const order = async (quantity: number) => {
    const lines = [{ product_id: piece, variant_id: null, quantity, unit_price: 10_000 }];
    const body = { idempotency_key: randomUUID(), language: 'en' as const, delivery, lines };
    return (await placeOrder(actors.buyer.db, body)).orders[0]!.id;
  };
  const [free, paid] = [await order(20), await order(3)];
  expect(await getOrder(actors.buyer.db, free)).toMatchObject({ delivery_fee: 0, total: 200_000 });
  const { delivery_fee: fee } = await getOrder(actors.buyer.db, paid);
  expect(fee).toBeGreaterThan(0);
  // The seller's fees and limits change meanwhile.
  await sql`update public.delivery_rates set fee = 15000 where company_id = ${actors.seller.company}`;
  for (const comes of [8, 1]) {
    expect(await report(free, await shortagesOf(free, [comes]))).toBe('done');
    expect(await getOrder(actors.buyer.db, free)).toMatchObject({ delivery_fee: 0, total: comes * 10_000 });
  }
  expect(await report(paid, await shortagesOf(paid, [1]))).toBe('done');
  expect(await getOrder(actors.buyer.db, paid)).toMatchObject({ delivery_fee: fee, total: 10_000 + fee! });
});

it.each([
  ['anonymous', 'not_signed_in'],
  ['otherBuyer', 'order_not_found'],
  ['otherSeller', 'order_not_found'],
  ['buyer', 'not_allowed'],
  ['admin', 'not_allowed'],
  ['finance', 'not_allowed'],
  ['warehouse', 'done'],
] as const)(
  'accepts a shortage report only from people who may change orders of the company: %s',
  async (actor, outcome) => {
    const id = await newOrder();
    expect(await report(id, await shortagesOf(id, [1]), actor)).toBe(outcome);
  },
);

it('refuses invalid quantities and changes nothing', async () => {
  const id = await newOrder();
  const before = await stock();
  const other = await shortagesOf(await newOrder(), [1]);
  const [line] = await shortagesOf(id, [1]);
  const afterOther = await stock();
  const refused: [LineShortage[], string, string?][] = [
    [[{ ...line!, quantity: 6 }], 'invalid_input'],
    [[{ ...line!, quantity: 5 }], 'invalid_input'],
    [[{ ...line!, quantity: -1 }], 'invalid_input'],
    [[{ ...line!, quantity: 1.5 }], 'invalid_input'],
    [[{ ...line!, quantity: 'NaN' as unknown as number }], 'invalid_input'],
    [[{ ...line!, id: 'x' as unknown as number }], 'invalid_input'],
    [[7 as unknown as LineShortage], 'invalid_input'],
    [[{ ...line!, missing: 'lost' as 'absent' }], 'invalid_input'],
    [[line!, line!], 'invalid_input'],
    [other, 'invalid_input'],
    [[], 'invalid_input'],
    [[line!], 'reason_required', '  '],
    [await shortagesOf(id, [0, 0, 0]), 'order_emptied'],
    [await shortagesOf(id, [null, null, 0.0005]), 'invalid_input'],
  ];
  for (const [lines, code, reason] of refused)
    expect([lines, await report(id, lines, 'seller', reason)]).toEqual([lines, code]);
  expect(await stock()).toEqual(afterOther);
  expect(afterOther).not.toEqual(before);
  expect((await getOrder(actors.buyer.db, id)).lines.every((one) => one.ordered_quantity === null)).toBe(
    true,
  );
});

it('is refused once the goods have left, and still possible after the approval', async () => {
  const id = await newOrder();
  await approveOrder(actors.admin.db, id);
  expect(await report(id, await shortagesOf(id, [4]))).toBe('done');
  expect(await change('seller', id, 'Shipped')).toBe('done');
  expect(await report(id, await shortagesOf(id, [3]))).toBe('order_state_changed');
});

it('sums the cash to collect for orders in delivery after reductions', async () => {
  const cash = async () => (await listSellerOrders(actors.seller.db, {})).cash_to_collect!;
  const before = await cash();
  const id = await newOrder();
  await approveOrder(actors.admin.db, id);
  await report(id, await shortagesOf(id, [1, 0]));
  expect(await cash()).toBe(before);
  await change('seller', id, 'Shipped');
  expect(await cash()).toBe(before + (await getOrder(actors.seller.db, id)).total!);
  expect((await listSellerOrders(actors.seller.db, { status: 'Processing' })).cash_to_collect).toBe(0);
  await change('seller', id, 'Delivered');
  expect(await cash()).toBe(before);
});
