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
