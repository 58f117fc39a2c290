// How long search takes in a large catalogue, in SQL and over HTTP with all facets:
// node e2e/bench/search.ts [products, 1000000 unless told]. Fills a stack of its own with
// variants of the demo catalogue, which takes minutes, and removes it at the end.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack, type Stack } from '@mawad/supabase/local/stack';
import postgres from 'postgres';
import { quantile } from './quantile.ts';

type Sql = postgres.Sql;

const wanted = Number(process.argv[2] ?? 1_000_000);
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
  'two words': { term: 'hammer drill' },
  'a beginning': { term: 'cem' },
  misspelt: { term: 'dril hamer' },
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
    await fill(sql);
    const [{ sku } = { sku: '' }] = await sql<
      { sku: string }[]
    >`select sku from public.products order by id desc limit 1`;
    searches['an article number'].term = sku;
    console.table(await inSql(sql));
    console.table(await overHttp(stack));
  } finally {
    await sql.end();
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Copies the demo catalogue under new numbers, names, prices and ratings until it is as large as wanted. */
async function fill(sql: Sql): Promise<void> {
  const [{ count: own } = { count: 0 }] = await sql<
    { count: number }[]
  >`select count(*)::int as count from public.products`;
  const started = performance.now();
  for (let made = own; made < wanted; made += batch) {
    await sql`
      with made as (
        insert into public.products (company_id, category_id, sku, name_en, name_ar, description_en, description_ar, brand,
          model_number, unit, attributes, main_image, published, created_at)
        select p.company_id, p.category_id, left(p.sku, 48) || '-' || n.n, left(p.name_en, 180) || ' ' || n.n,
          left(p.name_ar, 180) || ' ' || n.n, p.description_en, p.description_ar, p.brand,
          left(p.model_number, 60) || '-' || n.n, p.unit, p.attributes, p.main_image, true,
          now() - random() * interval '700 days'
        from generate_series(${made + 1}::int, ${Math.min(made + batch, wanted)}::int) n (n)
        join lateral (
          select * from public.products x where x.id = (select min(id) from public.products) + n.n % ${own}
        ) p on true
        returning id
      )
      insert into public.product_offers (product_id, price, rating_average, rating_count)
      select m.id, round((5000 + random() * 500000)::numeric, -2), round((1 + random() * 4)::numeric, 2), (random() * 30)::int
      from made m`;
    await sql`
      update public.product_stock s set quantity = (random() * 50)::int
      from (select max(id) - ${batch} as last from public.products) p where s.product_id > p.last`;
    if (Math.floor(made / 100_000) !== Math.floor((made + batch) / 100_000))
      console.log(`${made + batch} products`);
  }
  const seconds = (performance.now() - started) / 1000;
  console.log(`${Math.round((wanted - own) / seconds)} products a second`);
  await sql`select private.refresh_search_statistics()`;
  await sql`vacuum analyze`;
}

/** Times inside the database, ms. */
async function inSql(sql: Sql): Promise<object[]> {
  const rows: object[] = [];
  for (const [kind, input] of Object.entries(searches))
    rows.push(await row(kind, () => sql`select private.search_products(${sql.json(input)})`));
  for (const term of beginnings)
    rows.push(await row(`suggest ${term}`, () => sql`select private.suggest(${term})`));
  rows.push(await row('site map: its parts', () => sql`select private.list_sitemap_parts(10000)`));
  rows.push(
    await row(
      'site map: 1,000 products',
      () => sql`select private.list_sitemap_products(${wanted - 5000}, null, 1000)`,
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
    const seconds = (performance.now() - started) / 1000;
    rows.push({
      clients,
      'requests a second': Math.round(requests / seconds),
      'p50 ms': Math.round(quantile(times, 0.5)),
      'p95 ms': Math.round(quantile(times, 0.95)),
    });
  }
  return rows;
}

await main();
