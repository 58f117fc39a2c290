import { searchProducts, suggest, type SearchInput, type SearchResult } from '../src/queries/catalogue.ts';
import { connect, createActors, type Actors, type Sql } from './actors.ts';
import { createCategory, createProduct, createVariant } from './goods.ts';

let sql: Sql;
let actors: Actors;
let tools: { id: number; slug: string };
let drills: { id: number; slug: string };
let pumps: { id: number; slug: string };
const ids: Record<string, number> = {};

const power = (watts: number) => [
  {
    key: 'power',
    label_en: 'Power',
    label_ar: 'القدرة',
    value_en: `${watts} W`,
    value_ar: `${watts} واط`,
    number: watts,
    unit: 'W',
  },
];

async function category(name_en: string, name_ar: string, parent_id?: number) {
  const id = await createCategory(sql, { name_en, name_ar, ...(parent_id && { parent_id }) });
  const [row] = await sql<{ slug_en: string }[]>`select slug_en from public.categories where id = ${id}`;
  return { id, slug: row!.slug_en };
}

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  tools = await category('Zaqtools', 'عدد زقط');
  drills = await category('Drills', 'دريلات', tools.id);
  pumps = await category('Water pumps', 'مضخات الماء', tools.id);
  const company_id = actors.seller.company!;
  const goods: [string, Record<string, unknown>][] = [
    [
      'hammer',
      {
        category_id: drills.id,
        sku: 'ZQ-226',
        brand: 'Zaqbosch',
        model_number: 'ZBH 2-26 DRE',
        name_en: 'Rotary hammer drill',
        name_ar: 'دريل هيلتي دوّار ٨٠٠ واط',
        price: 250_000,
        attributes: power(800),
        description_en: 'For concrete and masonry, with the chuck quenchlock.',
      },
    ],
    [
      'cordless',
      {
        category_id: drills.id,
        brand: 'Zaqwalt',
        model_number: 'DCD 771',
        name_en: 'Cordless drill 18V',
        name_ar: 'دريل شحن ١٨ فولت',
        price: 180_000,
        discounted_price: 150_000,
        attributes: power(400),
      },
    ],
    [
      'pump',
      {
        category_id: pumps.id,
        company_id: actors.otherSeller.company!,
        brand: 'Zaqbosch',
        name_en: 'Zentrifugal pump 1 hp',
        name_ar: 'مضخّة طاردة ١ حصان',
        price: 145_000,
        quantity: 0,
        attributes: power(800),
      },
    ],
    [
      'cement',
      {
        category_id: tools.id,
        name_en: 'Zaqcement 50 kg bag',
        name_ar: 'الأسمنت المقاوم زقط كيس ٥٠ كغم',
        price: 9500,
      },
    ],
    ['hidden', { category_id: tools.id, name_en: 'Zaqcement hidden', name_ar: 'مخفي', published: false }],
    [
      'rejected',
      {
        category_id: tools.id,
        name_en: 'Zaqcement rejected',
        name_ar: 'مرفوض',
        company_id: actors.rejectedSeller.company!,
      },
    ],
  ];
  for (const [name, values] of goods) {
    ids[name] = await createProduct(sql, { company_id, category_id: tools.id, ...values });
  }
});
afterAll(() => sql.end());

/** Names of what a search within this test's goods finds, in order. */
async function found(input: SearchInput): Promise<string[]> {
  const { items } = await searchProducts(actors.anonymous.db, { category: tools.slug, ...input });
  return items.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id) ?? 'other');
}

describe('finds in both languages, whatever the spelling', () => {
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
  'puts the exact model or SKU first: %s',
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

describe('finds goods by', () => {
  const goods: Record<string, number> = {};
  const find = async (term: string) => {
    const { items } = await searchProducts(actors.anonymous.db, { category: shelf.slug, term });
    return items.map(({ id }) => Object.keys(goods).find((name) => goods[name] === id));
  };
  let shelf: { id: number; slug: string };
  beforeAll(async () => {
    shelf = await category('Zaqshelf', 'رف زقط');
    const names: [string, string, string][] = [
      ['boards', 'Wooden boards', 'ألواح خشبية'],
      ['switch', 'Light switch', 'مفتاح إنارة يلوح'],
      ['electronic', 'Electronic scale', 'ميزان إلكتروني'],
      ['colours', 'Oil colours', 'الألوان الزيتية'],
      ['hammer', 'Claw hammer', 'مطرقة'],
      ['breaker', 'Demolition hammer', 'مطرقة هدم'],
      ['jackhammer', 'Pneumatic jackhammer', 'مكسر هواء'],
      ['cable', 'Copper cable 3×2.5 mm', 'كيبل نحاس ٣×٢٫٥ ملم'],
      ['cap', 'Bump cap', 'كاب حماية'],
      ['bolt', 'Bolt M10 × 40', 'برغي M10 × 40 ملم'],
      ['bolt30', 'Bolt M10 × 30', 'برغي M10 × 30 ملم'],
      ['large tile', 'Floor tile 60 x 60 cm', 'بلاط أرضيات ٦٠×٦٠ سم'],
      ['small tile', 'Wall tile 30x60 cm', 'بلاط جدران 30×60 سم'],
      ['rebar', 'Steel rod 16 mm', 'شيش ١٦ ملم'],
      ['elbow', 'Elbow 1/2 inch', 'عكس ½ انج'],
      ['roofing', 'Roofing membrane', 'غشاء للسقوف'],
    ];
    for (const [name, name_en, name_ar] of names) {
      const company_id = actors.seller.company!;
      goods[name] = await createProduct(sql, { company_id, category_id: shelf.id, name_en, name_ar });
    }
  });

  it.each([
    ['ألواح', 'boards'],
    ['الألواح', 'boards'],
    ['الواح', 'boards'],
    ['بالألواح', 'boards'],
    ['ألوان', 'colours'],
    ['إلكتروني', 'electronic'],
    ['الالكتروني', 'electronic'],
    ['المطرقة', 'hammer'],
  ])('words with an article or what only looks like one: %s', async (term, expected) => {
    expect(await find(term)).toContain(expected);
    expect((await searchProducts(actors.anonymous.db, { term })).corrected_term).toBeNull();
  });

  it('does not take boards for a switch', async () => {
    expect(await find('ألواح')).toEqual(['boards']);
  });

  it.each([
    ['شاكوش', 'hammer'],
    ['شواكيش', 'hammer'],
    ['jackhammer', 'breaker'],
    ['كابل', 'cable'],
    ['kabel', 'cable'],
    ['براغي', 'bolt'],
    ['كاشي', 'large tile'],
  ])('other words of the trade: %s', async (term, expected) => {
    expect(await find(term)).toContain(expected);
    expect((await searchProducts(actors.anonymous.db, { term })).corrected_term).toBeNull();
  });

  it('ranks the very word above another for it, and takes no cap for a cable', async () => {
    expect((await find('hammer'))[0]).toBe('hammer');
    expect(await find('كابل')).not.toContain('cap');
  });

  it.each([
    ['M10x40', 'bolt'],
    ['m10×40', 'bolt'],
    ['برغي M10*40', 'bolt'],
    ['2,5 ملم', 'cable'],
    ['2.5mm', 'cable'],
    ['٢٫٥ مم', 'cable'],
    ['60x60', 'large tile'],
    ['٦٠×٦٠', 'large tile'],
    ['30 * 60', 'small tile'],
    ['16mm', 'rebar'],
    ['١٦ مم', 'rebar'],
    ['1/2 inch', 'elbow'],
    ['½"', 'elbow'],
  ])('sizes: %s', async (term, expected) => {
    expect((await find(term))[0]).toBe(expected);
  });

  it.each([
    ['roofi', 'roofing'],
    ['electroni', 'electronic'],
    ['خشبي', 'boards'],
    ['الزيتي', 'colours'],
    ['me', 'roofing'],
  ])('the beginning of a word: %s', async (term, expected) => {
    expect(await find(term)).toContain(expected);
  });

  it('shows a correction as it was typed, mended words in their usual spelling', async () => {
    const result = await searchProducts(actors.anonymous.db, {
      term: 'Roofing  membrnae',
      category: shelf.slug,
    });
    expect(result.corrected_term).toBe('Roofing membrane');
  });

  it('takes a mended word as a part of a phrase of the trade', async () => {
    const term = 'demolitoin hammer';
    const result = await searchProducts(actors.anonymous.db, { term, category: shelf.slug });
    expect(result.corrected_term).toBe('demolition hammer');
    expect(result.items.map(({ id }) => id)).toEqual([goods.breaker, goods.jackhammer]);
  });

  it('finds a word with invisible marks inside', async () => {
    expect(await find('مطر\u200cقة')).toContain('hammer');
  });
});

it('corrects nothing that is spelt right and finds nothing for nonsense', async () => {
  expect(await searchProducts(actors.anonymous.db, { term: 'drill' })).toMatchObject({
    corrected_term: null,
  });
  expect(await searchProducts(actors.anonymous.db, { term: 'xqzwvut' })).toMatchObject({
    items: [],
    total: 0,
  });
  expect(await searchProducts(actors.anonymous.db, { term: '؟ - /' })).toMatchObject({ items: [], total: 0 });
});

it('leaves out what nobody may buy', async () => {
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

it('sorts', async () => {
  expect(await found({ sort: 'price_asc' })).toEqual(['cement', 'pump', 'cordless', 'hammer']);
  expect(await found({ sort: 'price_desc' })).toEqual(['hammer', 'cordless', 'pump', 'cement']);
  expect((await found({ sort: 'discount' }))[0]).toBe('cordless');
  expect(await found({ sort: 'newest' })).toHaveLength(4);
});

it('counts facets as if the own filter were open', async () => {
  const { facets, total } = await searchProducts(actors.anonymous.db, {
    category: tools.slug,
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
      [drills.slug, 1],
      [pumps.slug, 1],
    ].sort(),
  );
  expect(facets.price).toMatchObject({ min: 145_000, max: 250_000 });
  const open = await searchProducts(actors.anonymous.db, { category: tools.slug });
  expect(open.facets.brands.map(({ value, count }) => [value, count])).toEqual([
    ['Zaqbosch', 2],
    ['Zaqwalt', 1],
  ]);
  expect(open.facets.sellers.map(({ value, count }) => [value, count])).toEqual([
    [actors.seller.company, 3],
    [actors.otherSeller.company, 1],
  ]);
});

describe('prices in bins', () => {
  it('are counted from the cheapest to the dearest, each bin as many times as wide as the one before', async () => {
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
    // 1,000 to 1,000,000 in sixteen steps: each is 1.54 times the one before.
    const all = { min: 1000, max: 1_000_000, bins: [2, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1] };
    expect(await bins({})).toEqual(all);
    // The own filter is open, the others are not.
    expect(await bins({ price_min: 2000, price_max: 3000 })).toEqual(all);
    const dear = await bins({ brands: ['Zaqdear'], price_max: 10_000 });
    expect(dear).toMatchObject({ min: 9000, max: 1_000_000 });
    expect(dear.bins.reduce((sum, count) => sum + count)).toBe(3);
  });

  it('are none where all cost the same', async () => {
    const { facets } = await searchProducts(actors.anonymous.db, { term: 'zaqcement' });
    expect(facets.price.min).toBe(facets.price.max);
    expect(facets.price.bins).toEqual([]);
  });
});

it('names the categories that have a term where the chosen one does not', async () => {
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
  const found = await search({ category: drills.slug });
  expect(found.total).toBe(0);
  expect(found.other_categories).toEqual([
    { value: other.slug, label_en: 'Zaqelse', label_ar: 'زقغير', count: 2 },
  ]);
  // Of a category deep in the tree the first level is named.
  expect(
    (await search({ term: 'rotary hammer', category: other.slug })).other_categories.map(
      ({ value }) => value,
    ),
  ).toContain(tools.slug);
  expect((await search({ category: other.slug })).other_categories).toEqual([]);
  // Another filter left nothing: the category itself has the term.
  expect((await search({ category: other.slug, brands: ['none'] })).other_categories).toEqual([]);
  expect((await search({ term: 'zqxjnothing', category: drills.slug })).other_categories).toEqual([]);
});

describe('a search of several words', () => {
  it('fills a short list with what has some of them, and repeats nothing', async () => {
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

  it('keeps to the filters there, and adds nothing to a second page, another order or a single word', async () => {
    const more = async (input: SearchInput) =>
      (await searchProducts(actors.anonymous.db, { category: tools.slug, ...input })).items_with_some_words;
    expect(await more({ term: 'zaqbosch hammer', in_stock: true })).toEqual([]);
    expect(await more({ term: 'zaqbosch hammer', sort: 'newest' })).toEqual([]);
    expect(await more({ term: 'zaqbosch hammer', page: 2 })).toEqual([]);
    expect(await more({ term: 'zaqbosch' })).toEqual([]);
  });

  it('says where nothing has all of them', async () => {
    const result = await searchProducts(actors.anonymous.db, {
      term: 'zaqbosch zaqcement',
      category: tools.slug,
    });
    expect(result).toMatchObject({ has_all_words: false, items_with_some_words: [] });
    expect(result.items.map(({ id }) => id)).toContain(ids.hammer);
  });
});

it('counts stock, deals and ratings as if the own filter were open', async () => {
  const { facets } = await searchProducts(actors.anonymous.db, { category: tools.slug });
  expect(facets).toMatchObject({ in_stock: 3, on_deal: 1 });
  expect(facets.ratings).toEqual([4, 3, 2].map((value) => ({ value, count: 0 })));
  const ofBrand = { category: tools.slug, brands: ['Zaqbosch'], in_stock: true, on_deal: true };
  const narrowed = await searchProducts(actors.anonymous.db, ofBrand);
  expect(narrowed.total).toBe(0);
  expect(narrowed.facets).toMatchObject({ in_stock: 0, on_deal: 0 });
});

it('keeps chosen values listed when they leave nothing', async () => {
  const { facets } = await searchProducts(actors.anonymous.db, {
    category: tools.slug,
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

describe('sizes and colours of variants', () => {
  let wear: { id: number; slug: string };

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

  it('are found by one variant that has both', async () => {
    const inWear = (input: SearchInput) =>
      found({ category: wear.slug, ...input }).then((names) => names.sort());
    expect(await inWear({ sizes: ['40'] })).toEqual(['boots']);
    expect(await inWear({ sizes: ['S', '40'] })).toEqual(['boots', 'jacket', 'vest']);
    expect(await inWear({ sizes: ['S'], colors: ['Orange'] })).toEqual(['jacket']);
    expect(await inWear({ sizes: ['M'], colors: ['Orange'] })).toEqual([]);
    expect(await inWear({ sizes: ['none'] })).toEqual([]);
  });

  it('are in stock when the chosen one is', async () => {
    const inStock = (input: SearchInput) => found({ category: wear.slug, in_stock: true, ...input });
    expect(await inStock({ sizes: ['38.5'] })).toEqual([]);
    expect(await inStock({ sizes: ['40'] })).toEqual(['boots']);
    expect(await inStock({ sizes: ['S'], colors: ['Navy'] })).toEqual(['vest']);
    expect(await facetsOf({ sizes: ['S'], colors: ['Navy'] })).toMatchObject({ in_stock: 1 });
    expect(counts((await facetsOf({ in_stock: true })).sizes)).not.toContain('38.5: 1');
  });

  it('are counted as if the own filter were open, and narrow every other count', async () => {
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

it('names the attributes that differ most, only when asked', async () => {
  const plain = await searchProducts(actors.anonymous.db, { category: tools.slug });
  expect(plain).not.toHaveProperty('comparison');
  const { comparison } = await searchProducts(actors.anonymous.db, {
    category: tools.slug,
    with_comparison: true,
  });
  expect(comparison).toEqual([
    {
      key: 'power',
      label_en: 'Power',
      label_ar: 'القدرة',
      values: {
        [ids.hammer!]: { en: '800 W', ar: '800 واط' },
        [ids.cordless!]: { en: '400 W', ar: '400 واط' },
        [ids.pump!]: { en: '800 W', ar: '800 واط' },
      },
    },
  ]);
});

it('prefers attributes in which more products differ, five at most', async () => {
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

it('shows the deal first that began last', async () => {
  const group = await category('Zaqdeals', 'عروض زقط');
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

it('follows changes: stock, price, publishing, the seller’s approval', async () => {
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

it('suggests products, categories and words while typing', async () => {
  const suggestions = await suggest(actors.anonymous.db, 'zaqce');
  expect(suggestions.products.map(({ id }) => id)).toEqual([ids.cement]);
  expect(suggestions.words).toContain('zaqcement');
  expect((await suggest(actors.anonymous.db, 'zaqtoo')).categories.map(({ id }) => id)).toEqual([tools.id]);
  expect(await suggest(actors.anonymous.db, ' ')).toEqual({
    products: [],
    categories: [],
    words: [],
    popular: [],
  });
});

it('suggests words that people read, not parts of SKUs and model numbers', async () => {
  const company_id = actors.seller.company!;
  await createProduct(sql, {
    company_id,
    category_id: tools.id,
    sku: 'ZUQB-01002',
    model_number: 'Zuqbro 7',
    name_en: 'Zuqbricks',
    name_ar: 'زقطابوق',
    brand: 'Zuqbond',
  });
  const wordsOf = async (term: string) => (await suggest(actors.anonymous.db, term)).words.sort();
  expect(await wordsOf('zuq')).toEqual(['zuqbond', 'zuqbricks']);
  // A code that a later product has in its name is a word.
  await createProduct(sql, { company_id, category_id: tools.id, name_en: 'Box of Zuqbro', name_ar: 'صندوق' });
  expect(await wordsOf('zuqbr')).toEqual(['zuqbricks', 'zuqbro']);
  // A typed SKU is still found by its beginning and not corrected into something else.
  const { corrected_term, items } = await searchProducts(actors.anonymous.db, { term: 'zuqb' });
  expect(corrected_term).toBeNull();
  expect(items.map(({ name_en }) => name_en)).toContain('Zuqbricks');
});

it('suggests a category by the name it has now', async () => {
  const renamed = await category('Zwqladders', 'زقطسلالم');
  const idsOf = async (term: string) =>
    (await suggest(actors.anonymous.db, term)).categories.map(({ id }) => id);
  expect(await idsOf('zwqla')).toEqual([renamed.id]);
  await sql`update public.categories set name_en = 'Zwqscaffolds' where id = ${renamed.id}`;
  expect(await idsOf('zwqla')).toEqual([]);
  expect(await idsOf('zwqscaf')).toEqual([renamed.id]);
  expect(await idsOf('زقطسلا')).toEqual([renamed.id]);
});

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
        // Many at one price, and deals among those and below.
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
      ${limits.length > 0 ? sql`, ${limits[0]!}::int, ${limits[1]!}::int` : sql``}) as result`;
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

  it('is counted where it is a category, else estimated and said so', async () => {
    expect(await ask({ category: group.slug }, 6, 3)).toMatchObject({
      total: 40,
      total_is_estimate: false,
      counts_are_estimates: true,
    });
    expect(await ask({ term: 'zaqrope' }, 6, 3)).toMatchObject({
      total_is_estimate: true,
      counts_are_estimates: true,
    });
    expect(await ask({ term: 'zaqrope' })).toMatchObject({
      total: 40,
      total_is_estimate: false,
      counts_are_estimates: false,
    });
  });

  it('pages through its words without gaps or repeats as far as it is sampled', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => ask({ term: 'zaqrope', page }, 21, 6)));
    const shown = pages.flatMap(idsOf);
    expect(shown).toHaveLength(21);
    expect(new Set(shown).size).toBe(21);
  });

  it('counts the values of a filter in use as if it were open', async () => {
    const brands = (result: SearchResult) =>
      result.facets.brands.map(({ value, count }) => [value, count > 0]).sort();
    const chosen = { category: group.slug, brands: ['Zaqodd'] };
    expect(brands(await ask(chosen, 30, 30))).toEqual(brands(await ask(chosen)));
    expect(brands(await ask(chosen))).toEqual([
      ['Zaqeven', true],
      ['Zaqodd', true],
    ]);
  });

  it('shows the article number first that was typed among words that many goods have', async () => {
    const [{ sku }] = (await sql`select sku from public.products where category_id = ${group.id}
      order by id desc limit 1`) as unknown as [{ sku: string }];
    const { items } = await ask({ term: sku }, 6, 3);
    expect(items[0]!.sku).toBe(sku);
  });
});
