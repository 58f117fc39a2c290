import { connect, createActors, type Actors, type Sql } from './actors.ts';
import { createCategory } from './goods.ts';

/** Products in the filled database; one fifth belongs to the seller. */
const products = 40_000;
const firstId = 7_000_000_000;

let sql: Sql;
let actors: Actors;
/** Connection whose transaction contains the filled tables; closing it rolls back. */
let filled: Sql;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  const category = await createCategory(sql);
  filled = connect(1);
  await filled`begin`;
  await fillProducts(category);
});
afterAll(() => Promise.all([sql.end(), filled.end()]));

/** Fills products without triggers, complete for lists and the site map. */
async function fillProducts(category: number): Promise<void> {
  await filled`set local session_replication_role = replica`;
  await filled`
    insert into public.products (id, company_id, category_id, sku, slug_en, slug_ar, name_en, name_ar, description_en, unit,
      published)
    select ${firstId}::bigint + n,
      case when n % 5 = 0 then ${actors.seller.company!}::uuid else ${actors.otherSeller.company!}::uuid end, ${category},
      'V-' || n, 'volume-' || n, 'volume-' || n, case when n % 500 = 0 then 'Ox hammer ' else 'Steel bolt ' end || n,
      'برغي ' || n, repeat('x', 1000), 'piece', true
    -- Wide rows, scattered over the table as after years of changes.
    from generate_series(1, ${products}::int) n order by md5(n::text)`;
  await filled`
    insert into public.product_offers (product_id, company_id, price)
    select p.id, p.company_id, 1000 from public.products p where p.id > ${firstId}`;
  await filled`
    insert into private.search_documents (product_id, category_id, company_id, vector, popularity, created_at)
    select p.id, p.category_id, p.company_id, '', 0, now() from public.products p where p.id > ${firstId}`;
  await filled`select gin_clean_pending_list('public.products_text_idx')`;
  await filled`analyze public.products, public.product_offers, private.search_documents`;
}

/** Result of an expression evaluated by the seller, and the number of 8 KiB blocks read. */
async function measure(expression: string): Promise<{ blocks: number; result: unknown }> {
  await filled`
    select set_config('request.jwt.claims', ${JSON.stringify({ sub: actors.seller.id })}, true),
      set_config('request.jwt.claim.sub', ${actors.seller.id}, true)`;
  // Evaluated once before measuring, because the first call also reads the system catalogue.
  const [first] = await filled.unsafe<{ result: unknown }[]>(`select ${expression} as result`);
  const [row] = await filled.unsafe<{ 'QUERY PLAN': { Plan: Record<string, number> }[] }[]>(
    `explain (analyze, buffers, format json) select ${expression}`,
  );
  const plan = row!['QUERY PLAN'][0]!.Plan;
  return { blocks: plan['Shared Hit Blocks']! + plan['Shared Read Blocks']!, result: first!.result };
}

describe('A database with many products', () => {
  it.each([
    // Reading all products of the seller takes more than 8,000 blocks.
    ['of two letters', 'ox', 80, 3000],
    ['of one letter', 'o', 80, 3000],
    ['without letters and digits', '--', 0, 500],
  ])('finds own products by a term %s without reading all of them', async (_kind, term, count, limit) => {
    const { blocks, result } = await measure(`private.list_own_products('{"term": "${term}"}')`);
    expect(result).toMatchObject({ count });
    expect(blocks).toBeLessThan(limit);
  });

  it('lists a page of the site map without reading the products below it or the rest of its part', async () => {
    const pageOf = (after: number, upTo: number) =>
      measure(`private.list_sitemap_products(${after}, ${upTo}, 1000)`);
    const last = firstId + products;
    const pages = [await pageOf(firstId, firstId + 10_000), await pageOf(last - 10_000, last)];
    for (const { blocks, result } of pages) {
      expect(result).toHaveLength(1000);
      expect(blocks).toBeLessThan(20_000);
    }
  });
});
