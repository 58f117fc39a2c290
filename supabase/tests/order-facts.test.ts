import { randomUUID } from 'node:crypto';
import type { AppError } from '../src/errors.ts';
import { beginExport, readExportRows } from '../src/desk/exports-queries.ts';
import {
  type DeliveryAddress,
  getOrder,
  listAllOrders,
  listSellerOrders,
  placeOrder,
  quoteCart,
} from '../src/orders/queries.ts';
import { type Actors, connect, createActors, type Sql } from './actors.ts';
import { createCategory, createProduct, delivery } from './goods.ts';
import { approveOrder, changeOrderStatus } from './latest-orders.ts';

/** ISO date in Iraq a number of days from today. */
const baghdadDay = (later = 0) =>
  new Date(Date.now() + later * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Asia/Baghdad' });

let sql: Sql;
let actors: Actors;
let product: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  const category_id = await createCategory(sql);
  product = await createProduct(sql, { company_id: actors.seller.company!, category_id, quantity: 1000 });
});
afterAll(() => sql.end());

async function place(facts: Partial<DeliveryAddress> = {}): Promise<string> {
  const { orders } = await placeOrder(actors.buyer.db, {
    idempotency_key: randomUUID(),
    language: 'en',
    delivery: { ...delivery, ...facts },
    lines: [{ product_id: product, variant_id: null, quantity: 1, unit_price: 10_000 }],
  });
  return orders[0]!.id;
}
async function approved(): Promise<string> {
  const id = await place();
  await approveOrder(actors.admin.db, id);
  return id;
}
const mailOf = async (id: string, template: string) =>
  (
    await sql<{ params: { orders: { due_on: string | null }[]; delivery?: Record<string, unknown> } }[]>`
      select params from private.outbox where template = ${template} and order_ids @> array[${id}::uuid]`
  )[0]!.params;
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: AppError) => [error.code, error.context.field],
  );

it('keeps whether a truck is needed, as the area asked for when the order was placed', async () => {
  const ask = (isAsked: boolean) =>
    sql`update public.delivery_rates set truck_needed = ${isAsked} where company_id = ${actors.seller.company!}`;
  await ask(true);
  const id = await place();
  await ask(false);
  for (const reader of ['buyer', 'seller', 'admin'] as const)
    expect((await getOrder(actors[reader].db, id)).needs_truck).toBe(true);
  expect((await getOrder(actors.buyer.db, await place())).needs_truck).toBe(false);
});

it('needs a truck for half a ton of goods, by their unit or their weight', async () => {
  const category_id = await createCategory(sql);
  const own = { company_id: actors.seller.company!, category_id, quantity: 1000 };
  const [rebar, cement] = [await createProduct(sql, own), await createProduct(sql, own)];
  await sql`update public.products set unit = 'Ton', quantity_step = 0.25, min_quantity = 0.25 where id = ${rebar}`;
  const [definition] = await sql<{ id: number }[]>`
    insert into public.attribute_definitions (category_id, key, type, label_en, label_ar, unit_en, unit_ar)
    values (${category_id}, 'weight', 'number', 'Weight', 'الوزن', 'kg', 'كغم') returning id`;
  await sql`update public.products set attributes = ${sql.json([{ definition: definition!.id, number: 50 }])}
    where id = ${cement}`;
  const needsTruck = async (product_id: number, quantity: number) => {
    const line = { product_id, variant_id: null, quantity };
    const { sellers } = await quoteCart(actors.anonymous.db, [line], delivery.governorate);
    const { orders } = await placeOrder(actors.buyer.db, {
      idempotency_key: randomUUID(),
      language: 'en',
      delivery,
      lines: [{ ...line, unit_price: 10_000 }],
    });
    return [sellers[0]!.truck_needed, (await getOrder(actors.buyer.db, orders[0]!.id)).needs_truck];
  };
  expect(await needsTruck(rebar, 0.25)).toEqual([false, false]);
  expect(await needsTruck(rebar, 0.5)).toEqual([true, true]);
  expect(await needsTruck(cement, 9)).toEqual([false, false]);
  expect(await needsTruck(cement, 10)).toEqual([true, true]);
});

describe('the day by which an order arrives', () => {
  it('is the promised number of days after the order and is named in the mail', async () => {
    const id = await place();
    const order = await getOrder(actors.buyer.db, id);
    expect(order.due_on).toBe(baghdadDay(order.lead_days));
    expect((await mailOf(id, 'order_placed')).orders[0]!.due_on).toBe(order.due_on);
  });

  it('counts the closed days of the seller', async () => {
    const today = new Date(`${baghdadDay()}T00:00:00Z`).getUTCDay();
    await sql`update public.companies set closed_weekdays = array[${(today + 1) % 7}]::smallint[]
      where id = ${actors.seller.company!}`;
    const { due_on: due, lead_days: days } = await getOrder(actors.buyer.db, await place());
    await sql`update public.companies set closed_weekdays = '{}' where id = ${actors.seller.company!}`;
    const { lead_days: open } = await getOrder(actors.buyer.db, await place());
    expect([days, due]).toEqual([open + 1, baghdadDay(open + 1)]);
  });

  it('is changed by the seller when it ships, with the old day in the history', async () => {
    const id = await approved();
    const before = (await getOrder(actors.seller.db, id)).due_on;
    await changeOrderStatus(actors.seller.db, id, 'Shipped', undefined, baghdadDay(9));
    const order = await getOrder(actors.buyer.db, id);
    expect(order).toMatchObject({ status: 'Shipped', due_on: baghdadDay(9) });
    expect(order.events.at(-1)).toMatchObject({
      kind: 'status',
      changes: { due_on: { before, after: baghdadDay(9) } },
    });
    expect((await mailOf(id, 'order_shipped')).orders[0]!.due_on).toBe(baghdadDay(9));
  });

  it('stays if the seller ships without naming another', async () => {
    const id = await approved();
    const { due_on: due } = await getOrder(actors.seller.db, id);
    await changeOrderStatus(actors.seller.db, id, 'Shipped');
    const order = await getOrder(actors.seller.db, id);
    expect([order.due_on, order.events.at(-1)!.changes]).toEqual([due, null]);
  });

  it('is neither in the past, nor beyond a year, nor changed by another step', async () => {
    const id = await approved();
    for (const [status, day] of [
      ['Shipped', baghdadDay(-1)],
      ['Shipped', baghdadDay(400)],
      ['Cancelled', baghdadDay(3)],
    ] as const)
      expect(await codeOf(changeOrderStatus(actors.seller.db, id, status, 'Reason', day))).toEqual([
        'invalid_input',
        'due_on',
      ]);
    expect((await getOrder(actors.seller.db, id)).status).toBe('Processing');
  });

  it('is left out of mails about an order that ended', async () => {
    const id = await approved();
    await changeOrderStatus(actors.seller.db, id, 'Cancelled', 'Broken');
    expect((await mailOf(id, 'order_cancelled')).orders[0]!.due_on).toBeNull();
  });
});

describe('a purchase for a company', () => {
  const facts = { buyer_company: 'شركة النور', tax_number: '90-123', purchase_order: 'PO-7/26' };

  it('shows company, tax number and purchase order to buyer, seller and staff', async () => {
    const id = await place({ ...facts, buyer_company: '  شركة النور ' });
    for (const actor of ['buyer', 'seller', 'warehouse', 'admin'] as const)
      expect((await getOrder(actors[actor].db, id)).delivery).toMatchObject(facts);
    expect((await mailOf(id, 'order_received')).delivery).toMatchObject(facts);
  });

  it('is in the lists of sellers and staff, and thus in their files', async () => {
    const id = await place(facts);
    const lists = [
      await listSellerOrders(actors.seller.db, { after: '', page_size: 1000 }),
      await listAllOrders(actors.admin.db, { after: '', page_size: 1000 }),
    ];
    for (const { items } of lists)
      expect(items.find((order) => order.id === id)).toMatchObject({
        purchase: facts,
        due_on: (await getOrder(actors.buyer.db, id)).due_on,
      });
  });

  it('is in the export of the marketplace', async () => {
    const { number } = await getOrder(actors.buyer.db, await place(facts));
    const { id } = await beginExport(actors.admin.db, ['orders']);
    const rows = [];
    for (let after: string | undefined, read = true; read; read = after !== undefined) {
      const page = await readExportRows(actors.admin.db, { id, entity: 'orders', after, limit: 500 });
      rows.push(...page.rows);
      after = page.next ?? undefined;
    }
    expect(rows.find((row) => row.number === number)).toMatchObject({
      ...facts,
      due_on: expect.stringMatching(/^\d{4}-/),
    });
  });

  it('is optional', async () => {
    expect(
      (await getOrder(actors.buyer.db, await place({ purchase_order: ' ' }))).delivery,
    ).not.toHaveProperty('purchase_order');
  });

  it.each(['buyer_company', 'tax_number', 'purchase_order'])('refuses a long %s', async (field) => {
    expect(await codeOf(place({ [field]: 'x'.repeat(161) }))).toEqual(['invalid_delivery', field]);
  });
});
