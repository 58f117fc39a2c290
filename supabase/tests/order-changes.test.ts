import { randomUUID } from 'node:crypto';
import type { AppError } from '../src/errors.ts';
import {
  addOrderNote,
  getOrder,
  getOrders,
  listAllOrders,
  listMyOrders,
  listSellerOrders,
  orderStatuses,
  placeOrder,
  type OrderFilter,
  type OrderStatus,
} from '../src/orders/queries.ts';
import { getSeller } from '../src/companies/sellers-queries.ts';
import { connect, createActor, createActors, type ActorName, type Actors, type Sql } from './actors.ts';
import { createCategory, createProduct, createVariant, delivery, stockOf } from './goods.ts';
import { approveOrder, changeOrders, changeOrderStatus } from './latest-orders.ts';

let sql: Sql;
let actors: Actors;
let product: number;
let shirt: number;
let variant: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  const category_id = await createCategory(sql);
  const company_id = actors.seller.company!;
  product = await createProduct(sql, { company_id, category_id, quantity: 1000 });
  shirt = await createProduct(sql, { company_id, category_id, quantity: 0 });
  variant = await createVariant(sql, shirt, { size: 'M', stock: 1000 });
});
afterAll(() => sql.end());

/** Creates an order of 3 pieces and 2 shirts; returns its id. */
async function newOrder(language: 'en' | 'ar' = 'ar'): Promise<string> {
  const placed = await placeOrder(actors.buyer.db, {
    idempotency_key: randomUUID(),
    language,
    delivery,
    lines: [
      { product_id: product, variant_id: null, quantity: 3, unit_price: 10_000 },
      { product_id: shirt, variant_id: variant, quantity: 2, unit_price: 10_000 },
    ],
  });
  return placed.orders[0]!.id;
}

const change = (actor: ActorName, id: string, status: OrderStatus, note?: string) =>
  changeOrderStatus(actors[actor].db, id, status, note).then(
    () => 'done',
    (error: AppError) => error.code,
  );
const approve = (actor: ActorName, id: string) =>
  approveOrder(actors[actor].db, id).then(
    () => 'done',
    (error: AppError) => error.code,
  );
const stock = async () => {
  return { pieces: await stockOf(sql, product), shirts: await stockOf(sql, shirt, variant) };
};

/** Moves an order to a status through callers with the right. */
async function orderIn(
  status: OrderStatus,
  approved: boolean,
  language: 'en' | 'ar' = 'ar',
): Promise<string> {
  const id = await newOrder(language);
  if (approved) await approve('admin', id);
  if (status === 'Shipped' || status === 'Delivered') await change('seller', id, 'Shipped');
  if (status === 'Delivered') await change('seller', id, 'Delivered');
  if (status === 'Cancelled' || status === 'Rejected') await change('admin', id, status, 'Reason');
  return id;
}

it('lets only the admin approve, once, while the order is in processing', async () => {
  const id = await newOrder();
  expect(await approve('buyer', id)).toBe('not_allowed');
  expect(await approve('seller', id)).toBe('not_allowed');
  expect(await approve('anonymous', id)).toBe('not_signed_in');
  expect(await approve('admin', id)).toBe('done');
  expect(await approve('admin', id)).toBe('order_state_changed');
  const { events, approved_at } = await getOrder(actors.buyer.db, id);
  expect(approved_at).not.toBeNull();
  expect(events.filter(({ kind }) => kind === 'approved')).toHaveLength(1);
  expect(await approve('admin', await orderIn('Rejected', false))).toBe('order_state_changed');
});

const rules: { from: OrderStatus; approved: boolean; allowed: Partial<Record<OrderStatus, ActorName[]>> }[] =
  [
    {
      from: 'Processing',
      approved: false,
      allowed: { Cancelled: ['buyer', 'seller', 'admin'], Rejected: ['admin'] },
    },
    {
      from: 'Processing',
      approved: true,
      allowed: { Shipped: ['seller', 'admin'], Cancelled: ['seller', 'admin'], Rejected: ['admin'] },
    },
    {
      from: 'Shipped',
      approved: true,
      allowed: { Delivered: ['seller', 'admin'], Cancelled: ['seller', 'admin'] },
    },
    { from: 'Delivered', approved: true, allowed: {} },
    { from: 'Cancelled', approved: false, allowed: {} },
    { from: 'Rejected', approved: false, allowed: {} },
  ];

describe.each(rules)('from $from (approved: $approved)', ({ from, approved, allowed }) => {
  it.each(orderStatuses.filter((status) => status !== from))('to %s', async (to) => {
    for (const actor of ['anonymous', 'otherBuyer', 'otherSeller', 'buyer', 'seller', 'admin'] as const) {
      const id = await orderIn(from, approved);
      const outcome = await change(actor, id, to, 'Reason');
      if (allowed[to]?.includes(actor)) expect([actor, outcome]).toEqual([actor, 'done']);
      else expect([actor, outcome]).not.toEqual([actor, 'done']);
      const { status } = await getOrder(actors.admin.db, id);
      expect(status).toBe(allowed[to]?.includes(actor) ? to : from);
    }
  });
});

it('hides the order from strangers', async () => {
  const id = await newOrder();
  for (const actor of ['otherBuyer', 'otherSeller', 'pendingSeller', 'rejectedSeller'] as const) {
    expect(await change(actor, id, 'Cancelled')).toBe('order_not_found');
    await expect(getOrder(actors[actor].db, id)).rejects.toMatchObject({ code: 'order_not_found' });
  }
});

it('refuses a seller before the approval, and a buyer once it is too late', async () => {
  expect(await change('seller', await newOrder(), 'Shipped')).toBe('approval_required');
  expect(await change('buyer', await orderIn('Processing', true), 'Cancelled')).toBe(
    'order_already_approved',
  );
});

it('returns the stock exactly once, even for simultaneous cancellations @stock-returned-once', async () => {
  const before = await stock();
  const id = await newOrder();
  expect(await stock()).toEqual({ pieces: before.pieces - 3, shirts: before.shirts - 2 });
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      i % 2 ? change('buyer', id, 'Cancelled') : change('admin', id, 'Rejected', 'Reason'),
    ),
  );
  expect(outcomes).toContain('done');
  expect(await stock()).toEqual(before);
  const { events } = await getOrder(actors.admin.db, id);
  expect(events.filter(({ kind }) => kind === 'status')).toHaveLength(1);
});

it('writes history with the note, and mails to those concerned', async () => {
  const id = await newOrder();
  await change('admin', id, 'Rejected', 'Outside the delivery area');
  const { events, number } = await getOrder(actors.buyer.db, id);
  expect(events.at(-1)).toMatchObject({
    kind: 'status',
    from_status: 'Processing',
    to_status: 'Rejected',
    actor_role: 'admin',
    note: 'Outside the delivery area',
  });
  const other = await orderIn('Delivered', true);
  const cancelled = await orderIn('Cancelled', false);
  const templates = async (orderId: string) => {
    const rows = await sql<{ template: string; address: string; language: string }[]>`
      select template, address from private.outbox
      where params -> 'orders' @> ${sql.json([{ id: orderId }])} order by id`;
    return rows.map(({ template, address }) => [template, address]);
  };
  const buyer = actors.buyer.email;
  // Members who work on orders, and no other members.
  const toTeam = (template: string) =>
    (['seller', 'manager', 'sales', 'warehouse'] as const).map((name) => [template, actors[name].email]);
  const placed = [['order_placed', buyer], ...toTeam('order_received')];
  expect(await templates(id)).toEqual([...placed, ['order_rejected', buyer]]);
  expect(await templates(other)).toEqual([
    ...placed,
    ['order_approved', buyer],
    ['order_shipped', buyer],
    ['order_delivered', buyer],
  ]);
  expect(await templates(cancelled)).toEqual([
    ...placed,
    ['order_cancelled', buyer],
    ...toTeam('order_cancelled'),
  ]);
  const audited = await sql`
    select 1 from public.audit_log where table_name = 'orders' and row_id = ${id} and actor_id = ${actors.admin.id}`;
  expect(audited).toHaveLength(1);
  expect(number).toMatch(/^MW-/);
});

it.each(['en', 'ar'] as const)(
  'mails the buyer in the language of the order, %s @order-mails',
  async (language) => {
    const ids = [
      await orderIn('Delivered', true, language),
      await orderIn('Cancelled', false, language),
      await orderIn('Rejected', false, language),
    ];
    const mails = await sql<{ template: string; language: string }[]>`
    select template, language from private.outbox, jsonb_array_elements(params -> 'orders') o
    where o ->> 'id' = any (${ids}) and address = ${actors.buyer.email}`;
    const kinds = ['placed', 'approved', 'shipped', 'delivered', 'cancelled', 'rejected'];
    expect(new Set(mails.map(({ template }) => template))).toEqual(
      new Set(kinds.map((kind) => `order_${kind}`)),
    );
    expect(new Set(mails.map((mail) => mail.language))).toEqual(new Set([language]));
  },
);

it('refuses to skip a state, even to the owner of the table @order-transitions', async () => {
  const id = await newOrder();
  await expect(sql`update public.orders set status = 'Delivered' where id = ${id}`).rejects.toMatchObject({
    code: 'PT409',
    message: 'order_state_changed',
  });
  await expect(sql`update public.orders set status = 'Shipped' where id = ${id}`).rejects.toMatchObject({
    message: 'approval_required',
  });
});

it('lists each person’s own orders, filtered and paged, newest first', async () => {
  const id = await newOrder();
  const { number } = await getOrder(actors.buyer.db, id);
  const mine = await listMyOrders(actors.buyer.db, { page_size: 5 });
  expect(mine.items).toHaveLength(5);
  expect(mine.items[0]).toMatchObject({ id, number, status: 'Processing', total: 55_000 });
  expect(mine.count).toBeGreaterThan(5);
  const second = await listMyOrders(actors.buyer.db, { page: 2, page_size: 5 });
  expect(second.items.map((order) => order.id)).not.toContain(id);
  expect(await listMyOrders(actors.otherBuyer.db, {})).toMatchObject({ items: [], count: 0 });
  expect((await listSellerOrders(actors.seller.db, { term: number })).items.map((o) => o.id)).toEqual([id]);
  expect(await listSellerOrders(actors.otherSeller.db, {})).toMatchObject({ items: [], count: 0 });
  expect((await listAllOrders(actors.admin.db, { term: number.toLowerCase() })).count).toBe(1);
  expect((await listAllOrders(actors.admin.db, { status: 'Delivered', term: number })).count).toBe(0);
  await expect(listAllOrders(actors.seller.db, {})).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(listSellerOrders(actors.pendingSeller.db, {})).rejects.toMatchObject({ code: 'not_approved' });
});

it('keeps the orders of one checkout on one page, also when a filter leaves some out', async () => {
  const buyer = await createActor(sql, 'otherBuyer');
  const category_id = await createCategory(sql);
  const { company } = await createActor(sql, 'otherSeller');
  const other = await createProduct(sql, { company_id: company!, category_id });
  const both = [product, other].map((product_id) => ({
    ...{ product_id, variant_id: null, quantity: 1 },
    unit_price: 10_000,
  }));
  const place = (lines: typeof both) =>
    placeOrder(buyer.db, { idempotency_key: randomUUID(), language: 'en', delivery, lines });
  const first = await place(both);
  await place(both.slice(0, 1));
  const second = await place(both);
  const checkouts = async (filter: OrderFilter) => {
    const { items, pages, count } = await listMyOrders(buyer.db, filter);
    return { pages, count, orders: items.map((one) => [one.checkout_id, one.checkout_orders]) };
  };
  const two = (id: string) => [
    [id, 2],
    [id, 2],
  ];
  expect(await checkouts({ page_size: 1 })).toEqual({ pages: 3, count: 3, orders: two(second.checkout_id) });
  expect((await checkouts({ page_size: 1, page: 3 })).orders).toEqual(two(first.checkout_id));
  const { id } = second.orders[0]!;
  await changeOrderStatus(buyer.db, id, 'Cancelled');
  expect((await checkouts({ status: 'Cancelled' })).orders).toEqual([[second.checkout_id, 2]]);
});

it('lists orders awaiting approval separately from those in processing, for everyone', async () => {
  const [awaiting, approved] = [await newOrder(), await orderIn('Processing', true)];
  const lists = {
    buyer: (status: 'AwaitingApproval' | 'Processing') =>
      listMyOrders(actors.buyer.db, { status, page_size: 100 }),
    seller: (status: 'AwaitingApproval' | 'Processing') =>
      listSellerOrders(actors.seller.db, { status, page_size: 100 }),
    admin: (status: 'AwaitingApproval' | 'Processing') =>
      listAllOrders(actors.admin.db, { status, page_size: 100 }),
  };
  for (const list of Object.values(lists)) {
    const [waiting, processing] = [await list('AwaitingApproval'), await list('Processing')];
    expect(waiting.items.map(({ id }) => id)).toContain(awaiting);
    expect(waiting.items.every((o) => o.status === 'Processing' && o.approved_at === null)).toBe(true);
    expect(processing.items.map(({ id }) => id)).toContain(approved);
    expect(processing.items.every((o) => o.status === 'Processing' && o.approved_at !== null)).toBe(true);
  }
});

it('refuses to deliver an order that awaits approval or was not shipped', async () => {
  for (const approved of [false, true])
    for (const actor of ['seller', 'admin'] as const)
      expect(await change(actor, await orderIn('Processing', approved), 'Delivered')).toBe(
        'order_state_changed',
      );
});

it.each([undefined, '', '  \n'])('refuses to reject without a reason: %j', async (note) => {
  const id = await newOrder();
  expect(await change('admin', id, 'Rejected', note)).toBe('reason_required');
  expect(await change('seller', id, 'Rejected', note)).toBe('not_allowed');
  expect((await getOrder(actors.admin.db, id)).status).toBe('Processing');
});

it('finds orders by number and by names of buyer and seller, in any spelling', async () => {
  const buyer = await createActor(sql, 'otherBuyer');
  const company = `شركة الأنبار ${buyer.id!.slice(0, 4)}`;
  await sql`update public.companies set name = ${company} where id = ${actors.seller.company}`;
  const placed = await placeOrder(buyer.db, {
    idempotency_key: randomUUID(),
    language: 'ar',
    delivery: { ...delivery, full_name: `أحمد عبد الهادي ${buyer.id}` },
    lines: [{ product_id: product, variant_id: null, quantity: 1, unit_price: 10_000 }],
  });
  const { id, number } = placed.orders[0]!;
  const arabicDigits = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!);
  const name = `عبد الهادي ${buyer.id}`;
  for (const term of [
    `أحمد ${name}`,
    `احمد ${name}`,
    `أحـمـد ${arabicDigits(name)}`,
    arabicDigits(number),
    number,
  ]) {
    const lists = [
      await listAllOrders(actors.admin.db, { term }),
      await listSellerOrders(actors.seller.db, { term }),
      await listMyOrders(buyer.db, { term }),
    ];
    for (const { items, count } of lists) expect([term, items[0]?.id, count]).toEqual([term, id, 1]);
  }
  const byCompany = await listMyOrders(buyer.db, { term: company.replace('أ', 'ا').replace('ة', 'ه') });
  expect(byCompany.items.map((order) => order.id)).toEqual([id]);
  expect((await listAllOrders(actors.admin.db, { term: `احمد% ${buyer.id}` })).count).toBe(0);
});

it('finds the buyer’s orders by their products in any spelling, and shows the first four lines', async () => {
  const buyer = await createActor(sql, 'otherBuyer');
  const category_id = await createCategory(sql);
  const company_id = actors.seller.company!;
  const lines = [];
  for (const name_en of ['Anchor bolt', 'Rebar 12 mm', 'Wire', 'Nails', 'Tape']) {
    const name_ar = name_en === 'Wire' ? 'أسلاك كهربائية' : 'بضاعة';
    const product_id = await createProduct(sql, { company_id, category_id, name_en, name_ar });
    lines.push({ product_id, variant_id: null, quantity: 1, unit_price: 10_000 });
  }
  const placed = await placeOrder(buyer.db, {
    idempotency_key: randomUUID(),
    language: 'en',
    delivery,
    lines,
  });
  for (const term of ['rebar', 'اسلاك', 'REBAR 12']) {
    const { items } = await listMyOrders(buyer.db, { term });
    expect(items.map(({ id }) => id)).toEqual([placed.orders[0]!.id]);
    expect(items[0]!.first_lines).toHaveLength(4);
  }
  expect((await listMyOrders(buyer.db, { term: 'excavator' })).count).toBe(0);
  expect((await listSellerOrders(actors.otherSeller.db, { term: 'rebar 12' })).count).toBe(0);
});

it('returns the variant of each line and the seller’s contact', async () => {
  await sql`update public.companies set phone = '+9647801112223', governorate = 'IQ-BG' where id = ${actors.seller.company}`;
  const { lines, seller } = await getOrder(actors.buyer.db, await newOrder());
  expect(lines.map(({ product_id, variant_id }) => [product_id, variant_id])).toEqual([
    [product, null],
    [shirt, variant],
  ]);
  expect(seller).toEqual({ phone: '+9647801112223', governorate: 'IQ-BG' });
});

it('returns the goods to stock when a seller cancels with a reason, before or at delivery', async () => {
  const before = await stock();
  const id = await orderIn('Shipped', true);
  expect(await change('seller', id, 'Cancelled', ' ')).toBe('reason_required');
  expect(await change('seller', id, 'Cancelled', 'Refused at the door')).toBe('done');
  expect(await stock()).toEqual(before);
  const mails = await sql<{ address: string }[]>`
    select address from private.outbox where template = 'order_cancelled' and order_ids @> ${[id]}::uuid[]`;
  expect(mails.map(({ address }) => address)).toEqual([actors.buyer.email]);
});

it('reports each order that could not take a bulk step', async () => {
  const [approved, awaiting, done] = [
    await orderIn('Processing', true),
    await newOrder(),
    await orderIn('Delivered', true),
  ];
  const ids = [approved, awaiting, done, randomUUID()];
  const result = await changeOrders(actors.seller.db, ids, 'Shipped');
  expect(result.done).toEqual([approved]);
  const codes = new Map(result.refused.map(({ id, code, number }) => [id, [code, number !== null]]));
  expect(codes.get(awaiting)).toEqual(['approval_required', true]);
  expect(codes.get(done)).toEqual(['order_state_changed', true]);
  expect(codes.get(ids[3]!)).toEqual(['order_not_found', false]);
  const foreign = await changeOrders(actors.otherSeller.db, [approved], 'Delivered');
  expect(foreign).toMatchObject({ done: [], refused: [{ code: 'order_not_found', number: null }] });
  expect((await changeOrders(actors.support.db, [awaiting], 'approve')).done).toEqual([awaiting]);
  await expect(changeOrders(actors.seller.db, [], 'Shipped')).rejects.toMatchObject({
    code: 'invalid_input',
  });
});

it('shows notes only to the side that wrote them, and mails only to staff', async () => {
  const id = await newOrder();
  await addOrderNote(actors.warehouse.db, id, ' On shelf 4 ');
  await addOrderNote(actors.support.db, id, 'Called the buyer');
  const read = (actor: ActorName) => getOrder(actors[actor].db, id);
  expect((await read('sales')).notes).toMatchObject([{ body: 'On shelf 4', author: 'Test warehouse' }]);
  expect((await read('sales')).mails).toBeUndefined();
  expect((await read('admin')).notes).toMatchObject([{ body: 'Called the buyer' }]);
  expect((await read('admin')).mails).toContainEqual(
    expect.objectContaining({ template: 'order_placed', to_email: actors.buyer.email, state: 'waiting' }),
  );
  expect((await read('buyer')).notes).toBeUndefined();
  await expect(addOrderNote(actors.buyer.db, id, 'Hello')).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(addOrderNote(actors.otherSeller.db, id, 'Hello')).rejects.toMatchObject({
    code: 'order_not_found',
  });
});

it('a seller finds received orders by product, governorate and date', async () => {
  const [named] = await sql<{ id: number; name_en: string }[]>`
    update public.products set name_en = 'Zirconium bolt' where id = ${shirt} returning id, name_en`;
  const id = await newOrder();
  const found = async (filter: Parameters<typeof listSellerOrders>[1]) =>
    (await listSellerOrders(actors.seller.db, { ...filter, page_size: 100 })).items.map((order) => order.id);
  expect(await found({ term: named!.name_en })).toContain(id);
  expect(await found({ governorate: delivery.governorate, from: '2020-01-01T00:00:00+03:00' })).toContain(id);
  expect(await found({ to: '2020-01-01T00:00:00+03:00' })).toEqual([]);
});

test('shows staff how a company handles its orders, and nobody else', async () => {
  const { company, db } = actors.otherSeller;
  const goods = await createProduct(sql, {
    company_id: company!,
    category_id: await createCategory(sql),
    quantity: 100,
  });
  const ordered = async () => {
    const { orders } = await placeOrder(actors.buyer.db, {
      idempotency_key: randomUUID(),
      language: 'en',
      delivery,
      lines: [{ product_id: goods, variant_id: null, quantity: 1, unit_price: 10_000 }],
    });
    await approveOrder(actors.admin.db, orders[0]!.id);
    return orders[0]!.id;
  };
  const [delivered, cancelled, open] = [await ordered(), await ordered(), await ordered()];
  await changeOrderStatus(db, delivered, 'Shipped');
  await sql`
    update public.order_events set created_at = created_at + interval '6 hours'
    where order_id = ${delivered} and to_status = 'Shipped'`;
  await changeOrderStatus(db, delivered, 'Delivered');
  await changeOrderStatus(db, cancelled, 'Cancelled', 'Broken in the store');
  await sql`update public.orders set created_at = created_at - interval '100 days' where id = ${open}`;

  const { orders, members, status } = await getSeller(actors.support.db, company!);
  expect(orders).toEqual({
    days: 90,
    placed: 2,
    delivered: 1,
    cancelled_by_company: 1,
    rejected: 0,
    sales: expect.any(Number) as number,
    hours_to_ship: 6,
    open: 1,
    late: 1,
    earlier: { placed: 1, delivered: 0, cancelled_by_company: 0, rejected: 0, hours_to_ship: null },
  });
  expect(orders.sales).toBeGreaterThanOrEqual(10_000);
  expect({ status, team: members.map(({ email }) => email) }).toEqual({
    status: 'approved',
    team: [actors.otherSeller.email],
  });
  await expect(getSeller(actors.admin.db, randomUUID())).rejects.toMatchObject({ code: 'seller_not_found' });
  for (const actor of ['otherSeller', 'buyer'] as const)
    await expect(getSeller(actors[actor].db, company!)).rejects.toMatchObject({ code: 'not_allowed' });
});

it('reads several orders in the given order, for those who work on them', async () => {
  const [first, second] = [await newOrder(), await newOrder()];
  const ids = async (actor: ActorName) =>
    (await getOrders(actors[actor].db, [second, randomUUID(), first])).map(({ id }) => id);
  for (const actor of ['seller', 'warehouse', 'admin'] as const)
    expect(await ids(actor)).toEqual([second, first]);
  for (const actor of ['buyer', 'otherSeller'] as const) expect(await ids(actor)).toEqual([]);
  await expect(ids('anonymous')).rejects.toMatchObject({ code: 'not_signed_in' });
  await expect(getOrders(actors.seller.db, [])).rejects.toMatchObject({ code: 'invalid_input' });
});
