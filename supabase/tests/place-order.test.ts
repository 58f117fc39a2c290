import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppError } from '../src/errors.ts';
import { getProduct } from '../src/catalogue/queries.ts';
import {
  findCheckout,
  getOrder,
  getOrderConfirmation,
  placeOrder,
  quoteCart,
} from '../src/orders/queries.ts';
import { connect, createActor, createActors, type Actors, type Sql } from './actors.ts';
import { createCategory, createProduct, createVariant, delivery, stockOf } from './goods.ts';

let sql: Sql;
let actors: Actors;
let category: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  category = await createCategory(sql);
});
afterAll(() => sql.end());

const product = (values: Record<string, unknown> = {}) =>
  createProduct(sql, { company_id: actors.seller.company!, category_id: category, ...values });
const line = (
  product_id: number,
  quantity: number,
  unit_price = 10_000,
  variant_id: number | null = null,
) => ({
  product_id,
  variant_id,
  quantity,
  unit_price,
});
const order = (lines: ReturnType<typeof line>[], values: object = {}, actor = actors.buyer) =>
  placeOrder(actor.db, { idempotency_key: randomUUID(), lines, delivery, language: 'en', ...values });

/** Code and context of a refused call. */
async function refusal(call: Promise<unknown>): Promise<Pick<AppError, 'code' | 'context'>> {
  try {
    await call;
  } catch (error) {
    const { code, context } = error as AppError;
    return { code, context };
  }
  throw new Error('The call was not refused');
}

it('creates one order per seller with lines, delivery fees, history and mails, and reduces the stock', async () => {
  const small = await product({ quantity: 10, main_image: 'seller/small.webp' });
  const shirt = await product({ price: 50_000 });
  const large = await createVariant(sql, shirt, { size: 'L', stock: 4 });
  const foreign = await createProduct(sql, {
    company_id: actors.otherSeller.company!,
    category_id: category,
    price: 90_000,
    discounted_price: 60_000,
  });
  const placed = await order([
    line(small, 1),
    line(small, 2),
    line(shirt, 1, 50_000, large),
    line(foreign, 2, 60_000),
  ]);
  expect(placed.orders).toHaveLength(2);
  for (const { number } of placed.orders) expect(number).toMatch(/^MW-[0-9A-HJKMNP-TV-Z]{6}$/);

  const own = placed.orders.find(({ company_id }) => company_id === actors.seller.company)!;
  const detail = await getOrder(actors.buyer.db, own.id);
  expect(detail).toMatchObject({
    status: 'Processing',
    approved_at: null,
    subtotal: 80_000,
    delivery_fee: 5000,
    total: 85_000,
    line_count: 2,
    payment_method: 'cash_on_delivery',
    delivery,
    lines: [
      {
        product_id: small,
        quantity: 3,
        unit_price: 10_000,
        line_total: 30_000,
        main_image: 'seller/small.webp',
      },
      { product_id: shirt, quantity: 1, size: 'L', line_total: 50_000 },
    ],
    events: [{ kind: 'placed', from_status: null, to_status: 'Processing', actor_role: 'buyer' }],
  });
  const free = placed.orders.find(({ company_id }) => company_id === actors.otherSeller.company)!;
  expect(free.total).toBe(120_000);
  const confirmation = await getOrderConfirmation(actors.buyer.db, own.id);
  expect(confirmation).toMatchObject({ checkout_id: placed.checkout_id, total: 205_000 });
  expect(confirmation.orders).toHaveLength(2);

  expect(await stockOf(sql, small)).toBe(7);
  const mails = await sql<{ address: string; template: string; params: { orders: { number: string }[] } }[]>`
    select address, template, params from private.outbox
    where params -> 'orders' @> ${sql.json([{ number: own.number }])} order by template, id`;
  expect(mails.map(({ address, template }) => [address, template])).toEqual([
    [actors.buyer.email, 'order_placed'],
    ...(['seller', 'manager', 'sales', 'warehouse'] as const).map((name) => [
      actors[name].email,
      'order_received',
    ]),
  ]);
  expect(mails[0]!.params.orders).toHaveLength(2);
  expect(mails[1]!.params.orders).toHaveLength(1);
});

it('sells exactly 5 of 5 units to 100 parallel buyers @no-overselling', async () => {
  const scarce = await product({ quantity: 5 });
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, (_, i) =>
      order([line(scarce, 1)], {}, i % 2 === 0 ? actors.buyer : actors.otherBuyer).then(
        () => 'sold',
        (error: AppError) => error.code,
      ),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'sold')).toHaveLength(5);
  expect(outcomes.filter((outcome) => outcome === 'out_of_stock')).toHaveLength(95);
  expect(await stockOf(sql, scarce)).toBe(0);
});

it('never locks crossing carts into a deadlock', async () => {
  const [one, two] = [await product({ quantity: 40 }), await product({ quantity: 40 })];
  await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      order(i % 2 ? [line(one, 1), line(two, 1)] : [line(two, 1), line(one, 1)]),
    ),
  );
  expect([await stockOf(sql, one), await stockOf(sql, two)]).toEqual([0, 0]);
});

it('returns one checkout for 20 parallel calls with the same key and body @checkout-once', async () => {
  const item = await product({ quantity: 50 });
  const idempotency_key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => order([line(item, 2)], { idempotency_key })),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await stockOf(sql, item)).toBe(48);
});

it('returns the result of a key only to its buyer, and nothing for a key without a result', async () => {
  const idempotency_key = randomUUID();
  const lines = [line(await product(), 1)];
  expect(await findCheckout(actors.buyer.db, idempotency_key)).toBeNull();
  const placed = await order(lines, { idempotency_key });
  expect(await findCheckout(actors.buyer.db, idempotency_key)).toEqual(placed);
  expect(await findCheckout(actors.otherBuyer.db, idempotency_key)).toBeNull();
  expect(await refusal(findCheckout(actors.anonymous.db, idempotency_key))).toMatchObject({
    code: 'not_signed_in',
  });
});

it('refuses the same key with another body, and separates keys of two buyers', async () => {
  const item = await product();
  const idempotency_key = randomUUID();
  await order([line(item, 1)], { idempotency_key });
  expect(await refusal(order([line(item, 2)], { idempotency_key }))).toMatchObject({
    code: 'idempotency_mismatch',
  });
  await order([line(item, 2)], { idempotency_key }, actors.otherBuyer);
  expect(await stockOf(sql, item)).toBe(97);
});

it('reports new prices, missing units with names, and products no longer sold', async () => {
  const dearer = await product({ price: 12_000 });
  expect(await refusal(order([line(dearer, 1)]))).toEqual({
    code: 'price_changed',
    context: { lines: [{ product_id: dearer, variant_id: null, unit_price: 12_000 }] },
  });
  const few = await product({ quantity: 3, name_en: 'Shovel', name_ar: 'مجرفة' });
  expect(await refusal(order([line(few, 2), line(few, 2)]))).toMatchObject({
    code: 'out_of_stock',
    context: { name_en: 'Shovel', name_ar: 'مجرفة', available: 3 },
  });
  const hidden = await product({ published: false });
  const ofRejected = await createProduct(sql, {
    company_id: actors.rejectedSeller.company!,
    category_id: category,
  });
  const withVariants = await product();
  await createVariant(sql, withVariants, { size: 'S', stock: 9 });
  for (const lines of [
    [line(hidden, 1)],
    [line(ofRejected, 1)],
    [line(withVariants, 1)],
    [line(few, 1, 10_000, 1)],
  ]) {
    expect(await refusal(order(lines))).toMatchObject({ code: 'product_unavailable' });
  }
  expect([await stockOf(sql, dearer), await stockOf(sql, few)]).toEqual([100, 3]);
});

it('refuses an ended deal price and accepts the running one', async () => {
  const hour = 3_600_000;
  const deal = { price: 10_000, discounted_price: 8000 };
  const ended = await product({ ...deal, deal_ends_at: new Date(Date.now() - hour) });
  const running = await product({ ...deal, deal_ends_at: new Date(Date.now() + hour) });
  expect(await refusal(order([line(ended, 1, 8000)]))).toMatchObject({ code: 'price_changed' });
  await order([line(running, 1, 8000)]);
});

it('reports the wrong delivery field, an empty cart, a malformed line and a seller who does not deliver', async () => {
  const item = await product();
  for (const [field, value] of Object.entries({
    full_name: ' ',
    phone: '0770',
    email: 'nobody',
    governorate: 'IQ-XX',
    district: '',
    address: 'x'.repeat(301),
  })) {
    expect(await refusal(order([line(item, 1)], { delivery: { ...delivery, [field]: value } }))).toEqual({
      code: 'invalid_delivery',
      context: { field },
    });
  }
  expect(await refusal(order([]))).toMatchObject({ code: 'cart_empty' });
  expect(await refusal(order([line(item, 0)]))).toMatchObject({ code: 'invalid_input' });
  expect(await refusal(order([line(item, 1.0001)]))).toMatchObject({ code: 'invalid_input' });
  await sql`delete from public.delivery_rates where company_id = ${actors.seller.company} and governorate_code = 'IQ-MU'`;
  expect(
    await refusal(order([line(item, 1)], { delivery: { ...delivery, governorate: 'IQ-MU' } })),
  ).toMatchObject({
    code: 'no_delivery',
    context: { governorate: 'IQ-MU' },
  });
});

it('requires a sign-in', async () => {
  const item = await product();
  expect(await refusal(order([line(item, 1)], {}, actors.anonymous))).toMatchObject({
    code: 'not_signed_in',
  });
});

it.each(['a product', 'a variant'])(
  'sells nothing of a company that is suspended while the order waits for the stock of %s',
  async (kind) => {
    const seller = await createActor(sql, 'seller');
    const item = await createProduct(sql, {
      company_id: seller.company!,
      category_id: category,
      name_en: 'Spade',
      name_ar: 'مسحاة',
    });
    const variant = kind === 'a variant' ? await createVariant(sql, item, { size: 'M', stock: 100 }) : null;
    const others = connect(1);
    let placing: Promise<unknown> = Promise.resolve();
    await others.begin(async (tx) => {
      const [me] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
      await tx`
        select 1 from public.product_stock
        where product_id = ${item} and variant_id is not distinct from ${variant} for update`;
      placing = refusal(order([line(item, 2, 10_000, variant)]));
      for (let waits = 0; waits === 0;) {
        const rows = await sql`select 1 from pg_stat_activity where ${me!.pid} = any (pg_blocking_pids(pid))`;
        waits = rows.length;
      }
      await sql`update public.companies set status = 'suspended' where id = ${seller.company}`;
    });
    expect(await placing).toMatchObject({
      code: 'product_unavailable',
      context: { product_id: item, name_en: 'Spade', name_ar: 'مسحاة' },
    });
    const [left] = await sql`
      select count(*)::int as orders from public.orders where company_id = ${seller.company}`;
    expect(left).toEqual({ orders: 0 });
    expect(await stockOf(sql, item, variant ?? undefined)).toBe(100);
    await others.end();
  },
);

it('sells in the product’s steps, including fractions of a unit, and not below its minimum', async () => {
  const cable = await product({
    unit: 'Meter',
    min_quantity: 2.5,
    quantity_step: 0.5,
    price: 1500,
    quantity: 20,
  });
  for (const [wrong, nearest] of [
    [2, '2.5'],
    [2.7, '2.5 / 3'],
    [9.9, '9.5 / 10'],
  ] as const) {
    expect(await refusal(order([line(cable, wrong, 1500)]))).toMatchObject({
      code: 'quantity_step',
      context: { product_id: cable, min_quantity: 2.5, quantity_step: 0.5, nearest },
    });
  }
  const placed = await order([line(cable, 2.5, 1500), line(cable, 1, 1500)]);
  expect(await getOrder(actors.buyer.db, placed.orders[0]!.id)).toMatchObject({
    subtotal: 5250,
    lines: [{ quantity: 3.5, line_total: 5250, unit: 'Meter' }],
  });
  expect(await stockOf(sql, cable)).toBe(16.5);
});

it.each(
  JSON.parse(readFileSync(join(import.meta.dirname, 'data/line-totals.json'), 'utf8')) as {
    lines: [number, number][];
    totals: number[];
    total: number;
  }[],
)('sums the rounded lines: $total', async ({ lines, totals, total }) => {
  const goods: number[] = [];
  for (const [price] of lines)
    goods.push(
      await product({ unit: 'Meter', min_quantity: 0.125, quantity_step: 0.001, price, quantity: 999 }),
    );
  const asked = lines.map(([price, quantity], place) => line(goods[place]!, quantity, price));
  const quote = await quoteCart(actors.anonymous.db, asked);
  expect(quote.sellers.map(({ subtotal }) => subtotal)).toEqual([total]);
  const placed = await order(asked);
  const stored = await getOrder(actors.buyer.db, placed.orders[0]!.id);
  expect(stored.lines.map(({ line_total }) => line_total)).toEqual(totals);
  expect(stored.subtotal).toBe(total);
});

it('charges the variant’s own price, with the product’s discount', async () => {
  const boots = await product({ price: 20_000, discounted_price: 15_000 });
  const plain = await createVariant(sql, boots, { size: '42', stock: 5 });
  const large = await createVariant(sql, boots, { size: '47', price: 24_000, sku: `B47-${boots}`, stock: 5 });
  const quote = await quoteCart(actors.anonymous.db, [
    { product_id: boots, variant_id: plain, quantity: 1 },
    { product_id: boots, variant_id: large, quantity: 1 },
  ]);
  expect(quote.lines.map(({ unit_price }) => unit_price)).toEqual([15_000, 18_000]);
  const placed = await order([line(boots, 1, 18_000, large)]);
  expect(await getOrder(actors.buyer.db, placed.orders[0]!.id)).toMatchObject({
    lines: [{ sku: `B47-${boots}`, unit_price: 18_000 }],
  });
});

it('charges the volume price of a product or variant, or the deal price if it is lower', async () => {
  const bag = await product({ price: 12_000, quantity: 1000 });
  const boots = await product({ price: 20_000, discounted_price: 17_000 });
  const large = await createVariant(sql, boots, { size: '47', price: 24_000, stock: 500 });
  const small = await createVariant(sql, boots, { size: '42', stock: 500 });
  await sql`update public.product_offers
    set volume_discounts = '[{"quantity": 10, "percent": 5}, {"quantity": 50, "percent": 20}]'
    where product_id in (${bag}, ${boots})`;
  const prices = async (...lines: [number, number, number | null][]) => {
    const asked = lines.map(([product_id, quantity, variant_id]) => ({ product_id, quantity, variant_id }));
    return (await quoteCart(actors.anonymous.db, asked)).lines.map(({ unit_price }) => unit_price);
  };
  expect(await prices([bag, 9, null])).toEqual([12_000]);
  expect(await prices([bag, 10, null])).toEqual([11_400]);
  expect(await prices([bag, 500, null])).toEqual([9600]);
  // Lines of the same product are combined; two variants stay separate.
  expect(await prices([bag, 4, null], [bag, 6, null])).toEqual([11_400, 11_400]);
  expect(await prices([boots, 10, small], [boots, 49, large])).toEqual([17_000, 20_400]);
  expect(await prices([boots, 50, small], [boots, 50, large])).toEqual([16_000, 19_200]);
  const [ofLarge] = (
    await quoteCart(actors.anonymous.db, [{ product_id: boots, quantity: 1, variant_id: large }])
  ).lines;
  expect(ofLarge).toMatchObject({ base_price: 20_400, price_breaks: [{ quantity: 50, price: 19_200 }] });

  expect(await refusal(order([line(bag, 10, 12_000)]))).toEqual({
    code: 'price_changed',
    context: { lines: [{ product_id: bag, variant_id: null, unit_price: 11_400 }] },
  });
  const placed = await order([line(bag, 4, 11_400), line(bag, 6, 11_400), line(boots, 50, 19_200, large)]);
  const detail = await getOrder(actors.buyer.db, placed.orders[0]!.id);
  expect(detail.lines.map(({ unit_price }) => unit_price)).toEqual([11_400, 19_200]);
  expect(detail.subtotal).toBe(114_000 + 960_000);
});

it('refuses less than the seller’s own minimum if the area has no higher one', async () => {
  const item = await product();
  await sql`update public.companies set order_minimum = 25000 where id = ${actors.seller.company}`;
  try {
    const asked = [{ product_id: item, variant_id: null, quantity: 2 }];
    for (const governorate of [undefined, 'IQ-BG'])
      expect((await quoteCart(actors.anonymous.db, asked, governorate)).sellers).toMatchObject([
        { minimum_order: 25_000 },
      ]);
    expect(await refusal(order([line(item, 2)]))).toMatchObject({
      code: 'order_minimum',
      context: { company_id: actors.seller.company, minimum: 25_000 },
    });
    expect((await order([line(item, 3)])).orders).toHaveLength(1);
    await sql`update public.delivery_rates set minimum_order = 40000
      where company_id = ${actors.seller.company} and governorate_code = 'IQ-BG' and district_id is null`;
    expect(await refusal(order([line(item, 3)]))).toMatchObject({ context: { minimum: 40_000 } });
    // A cart without a governorate lists what some of them require.
    expect((await quoteCart(actors.anonymous.db, asked)).sellers).toMatchObject([
      { minimum_order: 25_000, highest_minimum: 40_000 },
    ]);
    expect((await quoteCart(actors.anonymous.db, asked, 'IQ-BG')).sellers).toMatchObject([
      { minimum_order: 40_000, highest_minimum: null },
    ]);
  } finally {
    await sql`update public.delivery_rates set minimum_order = null
      where company_id = ${actors.seller.company} and governorate_code = 'IQ-BG' and district_id is null`;
    await sql`update public.companies set order_minimum = null where id = ${actors.seller.company}`;
  }
});

describe('of a seller on holiday', () => {
  const company = () => actors.seller.company!;
  beforeAll(async () => {
    await sql`
      update public.companies set holiday_from = (now() at time zone 'Asia/Baghdad')::date,
        holiday_until = (now() at time zone 'Asia/Baghdad')::date + 9
      where id = ${company()}`;
  });
  afterAll(async () => {
    await sql`
      update public.companies set holiday_from = null, holiday_until = null, holiday_takes_orders = true
      where id = ${company()}`;
  });

  it('orders are accepted, and arrive later', async () => {
    const item = await product();
    const placed = await order([line(item, 1)]);
    const { lead_days } = await getOrder(actors.buyer.db, placed.orders[0]!.id);
    expect(lead_days).toBeGreaterThanOrEqual(10);
    const asked = [{ product_id: item, variant_id: null, quantity: 1 }];
    expect((await quoteCart(actors.anonymous.db, asked, 'IQ-BG')).sellers).toMatchObject([
      { lead_days, holiday: { takes_orders: true } },
    ]);
    expect((await getProduct(actors.anonymous.db, item)).holiday).toMatchObject({ takes_orders: true });
  });

  it('that accepts none, orders are refused, and the cart says until when', async () => {
    const item = await product();
    await sql`update public.companies set holiday_takes_orders = false where id = ${company()}`;
    const asked = [{ product_id: item, variant_id: null, quantity: 1 }];
    const { sellers } = await quoteCart(actors.anonymous.db, asked);
    expect(sellers).toMatchObject([{ holiday: { takes_orders: false } }]);
    expect(await refusal(order([line(item, 1)]))).toMatchObject({
      code: 'seller_on_holiday',
      context: { company_id: company(), opens_on: sellers[0]!.holiday!.opens_on },
    });
  });
});

it('charges the fee of an exceptional district, and refuses less than the minimum', async () => {
  const item = await product();
  await sql`
    insert into public.delivery_rates (company_id, governorate_code, district_id, fee, minimum_order, lead_days)
    select ${actors.seller.company}, 'IQ-BA', d.id, 25000, 30000, 9 from public.districts d
    where d.governorate_code = 'IQ-BA' and d.name_en = 'Al-Faw'`;
  const far = { ...delivery, governorate: 'IQ-BA', district: 'الفاو' };
  expect(await refusal(order([line(item, 2)], { delivery: far }))).toMatchObject({
    code: 'order_minimum',
    context: { minimum: 30_000 },
  });
  const placed = await order([line(item, 3)], { delivery: far });
  expect(await getOrder(actors.buyer.db, placed.orders[0]!.id)).toMatchObject({
    delivery_fee: 25_000,
    lead_days: 9,
  });
  const near = await order([line(item, 1)], { delivery: { ...far, district: 'Basra' } });
  expect(await getOrder(actors.buyer.db, near.orders[0]!.id)).toMatchObject({ delivery_fee: 10_000 });
});

it('delivers free from the company’s own threshold', async () => {
  const item = await product();
  await sql`update public.companies set free_delivery_from = 20000 where id = ${actors.seller.company}`;
  const placed = await order([line(item, 2)]);
  expect(placed.orders[0]!.total).toBe(20_000);
  await sql`update public.companies set free_delivery_from = null where id = ${actors.seller.company}`;
});

it.each([
  ['the company', {}, { never_free: true }, 5_000, null],
  ['the area', { never_free: true }, {}, 5_000, null],
  [
    'an area, although the company has a sum',
    { never_free: true },
    { free_delivery_from: 1_000 },
    5_000,
    null,
  ],
  ['nobody below the area’s own sum', { free_from: 500_000 }, { free_delivery_from: 1_000 }, 5_000, 500_000],
  ['nobody, and the area’s own sum is reached', { free_from: 150_000 }, { never_free: true }, 0, 150_000],
] as const)(
  'charges the fee of a large order when delivery is never free by %s',
  async (_who, area, company, fee, free_over) => {
    const item = await product({ quantity: 50 });
    const mine = actors.seller.company!;
    await sql`update public.delivery_rates set ${sql({ free_from: null, never_free: false, ...area })} where company_id = ${mine}`;
    await sql`update public.companies set ${sql({ free_delivery_from: null, never_free: false, ...company })} where id = ${mine}`;
    const quote = await quoteCart(actors.buyer.db, [line(item, 20)], delivery.governorate, delivery.district);
    expect(quote.sellers).toMatchObject([{ delivery_fee: fee, free_over }]);
    const placed = await order([line(item, 20)]);
    expect(await getOrder(actors.buyer.db, placed.orders[0]!.id)).toMatchObject({ delivery_fee: fee });
    // Without a place, a threshold that is not valid everywhere is not promised.
    const general = (await quoteCart(actors.buyer.db, [line(item, 20)])).sellers[0]!.free_over;
    expect(general).toBeNull();
    await sql`update public.delivery_rates set free_from = null, never_free = false where company_id = ${mine}`;
    await sql`update public.companies set free_delivery_from = null, never_free = false where id = ${mine}`;
  },
);

it('leaves nothing behind when the order fails', async () => {
  const scarce = await product({ quantity: 1 });
  const idempotency_key = randomUUID();
  await refusal(order([line(scarce, 2)], { idempotency_key }));
  const [rows] = await sql<{ checkouts: number }[]>`
    select count(*)::int as checkouts from public.checkouts where idempotency_key = ${idempotency_key}`;
  expect(rows).toEqual({ checkouts: 0 });
  await order([line(scarce, 1)], { idempotency_key });
});

describe('quoteCart', () => {
  it('returns current prices, stock and delivery per seller, also to visitors', async () => {
    const cheap = await product({ quantity: 6 });
    const quote = await quoteCart(
      actors.anonymous.db,
      [
        { product_id: cheap, variant_id: null, quantity: 2 },
        { product_id: 999_999_999, variant_id: null, quantity: 1 },
      ],
      'IQ-BA',
    );
    expect(quote).toMatchObject({
      lines: [
        { product_id: cheap, available: true, unit_price: 10_000, stock: 6 },
        { product_id: 999_999_999, available: false },
      ],
      sellers: [
        {
          company_id: actors.seller.company!,
          subtotal: 20_000,
          delivery_fee: 10_000,
          delivers: true,
          free_over: 100_000,
        },
      ],
      subtotal: 20_000,
      delivery_total: 10_000,
      total: 30_000,
    });
  });

  it('leaves delivery open without a governorate', async () => {
    const item = await product();
    const quote = await quoteCart(actors.buyer.db, [{ product_id: item, variant_id: null, quantity: 1 }]);
    expect(quote.sellers[0]).toMatchObject({ delivery_fee: null, delivers: true, lead_days: null });
    expect(quote.total).toBe(10_000);
  });
});
