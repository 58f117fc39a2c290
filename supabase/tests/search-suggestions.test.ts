import { searchProducts, suggest } from '../src/catalogue/queries.ts';
import { type Actors, connect, createActors, type Sql } from './actors.ts';
import { createNamedCategory, createProduct } from './goods.ts';

let sql: Sql;
let actors: Actors;
let tools: { id: number; slug: string };

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  tools = await createNamedCategory(sql, { name_en: 'Zoqtools', name_ar: 'عدد زوق' });
});
afterAll(() => sql.end());

it('suggests products, categories and words while typing', async () => {
  const cement = await createProduct(sql, {
    company_id: actors.seller.company!,
    category_id: tools.id,
    name_en: 'Zoqcement 50 kg bag',
    name_ar: 'الأسمنت المقاوم زوق كيس ٥٠ كغم',
  });
  const suggestions = await suggest(actors.anonymous.db, 'zoqce');
  expect(suggestions.products.map(({ id }) => id)).toEqual([cement]);
  expect(suggestions.words).toContain('zoqcement');
  expect((await suggest(actors.anonymous.db, 'zoqtoo')).categories.map(({ id }) => id)).toEqual([tools.id]);
  expect(await suggest(actors.anonymous.db, ' ')).toEqual({
    products: [],
    categories: [],
    words: [],
    popular: [],
  });
});

it('suggests words of names, not parts of SKUs and model numbers', async () => {
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
  // A code in the name of a later product counts as a word.
  await createProduct(sql, { company_id, category_id: tools.id, name_en: 'Box of Zuqbro', name_ar: 'صندوق' });
  expect(await wordsOf('zuqbr')).toEqual(['zuqbricks', 'zuqbro']);
  // A SKU prefix still finds its product and is not corrected.
  const { corrected_term, items } = await searchProducts(actors.anonymous.db, { term: 'zuqb' });
  expect(corrected_term).toBeNull();
  expect(items.map(({ name_en }) => name_en)).toContain('Zuqbricks');
});

it('suggests a category by its current name', async () => {
  const renamed = await createNamedCategory(sql, { name_en: 'Zwqladders', name_ar: 'زقطسلالم' });
  const idsOf = async (term: string) =>
    (await suggest(actors.anonymous.db, term)).categories.map(({ id }) => id);
  expect(await idsOf('zwqla')).toEqual([renamed.id]);
  await sql`update public.categories set name_en = 'Zwqscaffolds' where id = ${renamed.id}`;
  expect(await idsOf('zwqla')).toEqual([]);
  expect(await idsOf('zwqscaf')).toEqual([renamed.id]);
  expect(await idsOf('زقطسلا')).toEqual([renamed.id]);
});

describe('the last word after other words', () => {
  const company = () => actors.seller.company!;
  const add = (name_en: string, name_ar: string, more: { [column: string]: unknown } = {}) =>
    createProduct(sql, { company_id: company(), category_id: tools.id, name_en, name_ar, ...more });
  let paint: number;
  let tile: number;
  let wire: number;

  beforeAll(async () => {
    paint = await add('Zuvoil paint', 'زوفصبغ زوندهني');
    await add('Zuvwater paint', 'زوفصبغ زوندهني مائي');
    await add('Zuvstair paint', 'زوفصبغ زوندرابزين');
    await add('Zuvchest of drawers', 'زوفخزانة زوندرج');
    await add('Zuvdriller', 'زوفماكينة زوندريل', { description_ar: 'يستعمل لخلط زوفصبغ' });
    tile = await add('Zuvtile 60x60 cm glossy', 'زوفكاشي ٦٠×٦٠ سم لماع');
    await add('Zuvtile 6 mm', 'زوفكاشي ٦ ملم');
    await add('Zuvtile 45x45 cm', 'زوفكاشي ٤٥×٤٥ سم');
    wire = await add('Zuvwire 2.5 mm² red', 'زوفسلك ٢٫٥ مم² أحمر');
    await add('Zuvcable 3×2.5 mm²', 'زوفكيبل ٣×٢٫٥ مم²');
  });

  const wordsOf = async (term: string, language: 'en' | 'ar' = 'ar') =>
    (await suggest(actors.anonymous.db, term, language)).words;

  it('is completed from the names of goods that have the others, most frequent first', async () => {
    expect(await wordsOf('زوفصبغ زوند')).toEqual(['زوندهني', 'زوندرابزين']);
    expect(await wordsOf('زوندهني زوفصبغ')).toEqual([]);
    expect(await wordsOf('paint zuv', 'en')).toEqual(['zuvoil', 'zuvstair', 'zuvwater']);
  });

  it('is completed from its first letter, with the goods', async () => {
    const { words, products } = await suggest(actors.anonymous.db, 'زوفصبغ ز', 'ar');
    expect(words.slice(0, 2)).toEqual(['زوندهني', 'زوندرابزين']);
    expect(products.map(({ id }) => id)).toContain(paint);
    expect(products.every(({ name_ar }) => /زوفصبغ/.test(name_ar))).toBe(true);
  });

  it('is completed without its article', async () => {
    expect(await wordsOf('زوفصبغ الزوند')).toEqual(['زوندهني', 'زوندرابزين']);
  });

  it.each([
    ['زوفكاشي 6', 'ar', ['60x60 سم', '6 ملم']],
    ['زوفكاشي ٦٠×', 'ar', ['60x60 سم']],
    ['zuvtile 6', 'en', ['60x60 cm', '6 mm']],
    ['zuvtile 60x', 'en', ['60x60 cm']],
    ['zuvwire 2.', 'en', ['2.5 mm²']],
    ['zuvwire 2,', 'en', ['2.5 mm²']],
    ['zuvcable 2.', 'en', ['2.5 mm²']],
    ['zuvcable 3', 'en', ['3x2.5 mm²']],
    ['زوفسلك ٢٫', 'ar', ['2.5 مم²']],
  ] as const)('is completed to a size: %s', async (term, language, expected) => {
    expect((await wordsOf(term, language)).sort()).toEqual([...expected].sort());
  });

  it('shows the goods whose sizes begin so', async () => {
    const idsOf = async (term: string) =>
      (await suggest(actors.anonymous.db, term, 'en')).products.map(({ id }) => id);
    expect(await idsOf('zuvtile 60')).toEqual([tile]);
    expect(await idsOf('zuvwire 2.')).toEqual([wire]);
  });

  it('finds the goods by each completion', async () => {
    for (const [before, beginning] of [
      ['زوفكاشي', '6'],
      ['زوفسلك', '2.'],
      ['zuvcable', '3'],
    ] as const) {
      const words = await wordsOf(`${before} ${beginning}`);
      for (const word of words) {
        const { items } = await searchProducts(actors.anonymous.db, { term: `${before} ${word}` });
        expect(items.length).toBeGreaterThan(0);
        expect(
          items.every(({ name_en, name_ar }) =>
            `${name_en} ${name_ar}`.includes(before.replace('zuv', 'Zuv')),
          ),
        ).toBe(true);
      }
    }
  });

  it('never comes from goods of a suspended company', async () => {
    await createProduct(sql, {
      company_id: actors.suspendedSeller.company!,
      category_id: tools.id,
      name_en: 'Zuvhidden paint',
      name_ar: 'زوفصبغ زوندمخفي',
    });
    expect(await wordsOf('زوفصبغ زوند')).not.toContain('زوندمخفي');
  });
});
