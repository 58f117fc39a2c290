import { randomUUID } from 'node:crypto';
import { saveCourier, shipmentInput } from '../src/couriers/queries.ts';
import { reverseTransaction } from '../src/ledger/queries.ts';
import { placeOrder } from '../src/orders/queries.ts';
import { getReport, type Report, type ReportFilter } from '../src/reports/queries.ts';
import { actorNames, become, connect, type Sql } from './actors.ts';
import { createCategory, createProduct, delivery } from './goods.ts';
import {
  approveOrder,
  changeOrderStatus,
  deliverOrder,
  refuseOrder,
  reportShortage,
} from './latest-orders.ts';
import {
  createLedgerSeller,
  deliverLedgerOrder,
  type LedgerSeller,
  shipLedgerOrder,
} from './ledger-sellers.ts';

let sql: Sql;
let today: string;

beforeAll(async () => {
  sql = connect();
  const [row] = await sql<{ today: string }[]>`select private.today_in_iraq()::text as today`;
  today = row!.today;
});
afterAll(() => sql.end());

/** Figures of today of one company. */
async function figuresOf(of: LedgerSeller, filter: Partial<ReportFilter> = {}) {
  const day = { first_day: today, last_day: today, ...filter };
  return getReport(of.actors.financeStaff.db, { ...day, company_id: of.company });
}

const faultsOf = async (...keys: (string | number)[]) => [
  ...(await sql`
    select dimension, key from private.report_faults() where string_to_array(key, ' ') && ${keys.map(String)}::text[]`),
];

/** An order of goods of two categories, 20,000 and 10,000 IQD, at 10 % commission. */
async function placeTwoGoods(of: LedgerSeller) {
  const second = await createCategory(sql);
  const product = await createProduct(sql, {
    ...{ company_id: of.company, category_id: second, quantity: 100, price: 10_000 },
  });
  const line = (id: number, quantity: number) => ({
    ...{ product_id: id, variant_id: null, quantity, unit_price: 10_000 },
  });
  const { orders } = await placeOrder(of.actors.buyer.db, {
    ...{ idempotency_key: randomUUID(), language: 'en', delivery },
    lines: [line(of.product, 2), line(product, 1)],
  });
  await approveOrder(of.actors.admin.db, orders[0]!.id);
  return { id: orders[0]!.id, second };
}

it('counts delivered, refused and short orders on their day @report-days', async () => {
  const of = await createLedgerSeller(sql);
  await deliverLedgerOrder(of, 3);
  await refuseOrder(of.actors.seller.db, await shipLedgerOrder(of, 2), true, 'Refused');
  const { id } = await placeTwoGoods(of);
  const [line] = await sql<{ id: number }[]>`
    select id::float8 as id from public.order_lines where order_id = ${id} and quantity = 2`;
  await reportShortage(of.actors.seller.db, id, [{ id: line!.id, quantity: 1, missing: 'return' }], 'Broken');
  await changeOrderStatus(of.actors.seller.db, id, 'Shipped');
  await deliverOrder(of.actors.seller.db, id, null);
  const { total, days, names } = await figuresOf(of);
  expect(total).toEqual({
    ...{ orders: 2, revenue: 50_000, commission: 5000, refusals: 1, refused: 20_000 },
    ...{ shortages: 1, short: 10_000, returns: 0, returned: 0, cash_in_transit: 0 },
  });
  expect(days).toEqual([{ key: today, ...total }]);
  expect(names).toEqual({
    company: { name_en: expect.any(String), name_ar: expect.any(String) },
    ...{ category: null, governorate: null },
  });
  expect(await faultsOf(of.company)).toEqual([]);
});

it('counts an order in each of its categories, and splits its commission exactly', async () => {
  const of = await createLedgerSeller(sql);
  const { id, second } = await placeTwoGoods(of);
  await changeOrderStatus(of.actors.seller.db, id, 'Shipped');
  await deliverOrder(of.actors.seller.db, id, null);
  const { rows } = await figuresOf(of, { by: 'category' });
  expect(rows.find(({ key }) => key === String(second))!.figures).toMatchObject({
    ...{ orders: 1, revenue: 10_000, commission: 1000, cash_in_transit: null },
  });
  expect((await figuresOf(of)).total).toMatchObject({ orders: 1, revenue: 30_000, commission: 3000 });
  const [posted] = await sql<{ id: number }[]>`
    select id::float8 as id from private.ledger_transactions where order_id = ${id}`;
  await reverseTransaction(of.actors.financeStaff.db, posted!.id, 'Wrong rate');
  const after = await figuresOf(of, { by: 'category' });
  expect(after.rows.find(({ key }) => key === String(second))!.figures).toMatchObject({
    ...{ revenue: 10_000, commission: 0 },
  });
  expect(await faultsOf(of.company, second)).toEqual([]);
});

it('sums a category with those below it', async () => {
  const of = await createLedgerSeller(sql);
  const { id, second } = await placeTwoGoods(of);
  await changeOrderStatus(of.actors.seller.db, id, 'Shipped');
  await deliverOrder(of.actors.seller.db, id, null);
  const [root, middle] = [await createCategory(sql), await createCategory(sql)];
  await sql`update public.categories set parent_id = ${root} where id = ${middle}`;
  await sql`
    update public.categories set parent_id = ${middle}
    where id in (${second}, (select category_id from public.products where id = ${of.product}))`;
  const read = async () => {
    const all = await figuresOf(of, { by: 'category' });
    const below = await figuresOf(of, { by: 'category', category_id: middle });
    const { rows } = await getReport(of.actors.financeStaff.db, {
      ...{ first_day: today, last_day: today, by: 'category' },
    });
    const { total, days } = await getReport(of.actors.financeStaff.db, {
      ...{ first_day: today, last_day: today, category_id: root },
    });
    const revenue = (found: Report['rows']) =>
      Object.fromEntries(found.map(({ key, figures }) => [key, figures!.revenue]));
    const { [root]: whole, [middle]: half, [second]: leaf } = revenue(rows);
    return {
      ...{ all: revenue(all.rows), below: revenue(below.rows), rows: [whole, half, leaf] },
      ...{ sums: [below.total!.revenue, total!.revenue, days[0]!.revenue] },
    };
  };
  const [first] = await sql<{ id: string }[]>`
    select category_id::text as id from public.products where id = ${of.product}`;
  const parts = { [first!.id]: 20_000, [second]: 10_000, [middle]: 30_000 };
  const seen = await read();
  expect(seen).toEqual({
    ...{ all: { ...parts, [root]: 30_000 }, below: parts },
    ...{ rows: [30_000, 30_000, 10_000], sums: [30_000, 30_000, 30_000] },
  });
  await sql`select private.fold_report_changes()`;
  expect(await read()).toEqual(seen);
});

it('narrows days, rows and sums by seller, category and governorate together, before and after the job', async () => {
  const of = await createLedgerSeller(sql);
  const governorate = delivery.governorate;
  const elsewhere = governorate === 'IQ-BA' ? 'IQ-NI' : 'IQ-BA';
  const { id, second } = await placeTwoGoods(of);
  await changeOrderStatus(of.actors.seller.db, id, 'Shipped');
  await deliverOrder(of.actors.seller.db, id, null);
  const moved = await shipLedgerOrder(of, 4);
  await sql`update public.orders set governorate = ${elsewhere} where id = ${moved}`;
  await deliverOrder(of.actors.seller.db, moved, null);
  const read = async () => {
    const cell = await figuresOf(of, { governorate, category_id: second, by: 'company' });
    const here = await figuresOf(of, { governorate, by: 'category' });
    const places = await figuresOf(of, { by: 'governorate' });
    const goods = await figuresOf(of, { category_id: second });
    return {
      ...{ cell: cell.total, cellDay: cell.days[0], cellRow: cell.rows, names: cell.names },
      ...{ here: here.total, categories: here.rows.map(({ key, figures }) => [key, figures!.revenue]) },
      places: Object.fromEntries(places.rows.map(({ key, figures }) => [key, figures])),
      goods: goods.total,
    };
  };
  const seen = await read();
  const inCell = expect.objectContaining({
    ...{ orders: 1, revenue: 10_000, commission: 1000, cash_in_transit: null },
  });
  expect(seen).toMatchObject({
    ...{ cell: inCell, cellDay: inCell, goods: inCell },
    cellRow: [{ key: of.company, figures: inCell }],
    here: { orders: 1, revenue: 30_000, commission: 3000, cash_in_transit: 0 },
    places: {
      [governorate]: { orders: 1, revenue: 30_000 },
      [elsewhere]: { orders: 1, revenue: 40_000 },
    },
  });
  expect(seen.names).toEqual({
    ...{ company: expect.anything(), category: expect.anything(), governorate: expect.anything() },
  });
  expect(seen.categories).toEqual([
    [expect.any(String), 20_000],
    [String(second), 10_000],
  ]);
  await sql`select private.fold_report_changes()`;
  expect(await sql`select from private.report_changes where company_id = ${of.company}`).toHaveLength(0);
  expect(await read()).toEqual(seen);
  expect(await faultsOf(of.company, second)).toEqual([]);
});

it('counts the cash of couriers at the end of the period, also what they got before it', async () => {
  const of = await createLedgerSeller(sql);
  const { admin, financeStaff, seller } = of.actors;
  await sql`insert into private.company_terms (company_id, cash_by) values (${of.company}, 'courier')`;
  const courierId = await saveCourier(financeStaff.db, null, {
    ...{ name: `Courier ${randomUUID().slice(0, 8)}`, phone: null, is_active: true },
    ...{ fee_delivered: 3000, fee_returned: 1000 },
  });
  const { id } = await placeTwoGoods(of);
  const shipment = shipmentInput({ courierId, trackingNumber: '' });
  await changeOrderStatus(admin.db, id, 'Shipped', undefined, undefined, shipment);
  await deliverOrder(seller.db, id, null);
  const [{ cash }] = await sql<[{ cash: number }]>`
    select cash_collected::float8 as cash from public.orders where id = ${id}`;
  expect((await figuresOf(of)).total).toMatchObject({ revenue: 30_000, cash_in_transit: cash });
  const [{ day }] = await sql<[{ day: string }]>`select (${today}::date + 1)::text as day`;
  const tomorrow = await figuresOf(of, { first_day: day, last_day: day, compare: 'previous' });
  expect(tomorrow.total).toMatchObject({ revenue: 0, cash_in_transit: cash });
  expect(tomorrow.days).toMatchObject([{ key: day, orders: 0, cash_in_transit: cash }]);
  expect(tomorrow.before).toMatchObject({
    ...{ first_day: today, last_day: today, total: { orders: 1, cash_in_transit: cash } },
  });
  expect(await faultsOf(of.company)).toEqual([]);
});

it('compares periods of the same length, or of the year before @report-periods', async () => {
  const of = await createLedgerSeller(sql);
  await deliverLedgerOrder(of);
  const before = async (compare: 'previous' | 'year', first_day: string, last_day: string) => {
    const report = await figuresOf(of, { first_day, last_day, compare, by: 'company' });
    return [report.before!.first_day, report.before!.last_day, report.before!.days.length];
  };
  expect(await before('previous', '2026-03-01', '2026-03-31')).toEqual(['2026-01-29', '2026-02-28', 31]);
  expect(await before('year', '2024-02-29', '2024-03-31')).toEqual(['2023-02-28', '2023-03-31', 32]);
  const [{ day }] = await sql<[{ day: string }]>`select (${today}::date + 1)::text as day`;
  const { rows } = await figuresOf(of, {
    first_day: day,
    last_day: day,
    compare: 'previous',
    by: 'company',
  });
  expect(rows.find(({ key }) => key === of.company)).toMatchObject({
    ...{ figures: null, before: { orders: 1, revenue: 10_000, commission: 1000 } },
  });
});

it.each([
  ['revenue', 'revenue = revenue + 1'],
  ['commission', 'commission = commission - 1'],
  ['number of orders', 'orders = orders + 1'],
  ['cash', 'cash_change = cash_change + 5'],
  ['number of returns', 'returns = returns + 1'],
  ['amount of returns', 'returned = returned + 1'],
])('finds a wrong %s', async (_name, change) => {
  const of = await createLedgerSeller(sql);
  await deliverLedgerOrder(of);
  await sql`select private.fold_report_changes()`;
  expect(await faultsOf(of.company)).toEqual([]);
  const undo = new Error('undo');
  const found: unknown[] = [];
  await sql
    .begin(async (tx) => {
      const faults = async () => [
        ...(await tx`
          select dimension, key from private.report_faults()
          where string_to_array(key, ' ') && array[${of.company}] order by dimension, key`),
      ];
      await tx`savepoint sound`;
      await tx.unsafe(`update private.report_days set ${change} where company_id = '${of.company}'`);
      found.push(await faults());
      await tx`rollback to sound`;
      await tx.unsafe(
        `update private.report_cells set ${change} where company_id = '${of.company}' and category_id is null`,
      );
      found.push(await faults());
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  const day = { dimension: 'company', key: of.company };
  expect(found).toEqual([
    [day],
    expect.arrayContaining([{ dimension: 'cell', key: expect.stringContaining(of.company) }, day]),
  ]);
});

it('reads sums of whole months instead of their days, until something is posted into a month', async () => {
  const of = await createLedgerSeller(sql);
  const order = await deliverLedgerOrder(of);
  const undo = new Error('undo');
  const seen: unknown[] = [];
  await sql
    .begin(async (tx) => {
      const read = async (from: string, to: string) => {
        await tx`savepoint reader`;
        await become(tx, of.actors.financeStaff);
        const [row] = await tx<{ report: Report }[]>`
          select public.get_report(${from}, ${to}, 'company') as report`;
        await tx`rollback to reader`;
        return row!.report.rows.find(({ key }) => key === of.company)?.figures;
      };
      const month = '2019-05';
      await tx`
        insert into private.report_days (dimension, day, company_id, orders, revenue, cash_change)
        select x.dimension, d::date, case x.dimension when 'company' then ${of.company}::uuid end, 1, 100, 7
        from (values ('all'), ('company')) x (dimension), unnest(array['2019-05-01', '2019-05-31']::date[]) d`;
      seen.push(await read(`${month}-01`, `${month}-31`));
      await tx`select private.sum_months('2019-06-01')`;
      seen.push(await read(`${month}-01`, `${month}-31`));
      // A wrong sum shows that it is read, and is found.
      await tx`update private.report_months set revenue = 900 where company_id = ${of.company}`;
      for (const [from, to] of [
        ['2019-05-01', '2019-05-31'],
        ['2019-05-02', '2019-06-30'],
        ['2019-06-01', '2019-06-30'],
      ] as const)
        seen.push(await read(from, to));
      seen.push(
        (
          await tx`select day::text from private.report_faults() where key = ${of.company} and day = '2019-05-01' and dimension = 'company'`
        ).length,
      );
      await tx`select private.add_to_report('2019-05-20', o, '{}', 1) from public.orders o where o.id = ${order}`;
      seen.push(await read(`${month}-01`, `${month}-31`));
      await tx`select private.fold_report_changes()`;
      seen.push(await read(`${month}-01`, `${month}-31`));
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  const days = expect.objectContaining({ orders: 2, revenue: 200, cash_in_transit: 14 });
  expect(seen).toEqual([
    ...[days, days],
    expect.objectContaining({ orders: 2, revenue: 900, cash_in_transit: 14 }),
    expect.objectContaining({ orders: 1, revenue: 100, cash_in_transit: 14 }),
    expect.objectContaining({ orders: 0, revenue: 0, cash_in_transit: 14 }),
    // The days have no orders, so they differ too.
    2,
    expect.objectContaining({ orders: 2, revenue: 900, cash_in_transit: 15 }),
    expect.objectContaining({ orders: 2, revenue: 200, cash_in_transit: 15 }),
  ]);
});

it('finds a commission of categories that differs from the sum of all @report-ledger', async () => {
  const undo = new Error('undo');
  let found: unknown;
  await sql
    .begin(async (tx) => {
      await tx`
        insert into private.report_cells (day, company_id, governorate, category_id, commission)
        select '2098-01-01', id, 'IQ-BA', 7, 5 from public.companies limit 1`;
      found = [
        ...(await tx`
          select split_part(key, ' ', 3) as key from private.report_faults()
          where day = '2098-01-01' and dimension = 'cell' and key like '%commission'`),
      ];
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  expect(found).toEqual([{ key: 'commission' }]);
});

it('is read by staff with the right to money alone', async () => {
  const { actors } = await createLedgerSeller(sql);
  for (const name of actorNames) {
    const read = getReport(actors[name].db, { first_day: today, last_day: today, by: 'governorate' });
    if (['admin', 'financeStaff'].includes(name)) await expect(read).resolves.toHaveProperty('rows');
    else
      await expect(read).rejects.toMatchObject({ code: expect.stringMatching(/not_allowed|not_signed_in/) });
  }
});

it.each<[string, Partial<ReportFilter>]>([
  ['last_day', { last_day: '2020-01-01' }],
  ['last_day', { first_day: '2020-01-01' }],
  ['by', { by: 'buyer' as never }],
  ['compare', { compare: 'month' as never }],
  ['governorate', { governorate: 'IQ-XX' }],
])('refuses a wrong %s', async (field, filter) => {
  const of = await createLedgerSeller(sql);
  const wrong = getReport(of.actors.financeStaff.db, { first_day: today, last_day: today, ...filter });
  await expect(wrong).rejects.toMatchObject({ code: 'invalid_input', context: { field } });
});
