// Measures search in a catalogue of 100,000 products and in one of 1,000,000, in SQL and over HTTP with all
// facets: npm run bench:search [products, default 1000000]. Fills a temporary stack with variants of the demo
// catalogue, which takes minutes and is timed, and removes it at the end. Writes complete rows without
// triggers; the product's own functions index them in batches.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack, type Stack } from '@mawad/supabase/local/stack';
import postgres from 'postgres';
import { quantile } from './quantile.ts';

type Sql = postgres.Sql;

const wanted = Number(process.argv[2] ?? 1_000_000);
const batch = 5_000;
/** Number of products added by sellers, together and one by one, to measure the cost of their search rows. */
const probes = { together: 1_000, alone: 50 };
const rounds = 40;
const requests = 400;

/** Typical searches, from the simplest to the most expensive. */
const searches = {
  'all products': {},
  'newest, page 200': { sort: 'newest', page: 200 },
  'a category': { category: 'power-tools' },
  'a category by price, in stock': { category: 'power-tools', sort: 'price_asc', in_stock: true },
  deals: { on_deal: true, sort: 'discount' },
  'a word': { term: 'drill' },
  'an Arabic word': { term: 'دريل' },
  'a frequent word': { term: 'steel' },
  'a frequent word by price': { term: 'steel', sort: 'price_asc' },
  'two words': { term: 'hammer drill' },
  'four words': { term: 'cordless hammer drill 18v' },
  'a beginning': { term: 'cem' },
  misspelt: { term: 'dril hamer' },
  'no match at all': { term: 'xqzwv kjhgf' },
  'a brand in a category': { category: 'power-tools', brands: ['Draxon'] },
  'a word, filtered': { term: 'drill', price_min: 50_000, rating_min: 3 },
  'an article number': { term: '' },
};
/** Fifty lines of a bill for the demo catalogue. */
const bill = Array.from({ length: 2 }, () =>
  readFileSync(join(import.meta.dirname, '../../supabase/tests/data/bill-of-the-demo-catalogue.tsv'), 'utf8')
    .trim()
    .split('\n'),
)
  .flat()
  .map((line, index) => ({ key: String(index), text: line.split('\t')[0]! }));
const beginnings = ['d', 'dri', 'hammer dr', 'cem', 'سم', 'دريل'];

async function main() {
  const dataDir = mkdtempSync(join(tmpdir(), 'mawad-bench-'));
  const origins = { shell: 'http://localhost:3000' };
  const limits = { requestsPerAddress: { count: 10_000_000, window: 60_000 } };
  const stack = await startStack({ dataDir, seed: true, origins, limits, log: console.log });
  const sql = postgres(stack.postgresUrl, { max: 1, onnotice: () => undefined });
  try {
    for (const size of wanted > 100_000 ? [100_000, wanted] : [wanted]) {
      await fill(sql, size);
      const [{ sku } = { sku: '' }] = await sql<
        { sku: string }[]
      >`select sku from public.products order by id desc limit 1`;
      searches['an article number'].term = sku;
      console.log(`\n${size} products`);
      console.table(await inSql(sql, size));
      console.table(await overHttp(stack));
      console.table(await sizes(sql));
      console.table(await upkeep(sql));
    }
  } finally {
    await sql.end();
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Copies the demo catalogue with new ids, words, prices and ratings until it has the requested size, then
 * indexes the copies. After a large fill the search indexes are rebuilt, as for any bulk load.
 */
async function fill(sql: Sql, size: number): Promise<void> {
  const [{ own, last } = { own: 0, last: 0 }] = await sql<
    { own: number; last: number }[]
  >`select count(*)::int as own, max(id)::int as last from public.products`;
  const started = performance.now();
  await sql`set session_replication_role = replica`;
  await sql`
    create temporary table if not exists source as
    select row_number() over (order by p.id)::int - 1 as place, p.* from public.products p where p.is_listed`;
  await sql`
    create temporary table wanted as
    -- A made-up word in each language, few of them often and most of them rarely, as in a real catalogue.
    select n, ${last}::int + n as id, n % (select count(*) from source) as place,
      translate(to_char((50000 * power(random(), 4))::int, 'FM00000'), '0123456789', 'abdeghklmr') as word_en,
      translate(to_char((50000 * power(random(), 4))::int, 'FM00000'), '0123456789', 'ابدرسعكلمن') as word_ar,
      round((5000 + random() * 500000)::numeric / 250) * 250 as price, (random() * 50)::int as quantity
    from generate_series(1, ${size - own}::int) n`;
  await sql`analyze source, wanted`;
  await sql`
    insert into public.products (id, company_id, category_id, sku, slug_en, slug_ar, name_en, name_ar, description_en,
      description_ar, brand, model_number, unit, attributes, main_image, published, created_at)
    select w.id, p.company_id, p.category_id, left(p.sku, 48) || '-' || w.id, 'copy-' || w.id, 'copy-' || w.id,
      left(p.name_en, 170) || ' ' || w.word_en, left(p.name_ar, 170) || ' ' || w.word_ar, p.description_en,
      p.description_ar, p.brand, left(p.model_number, 60) || '-' || w.id, p.unit, p.attributes, p.main_image, true,
      now() - random() * interval '700 days'
    from wanted w join source p on p.place = w.place`;
  await sql`
    insert into public.product_offers (product_id, company_id, price, discounted_price, in_stock, low_stock, rating_average,
      rating_count)
    select w.id, p.company_id, w.price, case when w.id % 20 = 0 then round(w.price * 0.9) end, w.quantity > 0, w.quantity < 5,
      round((1 + random() * 4)::numeric, 2), (random() * 30)::int
    from wanted w join source p on p.place = w.place`;
  await sql`insert into public.product_stock (product_id, quantity) select w.id, w.quantity from wanted w`;
  await sql`
    insert into private.product_codes (company_id, code, product_id)
    select p.company_id, private.code_key(p.sku), p.id from public.products p where p.id > ${last}`;
  await sql`drop table wanted`;
  await sql`select setval(pg_get_serial_sequence('public.products', 'id'), (select max(id) from public.products))`;
  await sql`set session_replication_role = origin`;
  await sql`analyze public.products, public.product_offers, public.product_stock`;
  console.log(`${size - own} products written in ${Math.round(seconds(started))} s`);
  await index(sql, last);
}

/** Indexes the products after an id with the function that processes the search queue. */
async function index(sql: Sql, last: number): Promise<void> {
  const started = performance.now();
  const indexes = await sql<{ name: string; definition: string }[]>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
    where i.indrelid = 'private.search_documents'::regclass and not i.indisprimary`;
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  let [from, indexed, at] = [last, 0, performance.now()];
  for (;;) {
    const [done] = await sql<{ last: number | null; count: number }[]>`
      with next as materialized (select id from public.products where id > ${from} order by id limit ${batch}), done as (
        select private.index_products(array(select n.id from next n)))
      select max(n.id)::int as last, count(*)::int as count from next n, done`;
    if (!done?.last) break;
    indexed += done.count;
    from = done.last;
    if (indexed % 100_000 < batch) {
      console.log(`${indexed} products indexed, ${Math.round(batch / seconds(at))} a second`);
    }
    at = performance.now();
  }
  console.log(`${Math.round(indexed / seconds(started))} products a second are indexed`);
  const built = performance.now();
  await sql`set maintenance_work_mem = '512MB'`;
  for (const { definition } of indexes) await sql.unsafe(definition);
  console.log(`${Math.round(seconds(built))} s for the indexes`);
  const counted = performance.now();
  await sql`select private.refresh_search_statistics()`;
  console.log(`${Math.round(seconds(counted))} s for the search's statistics`);
  await sql`vacuum analyze`;
}

/**
 * Cost of a product's search row for its seller: ms of adding a product with and without it, many together
 * and one by one.
 */
async function upkeep(sql: Sql): Promise<object[]> {
  const put = async (count: number, later: boolean) => {
    const started = performance.now();
    await sql
      .begin(async (tx) => {
        await tx`select private.enter_context(jsonb_build_object('index_later', ${later}::boolean))`;
        await tx`
          with made as (
            insert into public.products (company_id, category_id, sku, name_en, name_ar, description_en, description_ar, brand,
              unit, attributes, published)
            select p.company_id, p.category_id, 'probe-' || p.id, p.name_en, p.name_ar, p.description_en, p.description_ar,
              p.brand, p.unit, p.attributes, true
            from (select * from source order by random() limit ${count}) p
            returning id
          )
          insert into public.product_offers (product_id, price) select m.id, 1000 from made m`;
        throw new Rollback();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Rollback)) throw error;
      });
    return performance.now() - started;
  };
  const each = async (count: number, times: number, later: boolean) => {
    let total = 0;
    for (let time = 0; time < times; time += 1) total += await put(count, later);
    return Math.round((total / count / times) * 100) / 100;
  };
  const rows: object[] = [];
  for (const [kind, count, times] of [
    ['together', probes.together, 3],
    ['alone', 1, probes.alone],
  ] as const)
    rows.push({
      products: kind,
      'ms without a search row': await each(count, times, true),
      'ms with it': await each(count, times, false),
    });
  return rows;
}

/** Thrown to roll back a transaction. */
class Rollback extends Error {}

const seconds = (since: number) => (performance.now() - since) / 1000;

/** Size of the search table and its indexes. */
async function sizes(sql: Sql): Promise<object[]> {
  return sql<{ name: string; MB: number }[]>`
    select c.relname as name, round(pg_total_relation_size(c.oid) / 1e6)::int as "MB" from pg_class c
    where c.relname in ('search_documents', 'search_head', 'vocabulary')
    union all
    select i.indexrelid::regclass::text, round(pg_relation_size(i.indexrelid) / 1e6)::int from pg_index i
    where i.indrelid = 'private.search_documents'::regclass order by 2 desc`;
}

/** Times inside the database in ms. */
async function inSql(sql: Sql, size: number): Promise<object[]> {
  const rows: object[] = [];
  for (const [kind, input] of Object.entries(searches))
    rows.push(await row(kind, () => sql`select private.search_products(${sql.json(input)})`));
  for (const term of beginnings)
    rows.push(await row(`suggest ${term}`, () => sql`select private.suggest(${term}, 'en')`));
  rows.push(await row('50 lines of a bill', () => sql`select private.match_quote_lines(${sql.json(bill)})`));
  rows.push(await row('site map: its parts', () => sql`select private.list_sitemap_parts(10000)`));
  rows.push(
    await row(
      'site map: 1,000 products',
      () => sql`select private.list_sitemap_products(${size - 5000}, null, 1000)`,
    ),
  );
  return rows;
}

async function row(kind: string, work: () => Promise<unknown>): Promise<object> {
  await work();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return {
    kind,
    'p50 ms': Math.round(quantile(times, 0.5) * 10) / 10,
    'p95 ms': Math.round(quantile(times, 0.95) * 10) / 10,
  };
}

/** The same searches in turn through gateway and API as an anonymous visitor, by 1 client and by 8. */
async function overHttp({ apiUrl, publishableKey }: Stack): Promise<object[]> {
  const rows: object[] = [];
  const inputs = Object.values(searches);
  for (const clients of [1, 8]) {
    const times: number[] = [];
    let next = 0;
    const client = async () => {
      while (next < requests) {
        const input = inputs[next++ % inputs.length];
        const started = performance.now();
        const query = new URLSearchParams({ input: JSON.stringify(input) });
        const response = await fetch(`${apiUrl}/rest/v1/rpc/search_products?${query}`, {
          headers: { apikey: publishableKey },
        });
        await response.json();
        if (!response.ok) throw new Error(`Search returned ${response.status}`);
        times.push(performance.now() - started);
      }
    };
    const started = performance.now();
    await Promise.all(Array.from({ length: clients }, client));
    rows.push({
      clients,
      'requests a second': Math.round(requests / seconds(started)),
      'p50 ms': Math.round(quantile(times, 0.5)),
      'p95 ms': Math.round(quantile(times, 0.95)),
    });
  }
  return rows;
}

await main();
