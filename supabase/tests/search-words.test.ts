import { searchProducts } from '../src/catalogue/queries.ts';
import { type Actors, connect, createActors, type Sql } from './actors.ts';
import { createNamedCategory, createProduct } from './goods.ts';

let sql: Sql;
let actors: Actors;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
});
afterAll(() => sql.end());

describe('finds products by', () => {
  const goods: Record<string, number> = {};
  const find = async (term: string) => {
    const { items } = await searchProducts(actors.anonymous.db, { category: shelf.slug, term });
    return items.map(({ id }) => Object.keys(goods).find((name) => goods[name] === id));
  };
  let shelf: { id: number; slug: string };
  beforeAll(async () => {
    shelf = await createNamedCategory(sql, { name_en: 'Zaqshelf', name_ar: 'رف زقط' });
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
  ])('words with an article or only the look of one: %s', async (term, expected) => {
    expect(await find(term)).toContain(expected);
    expect((await searchProducts(actors.anonymous.db, { term })).corrected_term).toBeNull();
  });

  it('does not confuse boards with a switch', async () => {
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
  ])('synonyms: %s @search-synonyms', async (term, expected) => {
    expect(await find(term)).toContain(expected);
    expect((await searchProducts(actors.anonymous.db, { term })).corrected_term).toBeNull();
  });

  it('ranks the typed word above a synonym, and does not confuse a cap with a cable', async () => {
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

  it('shows a correction as typed, with corrected words in their usual spelling', async () => {
    const result = await searchProducts(actors.anonymous.db, {
      term: 'Roofing  membrnae',
      category: shelf.slug,
    });
    expect(result.corrected_term).toBe('Roofing membrane');
  });

  it('accepts a corrected word as part of a synonym phrase', async () => {
    const term = 'demolitoin hammer';
    const result = await searchProducts(actors.anonymous.db, { term, category: shelf.slug });
    expect(result.corrected_term).toBe('demolition hammer');
    expect(result.items.map(({ id }) => id)).toEqual([goods.breaker, goods.jackhammer]);
  });

  it('finds a word with invisible marks inside', async () => {
    expect(await find('مطر\u200cقة')).toContain('hammer');
  });
});

describe('joined and split words', () => {
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

  it('joins two words that are one, and corrects the result', async () => {
    expect(await idsOf('zaqply wood')).toEqual([goods.plywood]);
    const result = await ask('big zaqply wod sheet');
    expect(result.corrected_term).toBe('big zaqplywood sheet');
    expect(result.items_with_some_words[0]?.id ?? result.items[0]?.id).toBe(goods.plywood);
  });

  it('searches the joined word too if both words are known', async () => {
    expect(await idsOf('zaqturn driver')).toContain(goods.driver);
  });

  it('does not read a first letter as "and" if it is a typing error', async () => {
    expect((await idsOf('وكزرقة'))[0]).toBe(goods.ply);
    expect((await idsOf('zaqchip وكزرقة'))[0]).toBe(goods.chip);
  });
});
