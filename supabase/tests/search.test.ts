import { searchProducts, suggest, type SearchInput } from '../src/queries/catalogue.ts';
import { connect, createActors, type Actors, type Sql } from './actors.ts';
import { createNamedCategory, createProduct, createVariant } from './goods.ts';

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

const category = (name_en: string, name_ar: string, parent_id?: number) =>
  createNamedCategory(sql, { name_en, name_ar, ...(parent_id && { parent_id }) });

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

describe('words that are put together or apart', () => {
  let shelf: { id: number; slug: string };
  const goods: Record<string, number> = {};

  beforeAll(async () => {
    shelf = await createNamedCategory(sql, { name_en: 'Zaqjoined', name_ar: 'زقملصق' });
    for (const [name, name_en, name_ar] of [
      ['plywood', 'Zaqplywood sheet', 'لوح زقخشب'],
      ['driver', 'Zaqturndriver', 'زقمفك'],
      ['saw', 'Zaqsaw', 'زكوسرة'],
      ['ply', 'Zaqturn', 'كوزرقة'],
      ['chip', 'Zaqchip', 'كزرق'],
    ] as const)
      goods[name] = await createProduct(sql, {
        company_id: actors.seller.company!,
        category_id: shelf.id,
        name_en,
        name_ar,
      });
  });

  const ask = (term: string) => searchProducts(actors.anonymous.db, { term, category: shelf.slug });
  const idsOf = async (term: string) => (await ask(term)).items.map(({ id }) => id);

  it('joins two words that are one, and mends what they become', async () => {
    expect(await idsOf('zaqply wood')).toEqual([goods.plywood]);
    const result = await ask('big zaqply wod sheet');
    expect(result.corrected_term).toBe('big zaqplywood sheet');
    expect(result.items_with_some_words[0]?.id ?? result.items[0]?.id).toBe(goods.plywood);
  });

  it('asks for one word too where each of two is known', async () => {
    expect(await idsOf('zaqturn driver')).toContain(goods.driver);
  });

  it('takes no first letter for "and" where it is a slip of the word', async () => {
    expect((await idsOf('وكزرقة'))[0]).toBe(goods.ply);
    expect((await idsOf('zaqchip وكزرقة'))[0]).toBe(goods.chip);
  });
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

it('puts prices in no bins where all cost the same', async () => {
  const { facets } = await searchProducts(actors.anonymous.db, { term: 'zaqcement' });
  expect(facets.price.min).toBe(facets.price.max);
  expect(facets.price.bins).toEqual([]);
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
