import { searchProducts, suggest, type SearchInput } from '../src/catalogue/queries.ts';
import { connect, createActors, type Actors, type Sql } from './actors.ts';
import { createNamedCategory, createProduct, createVariant } from './goods.ts';
import { createSearchGoods, type SearchGoods } from './search-goods.ts';

let sql: Sql;
let actors: Actors;
let tools: SearchGoods['tools'];
let drills: SearchGoods['drills'];
let ids: SearchGoods['ids'];

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  ({ tools, drills, ids } = await createSearchGoods(sql, actors));
});

/** Names of matches among this test's products, in order. */
async function found(input: SearchInput): Promise<string[]> {
  const { items } = await searchProducts(actors.anonymous.db, { category: tools.slug, ...input });
  return items.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id) ?? 'other');
}

describe('finds products in both languages in any spelling', () => {
  it.each([
    ['drills', ['hammer', 'cordless']],
    ['HAMMER', ['hammer']],
    ['الدريل', ['hammer', 'cordless']],
    ['دَريلـ شحن', ['cordless']],
    ['دوار', ['hammer']],
    ['800 واط', ['hammer', 'pump']],
    ['٨٠٠', ['hammer', 'pump']],
    ['18v', ['cordless']],
    ['18 v', ['cordless']],
    ['١٨ فولت', ['cordless']],
    ['مضخه', ['pump']],
    ['المضخات', ['pump']],
    ['اسمنت', ['cement']],
    ['الإسمنت', ['cement']],
    ['zaqbosch', ['hammer', 'pump']],
    ['quenchlock', ['hammer']],
    ['water pump', ['pump']],
  ])('%s', async (term, expected) => {
    expect((await found({ term })).sort()).toEqual([...expected].sort());
  });
});

it.each(['ZBH 2-26 DRE', 'zbh226dre', 'ZBH2-26', 'ZQ-226', 'zq226'])(
  'ranks the exact model or SKU first: %s',
  async (term) => {
    expect((await found({ term }))[0]).toBe('hammer');
  },
);

it.each([
  ['cordl', 'cordless'],
  ['rotary ham', 'hammer'],
  ['اسمن', 'cement'],
  ['زق', 'cement'],
])('finds the beginning of the last word: %s', async (term, expected) => {
  expect(await found({ term })).toContain(expected);
});

it.each([
  ['zaqcemnt', 'zaqcement', 'cement'],
  ['zentrifugla', 'zentrifugal', 'pump'],
  ['cordles drlil', 'cordless drill', 'cordless'],
])('corrects %s to %s', async (term, corrected, expected) => {
  const result = await searchProducts(actors.anonymous.db, { term, category: tools.slug });
  expect(result.corrected_term).toBe(corrected);
  expect(result.items.map(({ id }) => id)).toContain(ids[expected]);
});

it('corrects no correct word and finds nothing for nonsense', async () => {
  expect(await searchProducts(actors.anonymous.db, { term: 'drill' })).toMatchObject({
    corrected_term: null,
  });
  expect(await searchProducts(actors.anonymous.db, { term: 'xqzwvut' })).toMatchObject({
    items: [],
    total: 0,
  });
  expect(await searchProducts(actors.anonymous.db, { term: '؟ - /' })).toMatchObject({ items: [], total: 0 });
});

it('leaves out products that cannot be bought', async () => {
  expect(await found({ term: 'zaqcement' })).toEqual(['cement']);
});

it('takes hostile terms as plain text', async () => {
  for (const term of [
    "'; drop table products; --",
    "a' & !b | (c",
    '\\',
    ':*',
    '<->',
    '%_',
    '\u0000'.replace('\u0000', 'x'),
  ]) {
    await expect(searchProducts(actors.anonymous.db, { term })).resolves.toBeDefined();
    await expect(suggest(actors.anonymous.db, term)).resolves.toBeDefined();
  }
});

it('filters by brand, price, stock, deal, seller and attribute', async () => {
  expect((await found({ brands: ['zaqbosch'] })).sort()).toEqual(['hammer', 'pump']);
  expect(await found({ brands: ['Zaqbosch'], in_stock: true })).toEqual(['hammer']);
  expect(await found({ price_min: 140_000, price_max: 160_000 })).toEqual(
    expect.arrayContaining(['cordless', 'pump']),
  );
  expect(await found({ on_deal: true })).toEqual(['cordless']);
  expect(await found({ sellers: [actors.otherSeller.company!] })).toEqual(['pump']);
  expect((await found({ attributes: { power: ['800 W', '400 W'] } })).sort()).toEqual([
    'cordless',
    'hammer',
    'pump',
  ]);
  expect(await found({ attributes: { power: ['400 W'] } })).toEqual(['cordless']);
  expect(await found({ rating_min: 4 })).toEqual([]);
  expect(await found({ category: drills.slug, term: 'pump' })).toEqual([]);
  expect(await found({ category: 'no-such-category' })).toEqual([]);
});

it('sorts by every order', async () => {
  expect(await found({ sort: 'price_asc' })).toEqual(['cement', 'pump', 'cordless', 'hammer']);
  expect(await found({ sort: 'price_desc' })).toEqual(['hammer', 'cordless', 'pump', 'cement']);
  expect((await found({ sort: 'discount' }))[0]).toBe('cordless');
  expect(await found({ sort: 'newest' })).toHaveLength(4);
});

describe('a search of several words', () => {
  it('fills a short list with partial matches, without repeats', async () => {
    const result = await searchProducts(actors.anonymous.db, {
      term: 'zaqbosch hammer',
      category: tools.slug,
    });
    expect(result.items.map(({ id }) => id)).toEqual([ids.hammer]);
    expect(result.has_all_words).toBe(true);
    const more = result.items_with_some_words.map(({ id }) => id);
    expect(more).toContain(ids.pump);
    expect(more).not.toContain(ids.hammer);
  });

  it('applies the filters, and adds nothing to a second page, another order or a single word', async () => {
    const more = async (input: SearchInput) =>
      (await searchProducts(actors.anonymous.db, { category: tools.slug, ...input })).items_with_some_words;
    expect(await more({ term: 'zaqbosch hammer', in_stock: true })).toEqual([]);
    expect(await more({ term: 'zaqbosch hammer', sort: 'newest' })).toEqual([]);
    expect(await more({ term: 'zaqbosch hammer', page: 2 })).toEqual([]);
    expect(await more({ term: 'zaqbosch' })).toEqual([]);
  });

  it('reports if nothing matches all words', async () => {
    const result = await searchProducts(actors.anonymous.db, {
      term: 'zaqbosch zaqcement',
      category: tools.slug,
    });
    expect(result).toMatchObject({ has_all_words: false, items_with_some_words: [] });
    expect(result.items.map(({ id }) => id)).toContain(ids.hammer);
  });
});

it('lists the deal that began last first', async () => {
  const group = await createNamedCategory(sql, { name_en: 'Zaqdeals', name_ar: 'عروض زقط' });
  const deal = (days: number) =>
    createProduct(sql, {
      company_id: actors.seller.company!,
      category_id: group.id,
      discounted_price: 9000,
      deal_starts_at: new Date(Date.now() - days * 86_400_000),
    });
  const [recent, older] = [await deal(1), await deal(9)];
  const { items } = await searchProducts(actors.anonymous.db, {
    category: group.slug,
    on_deal: true,
    sort: 'newest',
  });
  expect(items.map(({ id }) => id)).toEqual([recent, older]);
});

it('pages without gaps or repeats', async () => {
  const pages = await Promise.all(
    [1, 2, 3].map((page) =>
      searchProducts(actors.anonymous.db, { category: tools.slug, page, page_size: 2 }),
    ),
  );
  expect(pages.map(({ items }) => items.length)).toEqual([2, 2, 0]);
  expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(4);
  expect(pages.every(({ total }) => total === 4)).toBe(true);
});

it('reflects changes of stock, price, publishing and the seller’s approval', async () => {
  const item = await createProduct(sql, {
    company_id: actors.otherSeller.company!,
    category_id: tools.id,
    name_en: 'Zaqfollow',
    name_ar: 'تابع',
    quantity: 1,
  });
  const variant = await createVariant(sql, item, { size: 'M', stock: 1 });
  const search = (input: SearchInput) => searchProducts(actors.anonymous.db, { term: 'zaqfollow', ...input });
  expect((await search({ in_stock: true })).items[0]).toMatchObject({
    id: item,
    stock: 1,
    has_variants: true,
  });
  await sql`update public.product_stock set quantity = 0 where variant_id = ${variant}`;
  expect((await search({ in_stock: true })).total).toBe(0);
  await sql`update public.product_offers set price = 77 where product_id = ${item}`;
  expect((await search({ price_max: 77 })).items[0]).toMatchObject({ price: 77 });
  await sql`update public.products set published = false where id = ${item}`;
  expect((await search({})).total).toBe(0);
  await sql`update public.products set published = true, name_en = 'Zaqrenamed' where id = ${item}`;
  expect((await search({ term: 'zaqrenamed' })).total).toBe(1);
  await sql`update public.companies set status = 'suspended' where id = ${actors.otherSeller.company}`;
  expect((await search({ term: 'zaqrenamed' })).total).toBe(0);
  await sql`update public.companies set status = 'approved' where id = ${actors.otherSeller.company}`;
  expect((await search({ term: 'zaqrenamed' })).total).toBe(1);
  await sql`delete from public.products where id = ${item}`;
  expect((await search({ term: 'zaqrenamed' })).total).toBe(0);
});
