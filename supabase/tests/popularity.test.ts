import { type Actors, connect, createActors, type Sql } from './actors.ts';
import { createCategory, createOrder, createProduct } from './goods.ts';

let sql: Sql;
let actors: Actors;
let category: number;
beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  category = await createCategory(sql);
});
afterAll(() => sql.end());

const someProduct = () => createProduct(sql, { company_id: actors.seller.company!, category_id: category });

/** Creates an order of one product `days` days ago, with its event. */
async function order(product: number, days = 0, buyer: 'buyer' | 'otherBuyer' = 'buyer'): Promise<string> {
  const { order: id } = await createOrder(sql, {
    buyer: actors[buyer].id!,
    company: actors.seller.company!,
    created_at: new Date(Date.now() - days * 86_400_000),
  });
  await sql`
    insert into public.order_lines (order_id, product_id, name_en, name_ar, sku, unit, unit_price, quantity)
    values (${id}, ${product}, 'x', 'x', 'x', 'Each', 10000, 1)`;
  await tell(id, 'Processing');
  return id;
}
/** Records the event without mails and notifications. */
const tell = (id: string, status: string) =>
  sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`update public.orders set status = ${status} where id = ${id}`;
    await tx`
      insert into public.order_events (order_id, kind, to_status, actor_role)
      values (${id}, 'status', ${status}, 'system')`;
  });
const refresh = () => sql`select private.refresh_popularity(1000000)`;
async function popularity(product: number): Promise<number> {
  const [row] = await sql`select popularity from private.search_documents where product_id = ${product}`;
  return Number(row!.popularity);
}

it('halves the weight of orders after 60 days, and skips cancelled ones', async () => {
  const [fresh, old, both, cancelled] = [
    await someProduct(),
    await someProduct(),
    await someProduct(),
    await someProduct(),
  ];
  await order(fresh);
  await order(old, 60);
  await order(both);
  await order(both, 60, 'otherBuyer');
  const called = await order(cancelled);
  await refresh();
  expect(await popularity(fresh)).toBeCloseTo(Math.log(2), 2);
  expect(await popularity(old)).toBeCloseTo(Math.log(1.5), 2);
  expect(await popularity(both)).toBeCloseTo(Math.log(2.5), 2);
  expect(await popularity(cancelled)).toBeCloseTo(Math.log(2), 2);
  await tell(called, 'Cancelled');
  await refresh();
  expect(await popularity(cancelled)).toBe(0);
});

it('counts results of searches after their day is over, once per caller, with diminishing weight', async () => {
  const [few, many] = [await someProduct(), await someProduct()];
  const pushed = await someProduct();
  const open = (product: number, visits: number, callers: number) => sql`
    insert into private.search_visits (day, visit, asker, term, typed, language, results, position, product_ids)
    select (now() at time zone 'Asia/Baghdad')::date - 1, gen_random_uuid(), sha256(int4send(n % ${callers}::int)), 'x', 'x', 'en', 1,
      1, ${[product]}
    from generate_series(1, ${visits}::int) n`;
  await open(few, 3, 3);
  await open(many, 300, 300);
  await open(pushed, 300, 1);
  await sql`select private.count_searches()`;
  await refresh();
  const decay = 0.5 ** (1 / 60);
  expect(await popularity(few)).toBeCloseTo(Math.log(1 + 0.1 * Math.log(4) * decay), 2);
  expect(await popularity(many)).toBeCloseTo(Math.log(1 + 0.1 * Math.log(301) * decay), 2);
  // Invented visits of one caller.
  expect(await popularity(pushed)).toBeCloseTo(Math.log(1 + 0.1 * Math.log(2) * decay), 2);
});

it('counts only the newest order of a buyer who orders repeatedly', async () => {
  const pushed = await someProduct();
  for (const days of [60, 1, 0, 0]) await order(pushed, days);
  await refresh();
  expect(await popularity(pushed)).toBeCloseTo(Math.log(2), 2);
});

it('updates with ratings, and writes only products that are due', async () => {
  const [rated, other] = [await someProduct(), await someProduct()];
  await sql`update private.search_documents set popularity = 9 where product_id = ${other}`;
  await sql`update public.product_offers set rating_average = 5, rating_count = 10 where product_id = ${rated}`;
  await refresh();
  expect(await popularity(rated)).toBeCloseTo(Math.log(11), 2);
  expect(await popularity(other)).toBe(9);
});

it('recounts values that decay, and deletes those of products without demand', async () => {
  const [wanted, unwanted] = [await someProduct(), await someProduct()];
  await order(wanted, 30);
  await order(unwanted, 400);
  await refresh();
  await sql`update private.popularity_due set due_at = now() where product_id in (${wanted}, ${unwanted})`;
  await refresh();
  const left = await sql`
    select product_id from private.popularity_due where product_id in (${wanted}, ${unwanted})`;
  expect(left.map(({ product_id }) => Number(product_id))).toEqual([wanted]);
});
