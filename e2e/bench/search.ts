// How long search takes in a catalogue of 100,000 products and in one of 1,000,000, in SQL and over HTTP
// with all facets: npm run bench:search [products, 1000000 unless told]. Fills a stack of its own with
// variants of the demo catalogue, which takes its time and is timed, and removes it at the end.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack, type Stack } from '@mawad/supabase/local/stack';
import postgres from 'postgres';
import { quantile } from './quantile.ts';

type Sql = postgres.Sql;

const wanted = Number(process.argv[2] ?? 1_000_000);
/** Products of the demo catalogue that are copied. */
const demoSize = 1500;
/** Products of one INSERT. */
const batch = 10_000;
const rounds = 40;
const requests = 400;

/** What people ask of a catalogue, from the plainest to the most expensive. */
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
  'a brand in a category': { category: 'power-tools', brands: ['Bosch'] },
  'a word, filtered': { term: 'drill', price_min: 50_000, rating_min: 3 },
  'an article number': { term: '' },
};
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
    }
  } finally {
    await sql.end();
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Copies the demo catalogue under new numbers, words, prices and ratings until it is as large as wanted. */
async function fill(sql: Sql, size: number): Promise<void> {
  const [{ count: own, first } = { count: 0, first: 0 }] = await sql<
    { count: number; first: number }[]
  >`select count(*)::int as count, min(id)::int as first from public.products`;
  const started = performance.now();
  for (let made = own; made < size; made += batch) {
    await sql`
      with wanted as materialized (
        -- A made-up word in each language, few of them often and most of them rarely, as in a real catalogue.
        select n, ${first}::int + n % ${demoSize} as source,
          translate(to_char((50000 * power(random(), 4))::int, 'FM00000'), '0123456789', 'abdeghklmr') as word_en,
          translate(to_char((50000 * power(random(), 4))::int, 'FM00000'), '0123456789', 'ابدرسعكلمن') as word_ar
        from generate_series(${made + 1}::int, ${Math.min(made + batch, size)}::int) n
      ), made as (
        insert into public.products (company_id, category_id, sku, name_en, name_ar, description_en, description_ar, brand,
          model_number, unit, attributes, main_image, published, created_at)
        select p.company_id, p.category_id, left(p.sku, 48) || '-' || w.n, left(p.name_en, 170) || ' ' || w.word_en,
          left(p.name_ar, 170) || ' ' || w.word_ar, p.description_en, p.description_ar, p.brand,
          left(p.model_number, 60) || '-' || w.n, p.unit, p.attributes, p.main_image, true,
          now() - random() * interval '700 days'
        from wanted w join public.products p on p.id = w.source
        returning id
      )
      insert into public.product_offers (product_id, price, rating_average, rating_count)
      select m.id, round((5000 + random() * 500000)::numeric / 250) * 250, round((1 + random() * 4)::numeric, 2),
        (random() * 30)::int
      from made m`;
    await sql`
      update public.product_stock s set quantity = (random() * 50)::int
      from (select max(id) - ${batch} as last from public.products) p where s.product_id > p.last`;
    if (Math.floor(made / 100_000) !== Math.floor((made + batch) / 100_000))
      console.log(`${made + batch} products`);
  }
  console.log(`${Math.round((size - own) / seconds(started))} products a second`);
  const counted = performance.now();
  await sql`select private.refresh_search_statistics()`;
  console.log(`${Math.round(seconds(counted))} s for the search's statistics`);
  await sql`vacuum analyze`;
}

const seconds = (since: number) => (performance.now() - since) / 1000;

/** The table that is searched, and its indexes. */
async function sizes(sql: Sql): Promise<object[]> {
  return sql<{ name: string; MB: number }[]>`
    select c.relname as name, round(pg_total_relation_size(c.oid) / 1e6)::int as "MB" from pg_class c
    where c.relname in ('search_documents', 'search_head', 'vocabulary')
    union all
    select i.indexrelid::regclass::text, round(pg_relation_size(i.indexrelid) / 1e6)::int from pg_index i
    where i.indrelid = 'private.search_documents'::regclass order by 2 desc`;
}

/** Times inside the database, ms. */
async function inSql(sql: Sql, size: number): Promise<object[]> {
  const rows: object[] = [];
  for (const [kind, input] of Object.entries(searches))
    rows.push(await row(kind, () => sql`select private.search_products(${sql.json(input)})`));
  for (const term of beginnings)
    rows.push(await row(`suggest ${term}`, () => sql`select private.suggest(${term}, 'en')`));
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
        if (!response.ok) throw new Error(`Search answered ${response.status}`);
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
