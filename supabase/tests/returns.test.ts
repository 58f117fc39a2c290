import { randomUUID } from 'node:crypto';
import { eraseAccount } from '../src/people/account-queries.ts';
import { getCompanyFigures } from '../src/companies/seller-account-queries.ts';
import { getOrder, listAllOrders, listMyOrders, listSellerOrders } from '../src/orders/queries.ts';
import {
  acceptReturn,
  answerReduction,
  appealReturn,
  decideReturn,
  exchangeReturn,
  getReturn,
  getReturnable,
  listOwnReturns,
  markReturnSent,
  receiveReturn,
  refuseReturn,
  requestReturn,
  settleReturn,
  undoReturnStep,
  withdrawReturn,
} from '../src/returns/queries.ts';
import { connect, type Sql } from './actors.ts';
import { setStock, stockOf } from './goods.ts';
import { approveOrder, changeOrderStatus, deliverOrder, reportShortage } from './latest-orders.ts';
import {
  askBack,
  codeOf,
  createReturnWorld,
  deliverGoods,
  ledgerCommission,
  read,
  type ReturnWorld,
  takeStep,
  today,
  wholeLines,
} from './returned-goods.ts';

let sql: Sql;
let world: ReturnWorld;

beforeAll(async () => {
  sql = connect();
  world = await createReturnWorld(sql);
});
afterAll(() => sql.end());

/** Accepts and receives a return in full; `rest` goes into the receipt. */
async function receive(id: string, rest: { refund?: number; note?: string; restock?: number } = {}) {
  const { restock, ...body } = rest;
  await takeStep(world, 'seller', acceptReturn, id, { handover: 'pickup' });
  await takeStep(world, 'seller', receiveReturn, id, {
    lines: wholeLines(await read(world, id, 'seller'), restock),
    ...body,
  });
}
async function settle(id: string) {
  const { money } = await read(world, id, 'seller');
  await takeStep(world, 'seller', settleReturn, id, { way: 'cash', day: today(), amount: money!.refund! });
}
/** Faults of the ledger; other tests write cash of couriers without entries. */
const faults = () => sql`select * from private.ledger_faults() where fault <> 'courier_cash'`;

/** Number and goods of the company's credited returns in the reports, by category. */
const reported = () => sql`
  select sum(returns)::int as returns, sum(returned)::float8 as returned from private.report_figures
  where dimension = 'category' and subject = (select category_id::text from public.products where id = ${world.piece})`;

it('returns a part: stock, credit note, order totals and commission follow @return-effects', async () => {
  const order = await deliverGoods(world, 3, 2.5);
  const before = await stockOf(sql, world.piece);
  // 3,001 of the pieces and 2,500 of the cable.
  expect(await ledgerCommission(sql, order)).toBe(5501);
  const id = await askBack(world, order, [2, 0.5]);
  expect(await read(world, id, 'seller')).toMatchObject({
    status: 'Requested',
    actions: ['accept', 'refuse'],
  });
  await takeStep(world, 'seller', acceptReturn, id, { handover: 'showroom', note: 'Until six' });
  await takeStep(world, 'buyer', markReturnSent, id);
  await takeStep(world, 'seller', receiveReturn, id, {
    lines: wholeLines(await read(world, id, 'seller'), 1).map((line, index) =>
      index === 0 ? { ...line, condition: 'damaged' as const } : { ...line, restock: 0.5 },
    ),
  });
  expect(await stockOf(sql, world.piece)).toBe(before + 1);
  await settle(id);
  const value = 2 * 10_001 + 5000.5;
  expect(await reported()).toEqual([{ returns: 1, returned: value }]);
  expect(await read(world, id)).toMatchObject({
    ...{ status: 'Settled', outcome: 'refunded', credit_notes: [expect.stringMatching(/^CN-/)] },
    money: { goods: value, refund: value, credited: value, paid: { amount: value, way: 'cash' } },
    events: [
      { kind: 'requested', actor_role: 'buyer' },
      { kind: 'accepted', note: 'Until six', changes: { handover: 'showroom' } },
      { kind: 'sent' },
      {
        kind: 'received',
        changes: { refund: value, lines: [{ quantity: 2, restock: 1 }, { quantity: 0.5 }] },
      },
      { kind: 'settled', changes: { way: 'cash', amount: value } },
    ],
  });
  const { papers, total } = await getOrder(world.actors.buyer.db, order);
  expect(papers.map(({ kind, subtotal }) => [kind, subtotal])).toEqual([
    ['invoice', 3 * 10_001 + 25_002.5],
    ['credit_note', value],
  ]);
  expect(papers[1]!.lines).toEqual([
    expect.objectContaining({ quantity: 2, amount: 20_002 }),
    expect.objectContaining({ quantity: 0.5, amount: 5000.5 }),
  ]);
  expect(total).toBeGreaterThan(value);
  expect(await ledgerCommission(sql, order)).toBe(5501 - 2001 - 500);
  expect((await getCompanyFigures(world.actors.seller.db, 'day')).points.at(-1)).toMatchObject({
    returned: value,
  });
  expect(await faults()).toEqual([]);
});

it('refuses a return of undelivered or returned goods, after the last day, off the unit step, or against the return rule @return-limits', async () => {
  const order = await deliverGoods(world, 2, 1.5);
  const { lines } = await getReturnable(world.actors.buyer.db, order);
  const ask = (line: number, quantity: number, reason = 'no_longer_needed') =>
    codeOf(
      requestReturn(world.actors.buyer.db, order, randomUUID(), {
        ...{ wish: 'refund', phone: '0770 123 4567' },
        lines: [
          {
            order_line_id: lines[line]!.order_line_id,
            quantity,
            reason_id: world.reasons.get(reason)!,
          },
        ],
      }),
    );
  expect(await ask(0, 1.5)).toBe('invalid_input');
  expect(await ask(0, 0)).toBe('invalid_input');
  expect(await ask(0, 3)).toBe('return_quantity');
  await sql`update public.order_lines set returns = 'faulty_only' where id = ${lines[0]!.order_line_id}`;
  expect(await ask(0, 1)).toBe('not_returnable');
  expect(await ask(0, 1, 'faulty')).toBe('done');
  expect(await ask(0, 2, 'faulty')).toBe('return_quantity');
  await sql`update public.order_lines set returns = 'none' where id = ${lines[1]!.order_line_id}`;
  expect(await ask(1, 0.5, 'faulty')).toBe('not_returnable');
  await sql`update public.order_events set created_at = created_at - interval '32 days' where order_id = ${order}`;
  expect(await ask(0, 1, 'faulty')).toBe('return_too_late');
  expect(await codeOf(getReturnable(world.actors.otherBuyer.db, order))).toBe('order_not_found');
});

it('takes a repeated request once, and refuses other content with the same key @return-once', async () => {
  const order = await deliverGoods(world, 2);
  const { lines } = await getReturnable(world.actors.buyer.db, order);
  const key = randomUUID();
  const body = (quantity: number) => ({
    ...{ wish: 'refund' as const, phone: '+9647701234567' },
    lines: [{ order_line_id: lines[0]!.order_line_id, quantity, reason_id: world.reasons.get('faulty')! }],
  });
  const [first, second] = [
    await requestReturn(world.actors.buyer.db, order, key, body(1)),
    await requestReturn(world.actors.buyer.db, order, key, body(1)),
  ];
  expect(second).toEqual(first);
  expect(await codeOf(requestReturn(world.actors.buyer.db, order, key, body(2)))).toBe(
    'idempotency_mismatch',
  );
});

it('hands the delivery fee back when a whole faulty order comes back', async () => {
  const order = await deliverGoods(world, 1);
  const { delivery_fee } = await getOrder(world.actors.buyer.db, order);
  const id = await askBack(world, order, [1]);
  await receive(id);
  await settle(id);
  expect(delivery_fee).toBeGreaterThan(0);
  expect((await read(world, id)).money).toMatchObject({
    refund: 10_001 + delivery_fee!,
    credited: 10_001 + delivery_fee!,
  });
  expect(await ledgerCommission(sql, order)).toBe(0);
});

it('keeps the goods at a lower price that the buyer agrees to', async () => {
  const order = await deliverGoods(world, 2);
  const id = await askBack(world, order, [2]);
  await takeStep(world, 'seller', acceptReturn, id, { handover: 'keep', reduction: 5000 });
  await takeStep(world, 'buyer', answerReduction, id, true);
  await settle(id);
  const { papers } = await getOrder(world.actors.buyer.db, order);
  expect(papers[1]).toMatchObject({ subtotal: 5000, lines: [{ quantity: 0, amount: 5000 }] });
  expect(await read(world, id)).toMatchObject({ status: 'Settled', outcome: 'reduced' });
  expect(await ledgerCommission(sql, order)).toBe(1500);
  expect(await codeOf(askBack(world, order, [1]))).toBe('return_quantity');
});

it('counts a declined reduction as refused', async () => {
  const id = await askBack(world, await deliverGoods(world, 1), [1]);
  await takeStep(world, 'seller', acceptReturn, id, { handover: 'keep', reduction: 100 });
  await takeStep(world, 'buyer', answerReduction, id, false);
  expect(await read(world, id)).toMatchObject({ status: 'Refused', actions: ['appeal'], due_kind: 'appeal' });
});

it('sends a missing part', async () => {
  const id = await askBack(world, await deliverGoods(world, 1), [1], { wish: 'missing_part' });
  expect(await codeOf(takeStep(world, 'seller', acceptReturn, id, { handover: 'pickup' }))).toBe(
    'invalid_input',
  );
  await takeStep(world, 'seller', acceptReturn, id, { handover: 'keep' });
  await takeStep(world, 'seller', markReturnSent, id);
  await takeStep(world, 'seller', settleReturn, id, { way: 'part', day: today() });
  expect(await read(world, id)).toMatchObject({ status: 'Settled', outcome: 'part_sent', credit_notes: [] });
});

it('exchanges goods by an order at price 0, and refuses it with the names of goods that are out of stock @return-exchange', async () => {
  const order = await deliverGoods(world, 2);
  const id = await askBack(world, order, [2], { wish: 'exchange' });
  await receive(id, { restock: 0 });
  const before = await stockOf(sql, world.piece);
  const sold = async () => (await getCompanyFigures(world.actors.seller.db, 'day')).best;
  const soldBefore = await sold();
  await setStock(sql, { product_id: world.piece, quantity: 1 });
  expect(await codeOf(takeStep(world, 'seller', exchangeReturn, id))).toBe('out_of_stock');
  await setStock(sql, { product_id: world.piece, quantity: before });
  const follow = await takeStep(world, 'seller', exchangeReturn, id);
  expect(await stockOf(sql, world.piece)).toBe(before - 2);
  expect(await getOrder(world.actors.buyer.db, follow)).toMatchObject({
    ...{ status: 'Processing', total: 0 },
    lines: [{ quantity: 2, unit_price: 0 }],
  });
  const { exchange_order, status, number } = await read(world, id);
  expect([status, exchange_order!.id]).toEqual(['Settled', follow]);
  for (const name of ['buyer', 'seller', 'admin'] as const)
    expect((await getOrder(world.actors[name].db, follow)).replaced_return).toEqual({ id, number });
  const lists = { buyer: listMyOrders, seller: listSellerOrders, admin: listAllOrders };
  for (const [name, list] of Object.entries(lists)) {
    const { items } = await list(world.actors[name as keyof typeof lists].db, { page_size: 100 });
    const replaced = (of: string) => items.find((item) => item.id === of)!.replaced_return;
    expect([replaced(follow), replaced(order)]).toEqual([{ id, number }, null]);
  }
  expect((await getOrder(world.actors.buyer.db, order)).replaced_return).toBeNull();
  // New goods for old ones are no sale.
  expect(await sold()).toEqual(soldBefore);
  expect(await ledgerCommission(sql, order)).toBe(2000);
});

/** Has the goods of a return exchanged; returns the id of the order that replaces them. */
async function exchange(
  order: string,
  quantities: number[],
  restock = 0,
): Promise<[ret: string, follow: string]> {
  const id = await askBack(world, order, quantities, { wish: 'exchange' });
  await receive(id, { restock });
  return [id, await takeStep(world, 'seller', exchangeReturn, id)];
}
async function deliver(order: string): Promise<void> {
  await approveOrder(world.actors.admin.db, order);
  await changeOrderStatus(world.actors.seller.db, order, 'Shipped');
  await deliverOrder(world.actors.seller.db, order, null);
}

it('refunds goods of an exchange at the price and commission of the paid order, after a second exchange too', async () => {
  const order = await deliverGoods(world, 3, 1.5);
  const paid = await getOrder(world.actors.buyer.db, order);
  const charged = await ledgerCommission(sql, order);
  const [, first] = await exchange(order, [2, 0.5]);
  await deliver(first);
  const [, second] = await exchange(first, [2, 0]);
  await deliver(second);
  const { lines } = await getReturnable(world.actors.buyer.db, second);
  expect(lines).toMatchObject([{ returnable: 2, unit_price: 10_001 }]);
  const id = await askBack(world, second, [1]);
  await receive(id);
  expect((await read(world, id, 'seller')).money).toMatchObject({
    goods: 10_001,
    most: 10_001,
    refund: 10_001,
  });
  await settle(id);
  expect(await ledgerCommission(sql, order)).toBe(charged - 1000);
  expect(await ledgerCommission(sql, second)).toBe(0);
  expect(await read(world, id)).toMatchObject({
    ...{ credit_notes: [expect.stringMatching(/^CN-/)], order: { id: second } },
    paid_order: { id: order, number: paid.number },
  });
  const { papers } = await getOrder(world.actors.buyer.db, order);
  expect(papers[1]).toMatchObject({
    ...{ kind: 'credit_note', subtotal: 10_001 },
    lines: [{ line_id: paid.lines[0]!.id, quantity: 1, amount: 10_001 }],
  });
  expect((await getOrder(world.actors.buyer.db, second)).papers).toHaveLength(1);
  // The goods of the paid order that are still with the buyer: one piece and a metre; of the exchanges: one piece, half a metre.
  expect(await codeOf(askBack(world, order, [2]))).toBe('return_quantity');
  expect(await codeOf(askBack(world, first, [1]))).toBe('return_quantity');
  expect(await codeOf(askBack(world, second, [2]))).toBe('return_quantity');
  for (const [from, quantities] of [
    [order, [1, 1]],
    [first, [0, 0.5]],
    [second, [1]],
  ] as const) {
    const rest = await askBack(world, from, [...quantities]);
    await receive(rest);
    await settle(rest);
  }
  expect(await ledgerCommission(sql, order)).toBe(0);
  const all = await getOrder(world.actors.buyer.db, order);
  const credited = all.papers.slice(1).reduce((sum, { total }) => sum + total, 0);
  expect(credited).toBe(all.total!);
  expect(await faults()).toEqual([]);
  expect(
    await sql`select * from private.report_return_faults() where key like ${`%${world.company}%`}`,
  ).toEqual([]);
});

it('gives back no more than the price when the staff refund goods that were exchanged', async () => {
  const order = await deliverGoods(world, 1);
  const [id, follow] = await exchange(order, [1]);
  await deliver(follow);
  await takeStep(world, 'buyer', appealReturn, id, 'The new one is broken too', []);
  await takeStep(world, 'admin', decideReturn, id, { outcome: 'partly', amount: 4000, reason: 'Scratched' });
  const again = await askBack(world, follow, [1]);
  await receive(again);
  await settle(id);
  await settle(again);
  const { refunded } = (
    await sql<{ refunded: number }[]>`
    select refunded::float8 as refunded from public.orders where id = ${order}`
  )[0]!;
  expect(refunded).toBe(10_001);
  expect(await faults()).toEqual([]);
});

it('hands the price of goods back that an exchange does not deliver', async () => {
  const order = await deliverGoods(world, 4, 1);
  const charged = await ledgerCommission(sql, order);
  const [id, follow] = await exchange(order, [2, 1]);
  const before = await stockOf(sql, world.piece);
  const [piece] = (await getOrder(world.actors.seller.db, follow)).lines;
  await reportShortage(
    world.actors.seller.db,
    follow,
    [{ id: piece!.id, quantity: 1, missing: 'return' }],
    'Only one left',
  );
  expect(await read(world, id)).toMatchObject({
    ...{ status: 'Received', outcome: null, due_kind: null },
    money: { refund: 10_001, credited: 10_001 },
    lines: [{ refund: 10_001 }, { refund: 0 }],
  });
  expect((await read(world, id, 'seller')).actions).toEqual(['settle']);
  expect((await read(world, id)).events.at(-1)).toMatchObject({
    ...{ kind: 'not_replaced', actor_role: 'system', changes: { refund: 10_001 } },
  });
  await settle(id);
  await changeOrderStatus(world.actors.seller.db, follow, 'Cancelled', 'Not in stock');
  expect(await stockOf(sql, world.piece)).toBe(before + 2);
  // The rest of the price: a piece and the metre.
  expect(await read(world, id)).toMatchObject({
    ...{ status: 'Received', money: { refund: 20_002, credited: 30_003 } },
    lines: [{ refund: 20_002 }, { refund: 10_001 }],
  });
  await settle(id);
  expect(await read(world, id)).toMatchObject({ status: 'Settled', outcome: 'refunded' });
  expect(await ledgerCommission(sql, order)).toBe(charged - 3001);
  expect(await faults()).toEqual([]);
});

it('takes back a wrong receipt and a wrong settlement by entries of their own @return-undo', async () => {
  const order = await deliverGoods(world, 3);
  const id = await askBack(world, order, [2]);
  const before = await stockOf(sql, world.piece);
  const charged = await ledgerCommission(sql, order);
  await receive(id, { restock: 1 });
  await takeStep(world, 'seller', undoReturnStep, id, 'Wrong parcel');
  expect(await stockOf(sql, world.piece)).toBe(before);
  await takeStep(world, 'seller', receiveReturn, id, { lines: wholeLines(await read(world, id, 'seller')) });
  const [unsettled] = await reported();
  await settle(id);
  expect(await reported()).toEqual([
    { returns: Number(unsettled!.returns) + 1, returned: Number(unsettled!.returned) + 20_002 },
  ]);
  expect(await ledgerCommission(sql, order)).toBe(charged - 2000);
  await takeStep(world, 'seller', undoReturnStep, id, 'Not yet paid');
  expect(await reported()).toEqual([unsettled]);
  expect(await ledgerCommission(sql, order)).toBe(charged);
  const { papers } = await getOrder(world.actors.buyer.db, order);
  expect(papers.map(({ subtotal }) => subtotal)).toEqual([30_003, 20_002, -20_002]);
  await settle(id);
  expect(await stockOf(sql, world.piece)).toBe(before + 2);
  expect(await ledgerCommission(sql, order)).toBe(charged - 2000);
  const { events } = await read(world, id);
  expect(events.map(({ kind }) => kind)).toEqual([
    ...['requested', 'accepted', 'received', 'undone', 'received', 'settled', 'undone', 'settled'],
  ]);
  expect(await faults()).toEqual([]);
});

it('lets nobody undo a step of somebody else, or after a day', async () => {
  const id = await askBack(world, await deliverGoods(world, 1), [1]);
  await receive(id);
  expect(await codeOf(takeStep(world, 'manager', undoReturnStep, id, 'Wrong'))).toBe('undo_over');
});

it('frees goods of a withdrawn return', async () => {
  const order = await deliverGoods(world, 1);
  const id = await askBack(world, order, [1]);
  await takeStep(world, 'buyer', withdrawReturn, id, 'Works after all');
  expect(await read(world, id)).toMatchObject({ status: 'Closed', outcome: 'withdrawn', actions: [] });
  expect(await codeOf(askBack(world, order, [1]))).toBe('done');
});

it('refuses a step on an old version and repeats one silently', async () => {
  const id = await askBack(world, await deliverGoods(world, 1), [1]);
  const seen = { id, version: 1 };
  const { seller, manager } = world.actors;
  expect(await codeOf(refuseReturn(seller.db, seen, 'Used', []))).toBe('done');
  expect(await codeOf(refuseReturn(seller.db, seen, 'Used', []))).toBe('done');
  expect(await codeOf(refuseReturn(manager.db, seen, 'Used', []))).toBe('changed_meanwhile');
  // A version that never was.
  expect(await codeOf(refuseReturn(manager.db, { id, version: 99 }, 'Used', []))).toBe('changed_meanwhile');
  expect((await read(world, id)).events).toHaveLength(2);
});

it.each([
  ['buyer', 'buyer'],
  ['seller', 'seller'],
  ['warehouse', 'seller'],
  ['finance', 'seller'],
  ['admin', 'staff'],
  ['support', 'staff'],
  ['otherBuyer', null],
  ['otherSeller', null],
  ['catalogueStaff', null],
] as const)('shows a return to %s as %s', async (name, side) => {
  const id = await askBack(world, await deliverGoods(world, 1), [1]);
  const shown = await getReturn(world.actors[name].db, id).catch(() => null);
  expect(shown?.side ?? null).toBe(side);
  if (name === 'warehouse') expect(shown).toMatchObject({ money: null, actions: ['accept', 'refuse'] });
  if (name === 'finance') expect(shown!.actions).toEqual([]);
});

it('erases the buyer of returns and keeps lines, amounts and steps', async () => {
  const own = await createReturnWorld(sql);
  const order = await deliverGoods(own, 3);
  const [open, refused] = [await askBack(own, order, [1]), await askBack(own, order, [1])];
  await takeStep(own, 'seller', refuseReturn, refused, 'Used', []);
  await takeStep(own, 'buyer', appealReturn, refused, 'My secret', []);
  await eraseAccount(own.actors.buyer.db);
  const closed = await read(own, open, 'seller');
  expect(closed).toMatchObject({ status: 'Closed', outcome: 'withdrawn', phone: '', due_at: null });
  expect(closed.events.at(-1)).toMatchObject({ kind: 'closed', actor_role: 'system' });
  const shown = await read(own, refused, 'admin');
  expect(shown).toMatchObject({
    ...{ phone: '', order: { buyer_name: '–' } },
    ...{ status: 'Closed', outcome: 'refused', appeal: null, due_at: null, actions: [] },
  });
  expect(shown.lines).toHaveLength(1);
  expect(shown.events.map(({ note, actor }) => [note, actor])).toEqual([
    [null, null],
    ['Used', expect.any(String)],
    [null, null],
    [null, null],
  ]);
});

it('leaves received goods of an erased buyer to the seller, and ends the appeal', async () => {
  const own = await createReturnWorld(sql);
  const id = await askBack(own, await deliverGoods(own, 1), [1]);
  await takeStep(own, 'seller', acceptReturn, id, { handover: 'pickup' });
  const lines = wholeLines(await read(own, id, 'seller'));
  await takeStep(own, 'seller', receiveReturn, id, { lines, refund: 1, note: 'Worn' });
  await takeStep(own, 'buyer', appealReturn, id, 'Not true', []);
  await eraseAccount(own.actors.buyer.db);
  const { status, appeal, actions } = await read(own, id, 'seller');
  expect([status, appeal, actions]).toEqual(['Received', null, ['settle']]);
});

it('lists own returns with their counts', async () => {
  const { items, counts } = await listOwnReturns(world.actors.buyer.db, { status: 'Settled' });
  expect(items.length).toBe(counts.Settled);
});

it('mails the buyer in the language that the buyer reads now, not in that of the order', async () => {
  const order = await deliverGoods(world, 1);
  const { id: buyer, email } = world.actors.buyer;
  await sql`update public.profiles set language = 'ar' where id = ${buyer}`;
  const id = await askBack(world, order, [1]);
  await takeStep(world, 'seller', acceptReturn, id, { handover: 'pickup' });
  await sql`update public.profiles set language = 'en' where id = ${buyer}`;
  const mails = await sql`
    select x.language, c.language as of_order from private.outbox x, public.orders o join public.checkouts c on c.id = o.checkout_id
    where x.address = ${email} and x.params ->> 'return_id' = ${id} and o.id = ${order}`;
  expect([...mails]).toEqual([{ language: 'ar', of_order: 'en' }]);
});
