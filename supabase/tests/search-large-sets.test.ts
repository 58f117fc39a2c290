import type { SearchInput, SearchResult } from '../src/catalogue/queries.ts';
import { type Actors, connect, createActors, type Sql } from './actors.ts';
import { createNamedCategory, createProduct } from './goods.ts';

let sql: Sql;
let actors: Actors;

const category = (name_en: string, name_ar: string) => createNamedCategory(sql, { name_en, name_ar });

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
});
afterAll(() => sql.end());

describe('a set that is too large to read', () => {
  let group: { id: number; slug: string };
  const pageSize = 7;

  beforeAll(async () => {
    group = await category('Zaqmany', 'زقكثير');
    for (let place = 0; place < 40; place += 1) {
      const id = await createProduct(sql, {
        company_id: place % 3 ? actors.seller.company! : actors.otherSeller.company!,
        category_id: group.id,
        name_en: `Zaqrope ${place}`,
        name_ar: `حبل زق ${place}`,
        brand: place % 2 ? 'Zaqodd' : 'Zaqeven',
        // Many products at one price, some with deals at or below it.
        price: 2000 + (place % 5) * 500,
        ...(place % 4 === 0 && { discounted_price: 1250 + (place % 3) * 250 }),
        created_at: new Date(Date.UTC(2026, 0, 1 + ((place * 7) % 40))),
        quantity: place % 6,
      });
      await sql`update public.product_offers set rating_average = ${(place * 3) % 6}, rating_count = ${place % 7}
        where product_id = ${id}`;
    }
    await sql`select private.refresh_search_statistics()`;
  });

  const ask = async (input: SearchInput, ...limits: number[]) => {
    const [row] = await sql<
      { result: SearchResult }[]
    >`select private.search_products(${sql.json({ page_size: pageSize, ...input } as never)}
      ${limits.length > 0 ? sql`, ${limits[0]!}::int, ${limits[1]!}::int, ${limits[2] ?? limits[0]!}::int` : sql``}) as result`;
    return row!.result;
  };
  const idsOf = ({ items }: SearchResult) => items.map(({ id }) => id);
  const sorts = ['price_asc', 'price_desc', 'newest', 'discount', 'rating'] as const;
  const filters = {
    'a category': () => ({ category: group.slug }),
    'a word': () => ({ term: 'zaqrope' }),
    'a brand in a category': () => ({ category: group.slug, brands: ['zaqodd'] }),
    'a word on a deal': () => ({ term: 'zaqrope', on_deal: true }),
    'a price': () => ({ category: group.slug, price_min: 1500, price_max: 3000, in_stock: true }),
  };

  describe.each(Object.entries(filters))('%s', (_, input) => {
    it.each(sorts)('is sorted as exactly as a small one: %s', async (sort) => {
      for (const page of [1, 2, 3]) {
        const small = await ask({ ...input(), sort, page });
        const large = await ask({ ...input(), sort, page }, 6, 3);
        expect(small.total_is_estimate).toBe(false);
        expect(idsOf(large)).toEqual(idsOf(small));
      }
    });
  });

  it('is counted in a category, otherwise estimated and marked so', async () => {
    expect(await ask({ category: group.slug }, 6, 3)).toMatchObject({
      total: 40,
      total_is_estimate: false,
      counts_are_estimates: true,
    });
    expect(await ask({ term: 'zaqrope' }, 6, 3)).toMatchObject({
      total_is_estimate: true,
      counts_are_estimates: true,
    });
    // More than the filters count, but not too many to count.
    expect(await ask({ term: 'zaqrope' }, 6, 3, 100)).toMatchObject({
      total: 40,
      total_is_estimate: false,
      counts_are_estimates: true,
    });
    expect(await ask({ term: 'zaqrope' })).toMatchObject({
      total: 40,
      total_is_estimate: false,
      counts_are_estimates: false,
    });
  });

  /** Limits of the sets: read whole; with a sample; too many to count. */
  const sizes = { small: [], sampled: [6, 3, 100], uncounted: [6, 3, 6] };

  describe.each(Object.entries(sizes))('a %s set', (_size, limits) => {
    it.each(
      [...Object.entries(filters)].flatMap(([name, input]) =>
        (['relevance', ...sorts] as const).map((sort) => [name, sort, input] as const),
      ),
    )(
      'of %s by %s holds each match once on its pages, with one total @search-totals',
      async (_name, sort, input) => {
        const all = idsOf(await ask({ ...input(), page_size: 60 }));
        const pages: SearchResult[] = [];
        do pages.push(await ask({ ...input(), sort, page: pages.length + 1 }, ...limits));
        while (pages.at(-1)!.items.length === pageSize);
        const shown = pages.flatMap(idsOf);
        expect(shown).toHaveLength(all.length);
        expect(new Set(shown)).toEqual(new Set(all));
        const totals = new Set(pages.map(({ total }) => total));
        expect(totals.size).toBe(1);
        if (!pages[0]!.total_is_estimate) expect([...totals]).toEqual([all.length]);
      },
    );
  });

  it('counts the values of a filter without that filter', async () => {
    const brands = (result: SearchResult) =>
      result.facets.brands.map(({ value, count }) => [value, count > 0]).sort();
    const chosen = { category: group.slug, brands: ['Zaqodd'] };
    expect(brands(await ask(chosen, 30, 30))).toEqual(brands(await ask(chosen)));
    expect(brands(await ask(chosen))).toEqual([
      ['Zaqeven', true],
      ['Zaqodd', true],
    ]);
  });

  it('ranks the typed article number first among common words', async () => {
    const [{ sku }] = (await sql`select sku from public.products where category_id = ${group.id}
      order by id desc limit 1`) as unknown as [{ sku: string }];
    const { items } = await ask({ term: sku }, 6, 3);
    expect(items[0]!.sku).toBe(sku);
  });
});

it('checks which companies are suspended without reading products', async () => {
  await sql.begin(async (tx) => {
    const reads = async () => {
      const [row] = await tx<{ reads: number }[]>`
        select (seq_scan + coalesce(idx_scan, 0))::int as reads from pg_stat_xact_all_tables
        where relid = 'public.products'::regclass`;
      return row!.reads;
    };
    const before = await reads();
    await tx`select private.barred_company_ids()`;
    expect(await reads()).toBe(before);
  });
});
