import { searchProducts } from '../src/catalogue/queries.ts';
import { type Actors, connect, createActors, type Sql } from './actors.ts';
import { createNamedCategory, createProduct } from './goods.ts';

let sql: Sql;
let actors: Actors;
let shelf: { id: number; slug: string };
const goods: Record<string, number> = {};

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  shelf = await createNamedCategory(sql, { name_en: 'Zaqlatin', name_ar: 'رف زقلاتين' });
  const names: [string, string, string][] = [
    ['cement', 'Portland cement, 50 kg', 'سمنت بورتلاندي كيس ٥٠ كغم'],
    ['pipe', 'Drain pipe 110 mm', 'بوري مجاري ١١٠ ملم'],
    ['spanner', 'Ring spanner 12 mm', 'سبانة حلقية ١٢ ملم'],
    ['screwdriver', 'Flat screwdriver', 'درنفيس عدل'],
    ['paint', 'Interior emulsion paint', 'صبغ بنتلايت داخلي'],
    ['rebar 16', 'Deformed rebar 16 mm', 'شيش ١٦ ملم'],
    ['rebar 12', 'Deformed rebar 12 mm', 'شيش حديد ١٢ ملم'],
    ['barrow', 'Wheelbarrow', 'عربانة بناء'],
    ['mint', 'Zaqmint soap', 'صابون نعناع'],
    ['keys', 'Zaqkey set', 'طقم مفاتيح'],
    ['disc', 'Zaqflap disc', 'قرص زقمروحي'],
    ['socket', 'Zaqsocket 13 A', 'بلك كهرباء'],
  ];
  for (const [name, name_en, name_ar] of names)
    goods[name] = await createProduct(sql, {
      company_id: actors.seller.company!,
      category_id: shelf.id,
      name_en,
      name_ar,
    });
});
afterAll(() => sql.end());

const search = async (term: string, as_typed = false) => {
  const { items, corrected_term } = await searchProducts(actors.anonymous.db, {
    category: shelf.slug,
    term,
    as_typed,
  });
  return {
    found: items.map(({ id }) => Object.keys(goods).find((name) => goods[name] === id)),
    corrected_term,
  };
};

it.each([
  ['ismint', 'cement'],
  ['bori', 'pipe'],
  ['sbana', 'spanner'],
  ['drnfis', 'screwdriver'],
  ['booya', 'paint'],
  ['shish 16', 'rebar 16'],
  ['7adeed', 'rebar 12'],
  ['3arabana', 'barrow'],
  // h at the end is ح.
  ['mafateeh', 'keys'],
  // Nearer words are only parts of longer synonyms.
  ['qurs', 'disc'],
  // The likeliest corrections, plank and كهرباء, do not occur together.
  ['plak kahraba', 'socket'],
])('finds Arabic in Latin letters and says what it read: %s @search-latin', async (term, expected) => {
  const { found, corrected_term } = await search(term);
  expect(found[0]).toBe(expected);
  expect(corrected_term).toMatch(/[ا-ي]/);
});

it.each(['zaqmint', 'zaqmi', 'rebar', 'M12', '2way cable'])(
  'reads no known word, beginning or size as Arabic: %s',
  async (term) => {
    expect((await search(term)).corrected_term ?? '').not.toMatch(/[ا-ي]/);
  },
);

it('prefers the nearer English word', async () => {
  expect((await search('scredriver')).corrected_term).toBe('screwdriver');
});

it('searches the letters as typed on request', async () => {
  expect(await search('drnfis', true)).toEqual({ found: [], corrected_term: null });
});
