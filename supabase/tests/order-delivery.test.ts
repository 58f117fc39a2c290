import { randomUUID } from 'node:crypto';
import type { AppError } from '../src/errors.ts';
import { listNotifications } from '../src/notifications/queries.ts';
import { getOrder, listSellerOrders, placeOrder } from '../src/orders/queries.ts';
import { getSellerHome } from '../src/companies/seller-account-queries.ts';
import { connect, createActors, type ActorName, type Actors, type Sql } from './actors.ts';
import { createCategory, createProduct, delivery } from './goods.ts';
import {
  approveOrder,
  changeOrders,
  changeOrderStatus,
  deliverOrder,
  logAttempt,
  refuseOrder,
  settleCash,
} from './latest-orders.ts';

let sql: Sql;
let actors: Actors;
let product: number;
let price: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  const category_id = await createCategory(sql);
  product = await createProduct(sql, { company_id: actors.seller.company!, category_id, quantity: 1000 });
  price = 10_000;
});
afterAll(() => sql.end());

/** Creates an order in delivery. */
async function shipped(): Promise<string> {
  const { orders } = await placeOrder(actors.buyer.db, {
    idempotency_key: randomUUID(),
    language: 'en',
    delivery,
    lines: [{ product_id: product, variant_id: null, quantity: 1, unit_price: price }],
  });
  const { id } = orders[0]!;
  await approveOrder(actors.admin.db, id);
  await changeOrderStatus(actors.seller.db, id, 'Shipped');
  return id;
}
const outsiders = [
  'anonymous',
  'buyer',
  'otherBuyer',
  'otherSeller',
  'pendingSeller',
  'suspendedSeller',
] as const satisfies ActorName[];
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: AppError) => error.code,
  );

describe('an attempt to deliver', () => {
  it('is recorded in the history and reported to the buyer; the order stays in delivery', async () => {
    const id = await shipped();
    await logAttempt(actors.warehouse.db, id, 'not_home', ' Gate closed ');
    const order = await getOrder(actors.buyer.db, id);
    expect(order.status).toBe('Shipped');
    expect(order.events.at(-1)).toMatchObject({
      kind: 'attempt',
      actor_role: 'seller',
      note: 'Gate closed',
      changes: { outcome: 'not_home' },
    });
    const { items } = await listNotifications(actors.buyer.db);
    expect(items[0]).toMatchObject({
      kind: 'order_attempted',
      subject: { order_id: id, number: order.number },
    });
  });

  it('is refused to people who do not work on the order, before shipping and after delivery', async () => {
    const id = await shipped();
    for (const name of outsiders)
      expect([name, await codeOf(logAttempt(actors[name].db, id, 'postponed'))]).toEqual([
        name,
        name === 'anonymous' ? 'not_signed_in' : name === 'buyer' ? 'not_allowed' : 'order_not_found',
      ]);
    expect(await codeOf(logAttempt(actors.finance.db, id, 'postponed'))).toBe('not_allowed');
    expect(await codeOf(logAttempt(actors.seller.db, id, 'asleep' as never))).toBe('invalid_input');
    await deliverOrder(actors.seller.db, id, null);
    await expect(logAttempt(actors.seller.db, id, 'postponed')).rejects.toMatchObject({
      code: 'order_state_changed',
      context: { status: 'Delivered' },
    });
  });
});

describe('cash at the door', () => {
  it('is the total unless another amount is given with a reason', async () => {
    const [id, other] = [await shipped(), await shipped()];
    const { total } = await getOrder(actors.seller.db, id);
    expect(await codeOf(deliverOrder(actors.seller.db, id, total! - 1000))).toBe('reason_required');
    await expect(deliverOrder(actors.seller.db, id, total! * 10, 'x')).rejects.toMatchObject({
      code: 'invalid_input',
      context: { field: 'collected', rule: 'range' },
    });
    expect((await getOrder(actors.seller.db, id)).status).toBe('Shipped');
    await deliverOrder(actors.sales.db, id, total! - 1000, 'One bag was torn');
    expect(await getOrder(actors.buyer.db, id)).toMatchObject({
      status: 'Delivered',
      cash_collected: total! - 1000,
      cash_settled_at: null,
    });
    await changeOrders(actors.seller.db, [other], 'Delivered');
    expect((await getOrder(actors.seller.db, other)).cash_collected).toBe(total);
    for (const name of outsiders)
      expect(await codeOf(deliverOrder(actors[name].db, await shipped(), total))).not.toBe('done');
  });

  it('is outstanding until the company has it, and can be reverted', async () => {
    const ids = [await shipped(), await shipped()];
    await changeOrders(actors.seller.db, ids, 'Delivered');
    const outstanding = async () => {
      const { items, cash_to_settle } = await listSellerOrders(actors.finance.db, {
        cash: 'unsettled',
        page_size: 100,
      });
      return { ids: items.map(({ id }) => id), sum: cash_to_settle! };
    };
    const before = await outstanding();
    expect(before.ids).toEqual(expect.arrayContaining(ids));
    const { total } = await getOrder(actors.finance.db, ids[0]!);
    expect(await codeOf(settleCash(actors.finance.db, [...ids, randomUUID()], true))).toBe('order_not_found');
    expect(await settleCash(actors.finance.db, ids, true)).toEqual({ count: 2, amount: total! * 2 });
    const after = await outstanding();
    expect(after.ids).toEqual(before.ids.filter((id) => !ids.includes(id)));
    expect(after.sum).toBe(before.sum - total! * 2);
    const seen = await getOrder(actors.seller.db, ids[0]!);
    expect(seen.cash_settled_at).not.toBeNull();
    expect(seen.events.at(-1)).toMatchObject({ kind: 'cash_settled', changes: { settled: true } });
    const buyers = await getOrder(actors.buyer.db, ids[0]!);
    expect(buyers.events.map(({ kind }) => kind)).not.toContain('cash_settled');
    await settleCash(actors.manager.db, [ids[0]!], false);
    expect((await outstanding()).ids).toContain(ids[0]);
    const log = await sql`
      select after from public.audit_log where actor_id = ${actors.finance.id} and table_name = 'orders' and after ? 'cash_settled'`;
    expect(log).toHaveLength(1);
    expect(log[0]!.after).toMatchObject({ cash_settled: true, count: 2, amount: total! * 2 });
  });

  it('cannot be settled by anyone else', async () => {
    const id = await shipped();
    await changeOrders(actors.seller.db, [id], 'Delivered');
    for (const name of ['sales', 'warehouse', 'admin', 'buyer', 'anonymous', 'suspendedSeller'] as const)
      expect([name, await codeOf(settleCash(actors[name].db, [id], true))]).not.toEqual([name, 'done']);
    expect(await codeOf(settleCash(actors.otherSeller.db, [id], true))).toBe('order_not_found');
    expect((await getOrder(actors.seller.db, id)).cash_settled_at).toBeNull();
  });
});

describe('goods refused at the door', () => {
  it.each([true, false])('are recorded with whether their delivery was paid (%s)', async (paid) => {
    const id = await shipped();
    const { number, delivery_fee, total } = await getOrder(actors.seller.db, id);
    expect(delivery_fee).toBeGreaterThan(0);
    const cash = async () => {
      const { items, cash_to_collect, cash_to_settle } = await listSellerOrders(actors.finance.db, {
        term: number,
      });
      const { tasks } = await getSellerHome(actors.finance.db);
      return { order: items[0], cash_to_collect, cash_to_settle, settle: tasks.settle };
    };
    const before = await cash();
    expect(before).toMatchObject({ cash_to_collect: total, cash_to_settle: 0 });
    expect(await codeOf(refuseOrder(actors.warehouse.db, id, paid, ' '))).toBe('reason_required');
    await refuseOrder(actors.warehouse.db, id, paid, 'Wrong size');
    await expect(refuseOrder(actors.seller.db, id, !paid, 'Wrong size')).rejects.toMatchObject({
      code: 'order_state_changed',
      context: { status: 'Cancelled' },
    });
    const after = await cash();
    expect(after).toMatchObject({
      order: { status: 'Cancelled', cash_collected: paid ? delivery_fee : null },
      cash_to_collect: 0,
      cash_to_settle: paid ? delivery_fee : 0,
      settle: before.settle! + (paid ? 1 : 0),
    });
    const { items } = await listSellerOrders(actors.finance.db, { cash: 'unsettled', page_size: 100 });
    expect(items.some((order) => order.id === id)).toBe(paid);

    const order = await getOrder(actors.buyer.db, id);
    expect(order.events.filter(({ to_status }) => to_status === 'Cancelled')).toMatchObject([
      { kind: 'status', actor_role: 'seller', note: 'Wrong size', changes: { fee_paid: paid } },
    ]);
    expect((await listNotifications(actors.buyer.db)).items[0]).toMatchObject({
      kind: 'order_cancelled',
      subject: { order_id: id, fee_paid: paid, reason: 'Wrong size' },
    });
    const mails = await sql`
      select params -> 'fee_paid' as fee_paid from private.outbox
      where template = 'order_cancelled' and order_ids @> array[${id}]::uuid[]`;
    expect(mails).toEqual([{ fee_paid: paid }]);
    const settled = settleCash(actors.finance.db, [id], true);
    if (paid) expect(await settled).toEqual({ count: 1, amount: delivery_fee });
    else expect(await codeOf(settled)).toBe('order_not_found');
    expect(await cash()).toMatchObject({ cash_to_settle: 0, settle: before.settle });
  });

  it('record no fee if delivery was free or the order was cancelled otherwise', async () => {
    const [free, calledOff] = [await shipped(), await shipped()];
    await sql`update public.orders set delivery_fee = 0 where id = ${free}`;
    await refuseOrder(actors.seller.db, free, true, 'Wrong size');
    await changeOrderStatus(actors.seller.db, calledOff, 'Cancelled', 'Sent back');
    for (const id of [free, calledOff])
      expect(await getOrder(actors.buyer.db, id)).toMatchObject({
        status: 'Cancelled',
        cash_collected: null,
        events: expect.arrayContaining([expect.objectContaining({ to_status: 'Cancelled', changes: null })]),
      });
  });

  it('are refused to anyone else, and for orders that are not in delivery', async () => {
    const id = await shipped();
    for (const name of outsiders)
      expect([name, await codeOf(refuseOrder(actors[name].db, id, true, 'x'))]).toEqual([
        name,
        name === 'anonymous' ? 'not_signed_in' : name === 'buyer' ? 'not_allowed' : 'order_not_found',
      ]);
    expect(await codeOf(refuseOrder(actors.finance.db, id, true, 'x'))).toBe('not_allowed');
    expect(await codeOf(refuseOrder(actors.seller.db, id, null as never, 'x'))).toBe('invalid_input');
    await changeOrders(actors.seller.db, [id], 'Delivered');
    await expect(refuseOrder(actors.seller.db, id, true, 'x')).rejects.toMatchObject({
      code: 'order_state_changed',
      context: { status: 'Delivered' },
    });
  });
});
