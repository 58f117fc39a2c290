import { searchProducts, type SearchInput } from '../src/catalogue/queries.ts';
import { type Actors, connect, createActors, type Sql } from './actors.ts';
import { createNamedCategory, createProduct, createVariant } from './goods.ts';
import { createSearchGoods, type SearchGoods } from './search-goods.ts';

let sql: Sql;
let actors: Actors;
let goods: SearchGoods;

const category = (name_en: string, name_ar: string) => createNamedCategory(sql, { name_en, name_ar });

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  goods = await createSearchGoods(sql, actors);
});
afterAll(() => sql.end());

it('counts prices in bins of a constant ratio from the lowest to the highest price', async () => {
  const priced = await category('Zaqpriced', 'زقمسعر');
  const prices = [1000, 1000, 2100, 9_000, 250_000, 1_000_000];
  for (const price of prices) {
    await createProduct(sql, {
      company_id: actors.seller.company!,
      category_id: priced.id,
      name_en: `Zaqprice ${price}`,
      name_ar: `زقسعر ${price}`,
      price,
      brand: price > 5000 ? 'Zaqdear' : 'Zaqcheap',
    });
  }
  const bins = async (input: SearchInput) =>
    (await searchProducts(actors.anonymous.db, { category: priced.slug, ...input })).facets.price;
  // Sixteen bins from 1,000 to 1,000,000: each is 1.54 times as wide as the one before.
  const all = { min: 1000, max: 1_000_000, bins: [2, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1] };
  expect(await bins({})).toEqual(all);
  // A facet ignores its own filter and applies the others.
  expect(await bins({ price_min: 2000, price_max: 3000 })).toEqual(all);
  const dear = await bins({ brands: ['Zaqdear'], price_max: 10_000 });
  expect(dear).toMatchObject({ min: 9000, max: 1_000_000 });
  expect(dear.bins.reduce((sum, count) => sum + count)).toBe(3);
});

describe('sizes and colours of variants', () => {
  let wear: { id: number; slug: string };
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    wear = await category('Zaqwear', 'ملابس زقط');
    const offer = async (
      name: string,
      variants: [size: string | null, color: string | null, stock: number][],
    ) => {
      ids[name] = await createProduct(sql, {
        company_id: actors.seller.company!,
        category_id: wear.id,
        brand: name,
      });
      for (const [size, color, stock] of variants)
        await createVariant(sql, ids[name], {
          ...(size && { size }),
          ...(color && { color, color_ar: color === 'Navy' ? 'نيلي' : 'برتقالي' }),
          stock,
        });
    };
    await offer('boots', [
      ['40', null, 3],
      ['9', null, 1],
      ['38.5', null, 0],
    ]);
    await offer('jacket', [
      ['2XL', 'Navy', 5],
      ['S', 'Navy', 0],
      ['S', 'Orange', 2],
      ['XL', 'Orange', 0],
      ['M', 'Navy', 1],
    ]);
    await offer('vest', [
      ['S', 'Navy', 4],
      ['XS', 'Navy', 4],
    ]);
    await offer('belt', []);
  });

  const found = async (input: SearchInput) => {
    const { items } = await searchProducts(actors.anonymous.db, { category: wear.slug, ...input });
    return items.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id) ?? 'other');
  };
  const facetsOf = async (input: SearchInput) =>
    (await searchProducts(actors.anonymous.db, { category: wear.slug, ...input })).facets;
  const counts = (facets: { value: string; count: number }[]) =>
    facets.map(({ value, count }) => `${value}: ${count}`);

  it('are counted in a category, sizes in their order', async () => {
    const facets = await facetsOf({});
    expect(counts(facets.sizes)).toEqual([
      '9: 1',
      '38.5: 1',
      '40: 1',
      'XS: 1',
      'S: 2',
      'M: 1',
      'XL: 1',
      '2XL: 1',
    ]);
    expect(facets.colors).toEqual([
      { value: 'Navy', label_en: 'Navy', label_ar: 'نيلي', count: 2 },
      { value: 'Orange', label_en: 'Orange', label_ar: 'برتقالي', count: 1 },
    ]);
  });

  it('match products with one variant that has both', async () => {
    const inWear = (input: SearchInput) => found(input).then((names) => names.sort());
    expect(await inWear({ sizes: ['40'] })).toEqual(['boots']);
    expect(await inWear({ sizes: ['S', '40'] })).toEqual(['boots', 'jacket', 'vest']);
    expect(await inWear({ sizes: ['S'], colors: ['Orange'] })).toEqual(['jacket']);
    expect(await inWear({ sizes: ['M'], colors: ['Orange'] })).toEqual([]);
    expect(await inWear({ sizes: ['none'] })).toEqual([]);
  });

  it('are in stock if the chosen variant is', async () => {
    const inStock = (input: SearchInput) => found({ in_stock: true, ...input });
    expect(await inStock({ sizes: ['38.5'] })).toEqual([]);
    expect(await inStock({ sizes: ['40'] })).toEqual(['boots']);
    expect(await inStock({ sizes: ['S'], colors: ['Navy'] })).toEqual(['vest']);
    expect(await facetsOf({ sizes: ['S'], colors: ['Navy'] })).toMatchObject({ in_stock: 1 });
    expect(counts((await facetsOf({ in_stock: true })).sizes)).not.toContain('38.5: 1');
  });

  it('are counted without their own filter, and narrow every other count @search-facets', async () => {
    const facets = await facetsOf({ sizes: ['S'], colors: ['Orange'] });
    expect(counts(facets.sizes)).toEqual(['S: 1', 'XL: 1']);
    expect(counts(facets.colors)).toEqual(['Navy: 2', 'Orange: 1']);
    expect(counts(facets.brands)).toEqual(['jacket: 1']);
    const open = await facetsOf({ brands: ['boots'], sizes: ['S'], colors: ['Navy'] });
    expect(counts(open.sizes)).toEqual(['S: 0']);
    expect(open.colors).toEqual([{ value: 'Navy', label_en: 'Navy', label_ar: 'نيلي', count: 0 }]);
  });

  it('are left out of the whole catalogue', async () => {
    const { facets } = await searchProducts(actors.anonymous.db, {});
    expect([facets.sizes, facets.colors]).toEqual([[], []]);
  });
});

it('prefers attributes in which more products differ, at most five', async () => {
  const group = await category('Zaqfasteners', 'مثبتات زقط');
  const values = {
    same: 'M8 M8 M8',
    one: 'A A B',
    all: '6 8 10',
    two: 'x y y',
    three: 'p p q',
    four: 's t s',
  };
  for (const place of [0, 1, 2]) {
    const attributes = Object.entries(values).map(([key, texts]) => {
      const value = texts.split(' ')[place]!;
      return { key, label_en: key, label_ar: key, value_en: value, value_ar: value };
    });
    await createProduct(sql, { company_id: actors.seller.company!, category_id: group.id, attributes });
  }
  const { comparison, facets } = await searchProducts(actors.anonymous.db, {
    category: group.slug,
    with_comparison: true,
  });
  expect(comparison!.map(({ key }) => key)).toEqual(['all', 'four', 'one', 'three', 'two']);
  expect(facets.attributes.find(({ key }) => key === 'all')!.values.map(({ value }) => value)).toEqual([
    '6',
    '8',
    '10',
  ]);
});

it('sorts values of attributes by size, however often they occur: threads, inches and numbers', async () => {
  const group = await category('Zaqthreads', 'أسنان زقط');
  const values = { thread: 'M12 M12 M8 M16', inch: '3/4" 1" 1/2" 1" 1 1/4"', wall: '2.5-4 10 2.5-4' };
  const add = (key: string, value: string) =>
    createProduct(sql, {
      company_id: actors.seller.company!,
      category_id: group.id,
      attributes: [{ key, label_en: key, label_ar: key, value_en: value, value_ar: value }],
    });
  for (const [key, texts] of Object.entries(values))
    for (const value of texts.replace('1 1', '1-1').split(' ')) await add(key, value.replace('1-1', '1 1'));
  const { facets } = await searchProducts(actors.anonymous.db, { category: group.slug });
  const inOrder = (key: string) =>
    facets.attributes.find((one) => one.key === key)!.values.map(({ value }) => value);
  expect(inOrder('thread')).toEqual(['M8', 'M12', 'M16']);
  expect(inOrder('inch')).toEqual(['1/2"', '3/4"', '1"', '1 1/4"']);
  expect(inOrder('wall')).toEqual(['2.5-4', '10']);
});

it('counts each facet without its own filter', async () => {
  const { facets, total } = await searchProducts(actors.anonymous.db, {
    category: goods.tools.slug,
    brands: ['Zaqbosch'],
    attributes: { power: ['800 W'] },
  });
  expect(total).toBe(2);
  expect(facets.brands).toEqual([
    { value: 'Zaqbosch', label_en: 'Zaqbosch', label_ar: 'Zaqbosch', count: 2 },
  ]);
  expect(facets.attributes).toEqual([
    {
      key: 'power',
      label_en: 'Power',
      label_ar: 'القدرة',
      values: [{ value: '800 W', label_en: '800 W', label_ar: '800 واط', count: 2 }],
    },
  ]);
  expect(facets.categories.map(({ value, count }) => [value, count]).sort()).toEqual(
    [
      [goods.drills.slug, 1],
      [goods.pumps.slug, 1],
    ].sort(),
  );
  expect(facets.price).toMatchObject({ min: 145_000, max: 250_000 });
  const open = await searchProducts(actors.anonymous.db, { category: goods.tools.slug });
  expect(open.facets.brands.map(({ value, count }) => [value, count])).toEqual([
    ['Zaqbosch', 2],
    ['Zaqwalt', 1],
  ]);
  expect(open.facets.sellers.map(({ value, count }) => [value, count])).toEqual([
    [actors.seller.company, 3],
    [actors.otherSeller.company, 1],
  ]);
});

it('returns no bins if all prices are the same', async () => {
  const { facets } = await searchProducts(actors.anonymous.db, { term: 'zaqcement' });
  expect(facets.price.min).toBe(facets.price.max);
  expect(facets.price.bins).toEqual([]);
});

it('names other categories that match a term if the chosen one does not', async () => {
  const other = await category('Zaqelse', 'زقغير');
  for (const place of [1, 2]) {
    await createProduct(sql, {
      company_id: actors.seller.company!,
      category_id: other.id,
      name_en: `Zaqelsewhere ${place}`,
      name_ar: `زقآخر ${place}`,
    });
  }
  const search = (input: SearchInput) =>
    searchProducts(actors.anonymous.db, { term: 'zaqelsewhere', ...input });
  const found = await search({ category: goods.drills.slug });
  expect(found.total).toBe(0);
  expect(found.other_categories).toEqual([
    { value: other.slug, label_en: 'Zaqelse', label_ar: 'زقغير', count: 2 },
  ]);
  // Categories are named by their first level.
  expect(
    (await search({ term: 'rotary hammer', category: other.slug })).other_categories.map(
      ({ value }) => value,
    ),
  ).toContain(goods.tools.slug);
  expect((await search({ category: other.slug })).other_categories).toEqual([]);
  // The category itself matches the term; another filter excludes its products.
  expect((await search({ category: other.slug, brands: ['none'] })).other_categories).toEqual([]);
  expect((await search({ term: 'zqxjnothing', category: goods.drills.slug })).other_categories).toEqual([]);
});

it('counts stock, deals and ratings without their own filter', async () => {
  const { facets } = await searchProducts(actors.anonymous.db, { category: goods.tools.slug });
  expect(facets).toMatchObject({ in_stock: 3, on_deal: 1 });
  expect(facets.ratings).toEqual([4, 3, 2].map((value) => ({ value, count: 0 })));
  const ofBrand = { category: goods.tools.slug, brands: ['Zaqbosch'], in_stock: true, on_deal: true };
  const narrowed = await searchProducts(actors.anonymous.db, ofBrand);
  expect(narrowed.total).toBe(0);
  expect(narrowed.facets).toMatchObject({ in_stock: 0, on_deal: 0 });
});

it('lists chosen values even if they match nothing', async () => {
  const { facets } = await searchProducts(actors.anonymous.db, {
    category: goods.tools.slug,
    brands: ['Zaqwalt'],
    sellers: [actors.otherSeller.company!],
    attributes: { power: ['800 W'] },
  });
  expect(facets.sellers).toContainEqual(
    expect.objectContaining({ value: actors.otherSeller.company, count: 0 }),
  );
  expect(facets.attributes).toEqual([
    expect.objectContaining({
      key: 'power',
      values: [expect.objectContaining({ value: '800 W', count: 0 })],
    }),
  ]);
});

it('names the attributes that differ most, only on request', async () => {
  const plain = await searchProducts(actors.anonymous.db, { category: goods.tools.slug });
  expect(plain).not.toHaveProperty('comparison');
  const { comparison } = await searchProducts(actors.anonymous.db, {
    category: goods.tools.slug,
    with_comparison: true,
  });
  expect(comparison).toEqual([
    {
      key: 'power',
      label_en: 'Power',
      label_ar: 'القدرة',
      values: {
        [goods.ids.hammer!]: { en: '800 W', ar: '800 واط' },
        [goods.ids.cordless!]: { en: '400 W', ar: '400 واط' },
        [goods.ids.pump!]: { en: '800 W', ar: '800 واط' },
      },
    },
  ]);
});
