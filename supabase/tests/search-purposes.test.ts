import { searchProducts } from '../src/catalogue/queries.ts';
import { type Actors, connect, createActors, type Sql } from './actors.ts';
import { createNamedCategory, createProduct } from './goods.ts';

let sql: Sql;
let actors: Actors;
let shelf: { id: number; slug: string };

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  shelf = await createNamedCategory(sql, { name_en: 'Zaqjobs', name_ar: 'رف زقاشغال' });
  const names: [string, string, string][] = [
    ['Bitumen membrane 4 mm', 'لباد قير ٤ ملم', ''],
    ['Air cooler roof, 6000 m³/h', 'مبردة هواء سطح', ''],
    ['Cutting disc 230 mm', 'قرص قص ٢٣٠ ملم', ''],
    ['Steel bar 12 mm', 'شيش حديد ١٢ ملم', ''],
    ['Self-levelling mortar', 'مونة تسوية', 'For floors under zaqparquet.'],
    ['Check valve 1"', 'قفل عدم رجوع ١ إنج', ''],
    ['Exterior acrylic 18 L', 'صبغ خارجي ١٨ لتر', ''],
    ['Interior emulsion 18 L', 'بنتلايت داخلي ١٨ لتر', ''],
  ];
  for (const [name_en, name_ar, description_en] of names)
    await createProduct(sql, {
      company_id: actors.seller.company!,
      category_id: shelf.id,
      name_en,
      name_ar,
      description_en,
    });
});
afterAll(() => sql.end());

const search = (term: string, as_typed = false) =>
  searchProducts(actors.anonymous.db, { category: shelf.slug, term, as_typed });

it.each([
  ['something to seal a leaking roof', 'Bitumen membrane 4 mm', 'sealing roofs'],
  ['شي يسد نضوح السطح', 'Bitumen membrane 4 mm', 'sealing roofs'],
  ['cut steel bars', 'Cutting disc 230 mm', 'cutting steel'],
  ['لقص الحديد', 'Cutting disc 230 mm', 'cutting steel'],
  // Jobs of narrower words come before those of wider ones.
  ['paint outside of house', 'Exterior acrylic 18 L', 'painting outside walls'],
  ['stop water flowing back', 'Check valve 1"', 'stopping water from flowing back'],
])('finds the goods for a job and names the job: %s @search-purposes', async (term, expected, job) => {
  const { items, purpose, corrected_term } = await search(term);
  expect(items.map(({ name_en }) => name_en)).toEqual([expected]);
  expect(purpose?.label_en).toBe(job);
  expect(purpose?.label_ar).toMatch(/[ا-ي]/);
  expect(corrected_term).toBeNull();
});

it('searches the words of a job as typed on request', async () => {
  const { purpose, has_all_words } = await search('cut steel bars', true);
  expect([purpose, has_all_words]).toEqual([null, false]);
});

it.each([
  ['I need steel bar', 'Steel bar 12 mm'],
  ['اريد شيش حديد', 'Steel bar 12 mm'],
])('drops words that name no goods: %s', async (term, expected) => {
  const { items, purpose, has_all_words, corrected_term } = await search(term);
  expect(items[0]?.name_en).toBe(expected);
  expect([purpose, has_all_words, corrected_term]).toEqual([null, true, null]);
});

it('reports that only descriptions mention the words', async () => {
  const mentioned = await search('zaqparquet');
  expect(mentioned.items).toHaveLength(1);
  expect(mentioned.only_mentioned).toBe(true);
  expect((await search('steel bar')).only_mentioned).toBe(false);
  expect((await search('zaqjobs')).only_mentioned).toBe(false);
});

it('offers near words and categories if nothing is found @search-nothing', async () => {
  const { total, alternatives } = await searchProducts(actors.anonymous.db, {
    term: 'zaqjobbery zaqparkets',
    as_typed: true,
  });
  expect(total).toBe(0);
  expect(alternatives.categories.map(({ value }) => value)).toContain(shelf.slug);
  const near = await searchProducts(actors.anonymous.db, { term: 'zaqparkets', as_typed: true });
  expect(near.alternatives.terms).toContain('zaqparquet');
  expect((await search('steel bar')).alternatives).toEqual({ terms: [], categories: [] });
});
