import { searchProducts } from '../src/catalogue/queries.ts';
import { eventually } from '../local/testing.ts';
import { type Actors, connect, createActors, type Sql } from './actors.ts';
import { createNamedCategory, createProduct, createVariant } from './goods.ts';

let sql: Sql;
let actors: Actors;
let shelf: { id: number; slug: string };
const goods: Record<string, number> = {};

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  shelf = await createNamedCategory(sql, { name_en: 'Zaqsizes', name_ar: 'رف زققياس' });
  const names: [string, string, string][] = [
    ['roofing nails', 'Roofing nails 4", 1 kg', 'بسامير جينكو ٤ إنج كرتون ١ كغم'],
    ['drain pipe', 'Drain pipe 110 mm, 3 m', 'بوري مجاري ١١٠ ملم طول ٣ م'],
    ['narrow drain pipe', 'Drain pipe 50 mm, 3 m', 'بوري مجاري ٥٠ ملم طول ٣ م'],
    ['generator', 'Petrol generator 5 kVA, silent', 'مولدة بانزين ٥ كي في أي كاتم'],
    ['small generator', 'Petrol generator 2.5 kVA, silent', 'مولدة بانزين ٢٫٥ كي في أي كاتم'],
    ['ball valve', 'Ball valve 2"', 'قفل كروي ٢ إنج'],
    ['large tile', 'Ceramic wall tile 60 × 60 cm', 'كاشي سيراميك جدران ٦٠×٦٠ سم'],
    ['bow saw', 'Bow saw 600 mm', 'منشار قوس ٦٠٠ ملم'],
    ['rebar 12', 'Deformed rebar 12 mm, 12 m', 'شيش حديد ١٢ ملم طول ١٢ م'],
    ['rebar 10', 'Deformed rebar 10 mm, 12 m', 'شيش حديد ١٠ ملم طول ١٢ م'],
    ['welder', 'Inverter welder 315 A', 'ماكنة لحيم انفرتر تيار ٣١٥ أمبير'],
    ['welding wire', 'Welding wire 2 mm', 'سلك لحيم قطر ٢ ملم'],
    ['welding boot', 'Welder’s boot', 'بسطال لحيم'],
    ['split', 'Split unit 1.5 t, inverter', 'سبلت ١٫٥ طن انفرتر'],
    ['small split', 'Split unit 1 t, inverter', 'سبلت ١ طن انفرتر'],
    ['pump', 'Drainage pump 0.5 hp', 'ماطور نزح ٠٫٥ حصان'],
    ['strong pump', 'Drainage pump 1.5 hp', 'ماطور نزح ١٫٥ حصان'],
    ['wire', 'Single core wire 2.5 mm², 100 m', 'واير مفرد ٢٫٥ ملم² لفة ١٠٠ م'],
    ['thick wire', 'Single core wire 4 mm², 100 m', 'واير مفرد ٤ ملم² لفة ١٠٠ م'],
    ['bolt', 'Hex bolt M12 × 60 mm', 'برغي مسدس M12×60 ملم'],
    ['sealant', 'Silicone sealant 300 ml', 'سليكون ٣٠٠ مل'],
    ['brass valve', 'Gate valve 1 1/2"', 'قفل بوابة ١ ١/٢ إنج'],
    ['shoe', 'Safety shoe S1P', 'حذاء سلامة S1P'],
    ['other shoe', 'Suede safety shoe', 'حذاء سلامة شمواه'],
  ];
  for (const [name, name_en, name_ar] of names)
    goods[name] = await createProduct(sql, {
      company_id: actors.seller.company!,
      category_id: shelf.id,
      name_en,
      name_ar,
    });
  await createVariant(sql, goods.shoe!, { size: '42', stock: 10 });
  await createVariant(sql, goods['other shoe']!, { size: '40', stock: 10 });
});
afterAll(() => sql.end());

const search = (term: string) => searchProducts(actors.anonymous.db, { category: shelf.slug, term });
const nameOf = ({ id }: { id: number }) => Object.keys(goods).find((name) => goods[name] === id);

const find = async (term: string) => {
  const { items, items_with_some_words } = await search(term);
  return [...items, ...items_with_some_words].map(nameOf);
};
/** Goods that have all words and sizes of the term. */
const findWhole = async (term: string) => (await search(term)).items.map(nameOf);

it.each([
  ['drain pipe 4"', 'drain pipe'],
  ['generator 5000 VA', 'generator'],
  ['tile 600x600 mm', 'large tile'],
  ['شيش 12 ملم', 'rebar 12'],
  ['شيش ١٫٢ سم', 'rebar 12'],
  ['1/2" rebar', 'rebar 12'],
  ['شيش نص انج', 'rebar 12'],
  ['مكينة لحيم', 'welder'],
  ['سبلت طن ونص', 'split'],
  ['split 18000 btu', 'split'],
  ['ماطور نص حصان', 'pump'],
  ['pump 0.37 kW', 'pump'],
  ['واير 2.5 مم²', 'wire'],
  ['wire 2.5 mm', 'wire'],
  ['M 12 bolt', 'bolt'],
  ['silicone 0.3 L', 'sealant'],
  ['valve 2in', 'ball valve'],
  ['valve 2″', 'ball valve'],
  ['ball valve 50mm', 'ball valve'],
  ['valve 1½"', 'brass valve'],
  ['valve 1-1/2 inch', 'brass valve'],
  ['قفل انج ونص', 'brass valve'],
  ['حذاء 42', 'shoe'],
])('finds first by noun and size: %s @search-sizes', async (term, expected) => {
  expect((await find(term))[0]).toBe(expected);
});

it.each([
  ['مولدة 40 كيفي', ['generator', 'small generator']],
  ['tile 450x450 mm', ['large tile']],
])('shows the goods of the noun in other sizes, no other goods of the size: %s', async (term, expected) => {
  expect((await find(term)).sort()).toEqual([...expected].sort());
});

it('finds a variant by a size that was changed', async () => {
  await sql`update public.product_variants set size = '46' where product_id = ${goods['other shoe']!}`;
  expect(await findWhole('safety shoe 46')).toEqual(['other shoe']);
});

it('finds a variant by a size that was changed while a job indexed the product', async () => {
  const product = goods['other shoe']!;
  const [seller, job] = [connect(1), connect(1)];
  await seller`begin`;
  await seller`update public.product_variants set size = '47' where product_id = ${product}`;
  const [{ pid }] = await seller<[{ pid: number }]>`select pg_backend_pid() as pid`;
  const indexed = job`select private.index_products(array[${product}::bigint])`.execute();
  await eventually(async () => {
    const waiting = await sql`select from pg_stat_activity where ${pid} = any (pg_blocking_pids(pid))`;
    return waiting.length > 0;
  }, 'the job waits for the seller');
  await seller`commit`;
  await indexed;
  await Promise.all([seller.end(), job.end()]);
  expect(await findWhole('safety shoe 47')).toEqual(['other shoe']);
});

it.each([
  ['Demolition hammer SDS-max 1700 W', 'hammer'],
  ['Roofing felt RKK-350', 'felt'],
  ['Gypsum board fire resistant 12 mm', 'board'],
  ['Concrete block solid, 20 cm', 'block'],
  ['Drop-in anchor 10 mm', 'anchor'],
  ['Square shovel', 'shovel'],
  ['Close-coupled WC', 'wc'],
  ['بلوك كونكريت مصمت', 'بلوك'],
])('knows the head noun of a name: %s', async (name, noun) => {
  const [row] = await sql`
    select (private.split_words(${name}))[(private.head_places(array[${name}]))[1]] as noun`;
  expect(row!.noun).toBe(noun);
});
