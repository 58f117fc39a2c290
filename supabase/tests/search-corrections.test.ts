import { searchProducts } from '../src/catalogue/queries.ts';
import { type Actors, connect, createActors, type Sql } from './actors.ts';
import { createNamedCategory, createProduct } from './goods.ts';

let sql: Sql;
let actors: Actors;
let shelf: { id: number; slug: string };

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  shelf = await createNamedCategory(sql, { name_en: 'Zaqmended', name_ar: 'رف زقتصحيح' });
  const names: [string, string][] = [
    ['Zaqbreaking bar', 'عتلة زقمنفردة'],
    ['Roof membrane', 'غشاء سطح'],
    ['Zaqcylinder 70 mm', 'سلندر ٧٠ ملم'],
    ['Glass block', 'بلوك زجاج'],
    ['Battery pack', 'بطارية'],
    ['Rust remover', 'مزيل صدأ'],
    ['Zaqball valve', 'قفل زقكروي'],
    ['Zaqtorsor', 'زقتورسور'],
    ['Zaqtorsive plate', 'لوح زقمضغوط'],
  ];
  for (const [name_en, name_ar] of names)
    await createProduct(sql, {
      company_id: actors.seller.company!,
      category_id: shelf.id,
      name_en,
      name_ar,
    });
});
afterAll(() => sql.end());

const search = async (term: string) => {
  const { items, corrected_term, has_all_words } = await searchProducts(actors.anonymous.db, {
    category: shelf.slug,
    term,
  });
  return { names: items.map(({ name_en }) => name_en), corrected_term, has_all_words };
};

it.each([
  ['zaqleaking roof', 'Roof membrane'],
  ['zaqcinder block', 'Glass block'],
  ['زقمنفر صدأ', 'Rust remover'],
])('leaves an unknown word that no correction finds with the others: %s', async (term, expected) => {
  expect(await search(term)).toEqual({ names: [expected], corrected_term: null, has_all_words: false });
});

it.each([
  ['zaqbreakin bar', 'zaqbreaking bar', 'Zaqbreaking bar'],
  ['glas block frosted', 'glass block frosted', 'Glass block'],
  ['zaqcylnder', 'zaqcylinder', 'Zaqcylinder 70 mm'],
  ['rofo membrnae', 'roof membrane', 'Roof membrane'],
  // Two words written together.
  ['zaqballvalve', 'zaqball valve', 'Zaqball valve'],
  // Has the stem of "zaqtorsive".
  ['zaqtorser', 'zaqtorsor', 'Zaqtorsor'],
])(
  'corrects a word that is found with the others: %s @search-corrections',
  async (term, corrected_term, expected) => {
    const result = await search(term);
    expect(result.names[0]).toBe(expected);
    expect(result.corrected_term).toBe(corrected_term);
  },
);

it('does not require a single letter, and leaves it in the term', async () => {
  expect(await search('q battery')).toEqual({
    names: ['Battery pack'],
    corrected_term: null,
    has_all_words: true,
  });
});
