import { randomUUID } from 'node:crypto';
import { getOrder, listSellerOrders, placeOrder } from '../src/orders/queries.ts';
import { connect, createActors, type ActorName, type Actors, type Sql, type SqlRunner } from './actors.ts';
import { createCategory, createProduct, delivery } from './goods.ts';
import { reportShortage } from './latest-orders.ts';

let sql: Sql;
let actors: Actors;
let root: number;
let branch: number;
let leaf: number;
/** Products of the root, branch and leaf category of the seller. */
let products: number[];

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  root = await createCategory(sql);
  branch = await createCategory(sql, { parent_id: root });
  leaf = await createCategory(sql, { parent_id: branch });
  products = [];
  for (const category_id of [root, branch, leaf])
    products.push(
      await createProduct(sql, {
        company_id: actors.seller.company!,
        category_id,
        quantity: 10_000,
        price: 10_001,
      }),
    );
});
afterAll(() => sql.end());

interface Rate {
  company_id?: string | null;
  category_id?: number | null;
  percent: number;
  minimum?: number;
  maximum?: number;
  first_day?: string;
  last_day?: string;
}

const addRate = async (run: SqlRunner, rate: Rate): Promise<string> => {
  const row = { first_day: '2026-01-01', ...rate };
  const [made] = await run<{ id: string }[]>`insert into private.commission_rates ${run(row)} returning id`;
  return made!.id;
};

/** Rates that end today and were used stay: each test works with a company of its own. */
async function newSeller(): Promise<{ company: string; goods: number[] }> {
  const { otherSeller } = await createActors(sql);
  const goods: number[] = [];
  for (const category_id of [root, branch, leaf])
    goods.push(
      await createProduct(sql, {
        company_id: otherSeller.company!,
        category_id,
        quantity: 10_000,
        price: 10_001,
      }),
    );
  return { company: otherSeller.company!, goods };
}

const order = async (goods: number[], quantities: number[]): Promise<string> => {
  const { orders } = await placeOrder(actors.buyer.db, {
    ...{ idempotency_key: randomUUID(), language: 'en', delivery },
    lines: goods.map((product_id, index) => ({
      ...{ product_id, variant_id: null, quantity: quantities[index]!, unit_price: 10_001 },
    })),
  });
  return orders[0]!.id;
};

const frozen = async (id: string) =>
  sql<{ percent: string | null; commission: string | null }[]>`
    select commission_percent as percent, commission from public.order_lines where order_id = ${id} order by id`;

const amount = async (base: number, percent: number, minimum: number | null, maximum: number | null) => {
  const [row] = await sql<{ amount: number }[]>`
    select private.commission_amount(${base}, ${percent}, ${minimum}, ${maximum})::float8 as amount`;
  return row!.amount;
};

it.each([
  [10_000, 5, null, null, 500],
  [10_010, 5, null, null, 501],
  [10_009, 5, null, null, 500],
  [50, 3, null, null, 2],
  [49.99, 3, null, null, 1],
  [10_000, 5, 2000, null, 2000],
  [1_000_000, 5, null, 20_000, 20_000],
  [1500.5, 5, 2000, null, 1500],
  [0, 5, 2000, null, 0],
  [10_000, 0, null, null, 0],
  [10_000, 100, null, null, 10_000],
])('of %d IQD at %d %% between %p and %p is %d', async (base, percent, minimum, maximum, expected) => {
  expect(await amount(base, percent, minimum, maximum)).toBe(expected);
});

it('shares the commission of an order exactly among its lines @commission-rounding', async () => {
  const { company, goods } = await newSeller();
  await addRate(sql, { company_id: company, percent: 3.33 });
  const lines = await frozen(await order(goods, [1, 1, 1]));
  // 30,003 IQD at 3.33 % are 999.0999 IQD; 333.03 a line.
  expect(lines.map(({ commission }) => Number(commission))).toEqual([333, 333, 333]);
  const uneven = await frozen(await order(goods, [1, 2, 4]));
  // 70,007 IQD: 2,331.2331 IQD, in parts of 333.03, 666.07 and 1,332.13.
  expect(uneven.map(({ commission }) => Number(commission))).toEqual([333, 666, 1332]);
  expect(uneven.every(({ percent }) => percent === '3.33')).toBe(true);
});

it('takes the most exact rate: company in a category, company, nearest category, site @commission-rate', async () => {
  const rolledBack = new Error('rolled back');
  const seen: [string, (string | null)[]][] = [];
  await sql
    .begin(async (tx) => {
      const { company } = await newSeller();
      const rates = async (title: string) => {
        const rows = await tx<{ percent: string | null }[]>`
          select r.percent from unnest(${[root, branch, leaf]}::bigint[]) with ordinality c (id, place)
          left join private.commission_rates_on(${[company, company, company]}::uuid[], ${[root, branch, leaf]}::bigint[],
            private.today_in_iraq()) r on r.category_id = c.id order by c.place`;
        seen.push([title, rows.map(({ percent }) => percent)]);
      };
      await rates('none');
      await addRate(tx, { percent: 5, first_day: '2020-01-01', last_day: '2099-01-01' });
      await rates('site');
      await addRate(tx, { category_id: root, percent: 6 });
      await addRate(tx, { category_id: branch, percent: 7 });
      await rates('categories');
      await addRate(tx, { company_id: company, percent: 4 });
      await rates('company');
      await addRate(tx, { company_id: company, category_id: branch, percent: 3 });
      await rates('company in a category');
      await addRate(tx, { company_id: company, category_id: leaf, percent: 2, first_day: '2090-01-01' });
      await rates('a coming rate');
      throw rolledBack;
    })
    .catch((error: unknown) => {
      if (error !== rolledBack) throw error;
    });
  expect(seen).toEqual([
    ['none', [null, null, null]],
    ['site', ['5.00', '5.00', '5.00']],
    ['categories', ['6.00', '7.00', '7.00']],
    ['company', ['4.00', '4.00', '4.00']],
    ['company in a category', ['4.00', '3.00', '3.00']],
    ['a coming rate', ['4.00', '3.00', '3.00']],
  ]);
});

it('applies minimum and maximum once per order and rate, not per line @commission-limits', async () => {
  const { company, goods } = await newSeller();
  await addRate(sql, { company_id: company, percent: 1, minimum: 1000 });
  await addRate(sql, { company_id: company, category_id: leaf, percent: 50, maximum: 4000 });
  const lines = await frozen(await order(goods, [1, 1, 1]));
  expect(lines.map(({ commission }) => Number(commission))).toEqual([500, 500, 4000]);
});

it('stays when rates change, and follows the quantity after a shortage by the frozen rate @commission-frozen', async () => {
  const { company, goods } = await newSeller();
  const rate = await addRate(sql, { company_id: company, percent: 10, minimum: 500 });
  const id = await order(goods, [4, 1, 1]);
  await sql`update private.commission_rates set last_day = private.today_in_iraq() where id = ${rate}`;
  expect((await frozen(id)).map(({ commission }) => Number(commission))).toEqual([4001, 1000, 1000]);
  const { lines } = await getOrder(actors.admin.db, id);
  await sql.begin(async (tx) => {
    await tx`update public.order_lines set quantity = 1, ordered_quantity = 4 where id = ${lines[0]!.id}`;
    await tx`update public.order_lines set quantity = 0, ordered_quantity = 1 where id = ${lines[1]!.id}`;
    await tx`select private.follow_quantities(${id})`;
  });
  expect((await frozen(id)).map(({ commission }) => Number(commission))).toEqual([1000, 0, 1000]);
});

it('follows a shortage that the seller reports', async () => {
  const rate = await addRate(sql, { company_id: actors.seller.company, category_id: branch, percent: 10 });
  const id = await order([products[1]!], [3]);
  const { lines } = await getOrder(actors.admin.db, id);
  await reportShortage(
    actors.seller.db,
    id,
    [{ id: lines[0]!.id, quantity: 2, missing: 'return' }],
    'Broken',
  );
  expect(await frozen(id)).toEqual([{ percent: '10.00', commission: '2000.00' }]);
  await sql`update private.commission_rates set last_day = private.today_in_iraq() where id = ${rate}`;
});

it('is absent from orders without a rate', async () => {
  const { goods } = await newSeller();
  const lines = await frozen(await order(goods, [1, 1, 1]));
  expect(lines.map(({ commission }) => commission)).toEqual([null, null, null]);
});

it('keeps rates as they were used: no change, no overlap', async () => {
  const { company } = await newSeller();
  const rate = await addRate(sql, { company_id: company, percent: 5 });
  await expect(sql`update private.commission_rates set percent = 6 where id = ${rate}`).rejects.toThrow(
    'not_allowed',
  );
  await expect(sql`delete from private.commission_rates where id = ${rate}`).rejects.toThrow('not_allowed');
  await expect(addRate(sql, { company_id: company, percent: 6, first_day: '2027-01-01' })).rejects.toThrow(
    'commission_rates_overlap',
  );
  await addRate(sql, { company_id: company, category_id: root, percent: 6, first_day: '2027-01-01' });
});

it('is in no answer to buyers or sellers about their orders', async () => {
  const rate = await addRate(sql, { company_id: actors.seller.company, category_id: root, percent: 7.77 });
  const id = await order([products[0]!], [100]);
  const reads: [ActorName, () => Promise<unknown>][] = [
    ['buyer', () => getOrder(actors.buyer.db, id)],
    ['seller', () => getOrder(actors.seller.db, id)],
    ['seller', () => listSellerOrders(actors.seller.db, {})],
    ['warehouse', () => getOrder(actors.warehouse.db, id)],
  ];
  for (const [name, read] of reads) {
    const text = JSON.stringify(await read());
    expect([name, text.includes('commission'), text.includes('77708')]).toEqual([name, false, false]);
  }
  await sql`update private.commission_rates set last_day = private.today_in_iraq() where id = ${rate}`;
});
