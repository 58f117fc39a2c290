import { randomUUID } from 'node:crypto';
import { getOrder, getOrderConfirmation, getOrders, listSellerOrders } from '../src/orders/queries.ts';
import { getOwnProduct, listOwnProducts } from '../src/products/queries.ts';
import { getProduct } from '../src/catalogue/queries.ts';
import { getSeller } from '../src/companies/sellers-queries.ts';
import { getSellerHome } from '../src/companies/seller-account-queries.ts';
import { answerSchemas } from '../src/answer-schemas.ts';
import { moneyMatrix } from './access-matrix.ts';
import {
  type Actor,
  type ActorName,
  actorNames,
  apiUrl,
  connect,
  createActors,
  headersFor,
  type Sql,
} from './actors.ts';
import { createOrder, createProduct, createVariant } from './goods.ts';
import { deliverOrder } from './latest-orders.ts';
import { createWorld, subjects, type World } from './subjects.ts';

let sql: Sql;
let world: World;

beforeAll(async () => {
  sql = connect();
  world = await createWorld(sql, await createActors(sql));
});
afterAll(() => sql.end());

it('lists every column of an amount', async () => {
  const found = await sql<{ name: string }[]>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and domain_name = 'iqd'`;
  const listed = moneyMatrix.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`));
  expect(listed).toEqual(expect.arrayContaining(found.map(({ name }) => name)));
});

/** Names of fields that hold an amount of money. */
const amountName =
  /(^|_)(price|prices|subtotal|total|fee|minimum|cash|sales|revenue|collected|amount|iqd|debt|commission|balance|owed_to_company)$/;

/** Names of the amounts in a response schema, at any depth. */
function amountsIn(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  if (Array.isArray(schema)) return schema.flatMap((part) => amountsIn(part, seen));
  const { def } = (schema as { _zod?: { def: Record<string, unknown> } })._zod ?? {};
  if (!def) return [];
  const fields = Object.entries((def.shape as Record<string, unknown> | undefined) ?? {});
  const parts = ['element', 'innerType', 'valueType', 'left', 'right', 'in', 'out', 'options', 'items'];
  return [
    ...fields.flatMap(([name, field]) => [
      ...(amountName.test(name) ? [name] : []),
      ...amountsIn(field, seen),
    ]),
    ...parts.flatMap((part) => amountsIn(def[part], seen)),
  ];
}

const shopPrices = 'prices that the shop shows to everybody';
const readsBelow = 'the reads below';
const company = (right: string) => `private.my_company or company_to_read('${right}')`;
const staff = (right: string) => `private.require_staff('${right}')`;

/** Functions that return an amount, and what hides it from people who may not see it. */
const moneyFunctions: Record<string, string> = {
  preview_bulk_change: company('products'),
  start_bulk_change: company('products'),
  preview_staff_product_change: staff('products'),
  start_staff_product_change: staff('products'),
  get_bulk_change: company('products'),
  list_bulk_changes: company('products'),
  steer_bulk_change: company('products'),
  search_products: shopPrices,
  suggest: shopPrices,
  match_quote_lines: shopPrices,
  get_home_page: shopPrices,
  get_home_preview: shopPrices,
  get_product: readsBelow,
  list_compatible_products: shopPrices,
  list_related_products: shopPrices,
  list_reviews: 'the total counts reviews',
  list_products_by_ids: shopPrices,
  list_deals: staff('products'),
  preview_deals: staff('products'),
  set_deals: staff('products'),
  end_deals: staff('products'),
  end_matching_deals: staff('products'),
  get_delivery_areas: 'fees and minimums that the shop shows to everybody',
  list_home_products: staff('settings'),
  list_notifications: 'the caller’s own, written for people who may see the amount',
  quote_cart: shopPrices,
  match_order_codes: shopPrices,
  sync_cart: 'private.lock_own_cart; prices that the shop shows to everybody',
  get_purchase_list: 'private.require_list; prices that the shop shows to everybody',
  place_order: 'the caller’s own order',
  find_checkout: 'the caller’s own order',
  get_order_confirmation: readsBelow,
  get_order: readsBelow,
  get_orders: readsBelow,
  list_orders: readsBelow,
  settle_cash: company('settle_cash'),
  get_staff_overview: 'private.staff_may of the right for each figure',
  export_own_products: company('products'),
  list_own_products: readsBelow,
  list_all_products: staff('products'),
  get_own_product: readsBelow,
  get_duplicates: staff('products'),
  list_questions: 'the total counts questions',
  try_search_synonyms: 'the total counts products',
  get_company_figures: company('see_money'),
  get_seller: 'the last test of this file',
  get_store: 'fees and minimums that the shop shows to everybody',
  list_asked_quotes: company('quotes'),
  get_asked_quote: company('quotes'),
  find_offered_goods: company('quotes'),
  get_purchase_request: 'private.reads_purchase_request; buying.test.ts',
  get_company_spend: 'private.require_buying of see_orders; company-spend.test.ts',
  list_company_invoices: 'private.require_buying of see_orders; company-spend.test.ts',
  list_purchase_requests: 'the caller’s own requests, or with the right see_orders; buying.test.ts',
  get_quote_comparison: 'the caller’s own request',
  accept_quote: 'the caller’s own request, or one of the company with the right order',
  get_return: 'private.sees_return_money; returns.test.ts',
  get_returnable: 'the caller’s own order',
  get_staff_quote: staff('quotes'),
  list_staff_quotes: staff('quotes'),
  get_user: 'private.staff_may of see_orders',
  get_statement: 'private.require_money_of',
  get_own_balance: 'private.require_money_of',
  get_seller_home: 'the debt needs see_money; seller-home.test.ts',
  list_adjustments: staff('money'),
  get_payout_run: staff('money'),
  list_payout_runs: staff('money'),
  get_money_settings: staff('money'),
  get_money_totals: staff('money'),
  list_balances: staff('money'),
  get_report: staff('money'),
  list_transactions: staff('money'),
  list_commission_rates: staff('money'),
  record_payment: staff('money'),
  get_commission_invoice: 'private.require_money_of',
  list_commission_invoices: 'private.require_money_of',
  list_cash_in_transit: staff('money'),
  get_remittance: staff('money'),
  list_remittances: staff('money'),
  list_remittance_lines: staff('money'),
  resolve_remittance_lines: staff('money'),
  assign_remittance_line: staff('money'),
  book_remittance: staff('money'),
};

it('lists every function that returns an amount', () => {
  const found = Object.entries(answerSchemas)
    .filter(([, schema]) => amountsIn(schema).length > 0)
    .map(([name]) => name);
  expect(found.sort()).toEqual(Object.keys(moneyFunctions).sort());
});

describe.each(moneyMatrix)('$table $row', ({ table, row, columns, allowed }) => {
  it.each(columns)('limits reading %s to those who may see it', async (column) => {
    const key = await subjects[`${table} ${row}`]!.make(sql, world);
    const filter = Object.entries(key).map(
      ([name, value]) => `${name}=eq.${encodeURIComponent(String(value))}`,
    );
    const readers: ActorName[] = [];
    for (const actor of actorNames) {
      const response = await fetch(`${apiUrl()}/rest/v1/${table}?select=${column}&${filter.join('&')}`, {
        headers: headersFor(world.actors[actor].token),
      });
      if (response.ok && ((await response.json()) as unknown[]).length === 1) readers.push(actor);
    }
    expect(readers).toEqual(actorNames.filter((actor) => allowed.includes(actor)));
  });
});

it('is hidden from everyone who may not see orders, and cannot be changed by people who cannot see it @money-rights', async () => {
  const rows = await sql<{ role: string; rights: string[] }[]>`
    select role, array_agg(right_name) as rights from private.company_rights group by role`;
  for (const { role, rights } of rows) {
    if (rights.includes('see_money'))
      expect([role, rights]).toEqual([role, expect.arrayContaining(['see_orders'])]);
    if (['products', 'settle_cash', 'history'].some((right) => rights.includes(right)))
      expect([role, rights]).toEqual([role, expect.arrayContaining(['see_money'])]);
  }
});

describe('of an order and of a product that is not on sale', () => {
  // Amounts that occur nowhere else.
  const amounts = { subtotal: 219_993, delivery_fee: 4_447, total: 224_440, unit_price: 73_331 };
  const prices = { price: 61_117, discounted_price: 58_883 };
  const variantPrice = 62_219;
  // Not as a part of another number, a time or an id.
  const amount = new RegExp(
    `(?<![0-9a-f.-])(${[...Object.values(amounts), ...Object.values(prices), variantPrice].join('|')})(?![0-9a-f-])`,
  );
  let order: string;
  let product: number;

  beforeAll(async () => {
    const { actors, category } = world;
    const made = await createOrder(sql, { buyer: actors.buyer.id!, company: actors.seller.company! });
    order = made.order;
    await sql`update public.orders set subtotal = ${amounts.subtotal}, delivery_fee = ${amounts.delivery_fee}, approved_at = now()
      where id = ${order}`;
    await sql`insert into public.order_lines (order_id, name_en, name_ar, sku, unit, unit_price, quantity)
      values (${order}, 'Hammer', 'مطرقة', 'H-1', 'Each', ${amounts.unit_price}, 3)`;
    await sql`insert into public.order_events (order_id, kind, to_status, actor_role, note, changes)
      values (${order}, 'shortage', 'Processing', 'seller', 'Broken', ${sql.json({
        lines: [{ name_en: 'Hammer', name_ar: 'مطرقة', unit: 'Each', before: 4, after: 3 }],
        subtotal: { before: 300_000, after: amounts.subtotal },
        delivery_fee: { before: amounts.delivery_fee, after: amounts.delivery_fee },
        total: { before: 304_447, after: amounts.total },
      })})`;
    await sql`update public.orders set status = 'Shipped' where id = ${order}`;
    product = await createProduct(sql, {
      ...{ company_id: actors.seller.company!, category_id: category, published: false, ...prices },
    });
    const variant = await createVariant(sql, product, { size: 'L', stock: 1 });
    await sql`update public.product_variants set price = ${variantPrice} where id = ${variant}`;
  });

  const reads: [name: string, readers: ActorName[], read: (db: Actor['db']) => Promise<unknown>][] = [
    [
      'get_order',
      ['buyer', 'seller', 'manager', 'sales', 'finance', 'admin', 'support', 'financeStaff'],
      (db) => getOrder(db, order),
    ],
    [
      'get_orders',
      ['seller', 'manager', 'sales', 'finance', 'admin', 'support', 'financeStaff'],
      (db) => getOrders(db, [order]),
    ],
    [
      'get_order_confirmation',
      ['buyer', 'seller', 'manager', 'sales', 'finance', 'admin', 'support', 'financeStaff'],
      (db) => getOrderConfirmation(db, order),
    ],
    ['list_orders', ['seller', 'manager', 'sales', 'finance'], (db) => listSellerOrders(db, {})],
    ['list_own_products', ['seller', 'manager', 'sales', 'finance'], (db) => listOwnProducts(db, {})],
    [
      'get_own_product',
      ['seller', 'manager', 'sales', 'finance', 'admin', 'catalogueStaff'],
      (db) => getOwnProduct(db, product),
    ],
    [
      'get_product',
      ['seller', 'manager', 'sales', 'finance', 'admin', 'catalogueStaff'],
      (db) => getProduct(db, product),
    ],
    ['get_seller_home', [], (db) => getSellerHome(db)],
  ];

  it('reads through every function that is marked as read here', () => {
    const listed = Object.keys(moneyFunctions).filter((name) => moneyFunctions[name] === readsBelow);
    expect(reads.map(([name]) => name)).toEqual(expect.arrayContaining(listed));
  });

  it.each(reads)('shows the amounts of %s only to those who may see them', async (_name, allowed, read) => {
    const readers: ActorName[] = [];
    for (const actor of actorNames) {
      const answer = JSON.stringify(await read(world.actors[actor].db).catch(() => null));
      if (amount.test(answer)) readers.push(actor);
    }
    expect(readers).toEqual(actorNames.filter((actor) => allowed.includes(actor)));
  });

  it('shows a warehouse worker everything else', async () => {
    const { db } = world.actors.warehouse;
    const read = await getOrder(db, order);
    expect(read).toMatchObject({
      total: null,
      subtotal: null,
      delivery_fee: null,
      status: 'Shipped',
      line_count: 1,
    });
    expect(read.lines).toMatchObject([{ sku: 'H-1', quantity: 3, unit_price: null, line_total: null }]);
    expect(read.events.find(({ kind }) => kind === 'shortage')?.changes).toEqual({
      lines: [{ name_en: 'Hammer', name_ar: 'مطرقة', unit: 'Each', before: 4, after: 3 }],
    });
    const list = await listSellerOrders(db, {});
    expect(list).toMatchObject({ cash_to_collect: null, cash_to_settle: null });
    expect(list.items.map(({ id }) => id)).toContain(order);
    await expect(listSellerOrders(db, { cash: 'unsettled' })).rejects.toMatchObject({ code: 'not_allowed' });
    const { items } = await listOwnProducts(db, { sort: 'price' });
    expect(items.find(({ id }) => id === product)).toMatchObject({ price: null, stock: 1 });
    expect(await getOwnProduct(db, product)).toMatchObject({
      price: null,
      variants: [{ size: 'L', stock: 1, price: null }],
    });
  });

  it('records a handover without an amount, which means the total', async () => {
    const { warehouse, seller } = world.actors;
    await expect(deliverOrder(warehouse.db, order, 1, 'Less')).rejects.toMatchObject({
      code: 'not_allowed',
    });
    await deliverOrder(warehouse.db, order, null);
    expect(await getOrder(seller.db, order)).toMatchObject({
      status: 'Delivered',
      cash_collected: amounts.total,
    });
    expect(await getOrder(warehouse.db, order)).toMatchObject({
      cash_collected: null,
      cash_settled_at: null,
    });
  });

  it('is left out of mails to members who may not see it', async () => {
    const tag = randomUUID();
    await sql`select private.queue_company_email(o.company_id, 'order_received', jsonb_build_object('company_name', ${tag}::text,
      'total', o.total, 'orders', jsonb_build_array(private.order_for_mail(o.id)))) from public.orders o where o.id = ${order}`;
    const mails = await sql<{ address: string; params: object }[]>`
      select address, params from private.outbox where params ->> 'company_name' = ${tag}`;
    const shown = mails
      .filter(({ params }) => amount.test(JSON.stringify(params)))
      .map(({ address }) => address);
    const { actors } = world;
    expect(mails.map(({ address }) => address)).toContain(actors.warehouse.email);
    expect(shown.sort()).toEqual(
      [actors.seller, actors.manager, actors.sales].map(({ email }) => email).sort(),
    );
  });
});

it('limits sales of a company to staff who see orders', async () => {
  const { actors } = world;
  const salesFor = async (name: ActorName) =>
    (await getSeller(actors[name].db, actors.seller.company!)).orders.sales;
  expect(await salesFor('catalogueStaff')).toBeNull();
  for (const name of ['admin', 'support', 'financeStaff'] as const)
    expect(await salesFor(name)).not.toBeNull();
});
