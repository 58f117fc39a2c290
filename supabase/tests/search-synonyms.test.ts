import { searchProducts } from '../src/catalogue/queries.ts';
import {
  deleteSearchSynonyms,
  listSearchSynonyms,
  saveSearchSynonyms,
} from '../src/search/synonyms-queries.ts';
import { type ActorName, connect, createActors, type Actors, type Sql } from './actors.ts';
import { createCategory, createProduct } from './goods.ts';

let sql: Sql;
let actors: Actors;
let product: number;
beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  product = await createProduct(sql, {
    company_id: actors.seller.company!,
    category_id: await createCategory(sql),
    name_en: 'Qwatzer',
    name_ar: 'قواطز',
  });
});
afterAll(() => sql.end());

const read = async (term: string) => (await listSearchSynonyms(actors.catalogueStaff.db, { term })).items;
const finds = async (term: string) =>
  (await searchProducts(actors.anonymous.db, { term })).items.some(({ id }) => id === product);

it('lets catalogue staff define synonyms, effective immediately in every search', async () => {
  expect(await finds('zumbrix')).toBe(false);
  await saveSearchSynonyms(actors.catalogueStaff.db, {
    words: ['Qwatzer', ' zumbrix  maker', 'zumbrix', 'QWATZER'],
  });
  const [group] = await read('zumbrix');
  expect(group!.words).toEqual(['Qwatzer', 'zumbrix maker', 'zumbrix']);
  expect(await finds('zumbrix')).toBe(true);
  expect(await finds('zumbrix makers')).toBe(true);

  await saveSearchSynonyms(actors.admin.db, { words: ['qwatzer', 'كدفوش'], group });
  expect(await finds('الكدفوش')).toBe(true);
  expect(await finds('zumbrix')).toBe(false);
  await expect(
    saveSearchSynonyms(actors.admin.db, { words: ['qwatzer', 'zumbrix'], group }),
  ).rejects.toMatchObject({ code: 'stale_version' });

  await expect(
    deleteSearchSynonyms(actors.catalogueStaff.db, { id: group!.id, reason: ' ' }),
  ).rejects.toMatchObject({ code: 'reason_required' });
  await deleteSearchSynonyms(actors.catalogueStaff.db, { id: group!.id, reason: 'Misleading' });
  expect(await finds('كدفوش')).toBe(false);
  const log = await sql`
    select action, reason from public.audit_log where table_name = 'search_synonyms' and row_id = ${String(group!.id)} order by id`;
  expect(log.map(({ action }) => String(action))).toEqual(['INSERT', 'UPDATE', 'DELETE']);
  expect(log.at(-1)).toMatchObject({ reason: 'Misleading' });
  await expect(
    saveSearchSynonyms(actors.admin.db, { words: ['qwatzer', 'zumbrix'], group }),
  ).rejects.toMatchObject({ code: 'synonyms_not_found' });
});

it('does not find by the rest of a phrase that begins with a word without meaning', async () => {
  await saveSearchSynonyms(actors.admin.db, { words: ['zumlight', 'down qwatzer'] });
  expect(await finds('zumlight')).toBe(false);
});

it('separates words with the same stem unless they differ in an ending', async () => {
  await saveSearchSynonyms(actors.admin.db, { words: ['qwatzer', 'zumrefrigerant'] });
  expect(await finds('zumrefrigerants')).toBe(true);
  expect(await finds('zumrefrigerator')).toBe(false);
});

it.each([
  [['one'], 'count'],
  [['same', 'Same', 'sames'], 'count'],
  [['short', 'a'.repeat(41)], 'length'],
  [['short', 'one two three four five'], 'length'],
  [['؟', '!'], 'count'],
])('refuses %j', async (words, rule) => {
  await expect(saveSearchSynonyms(actors.admin.db, { words })).rejects.toMatchObject({
    code: 'invalid_input',
    context: { field: 'words', rule },
  });
});

it.each<ActorName>(['anonymous', 'buyer', 'seller', 'support', 'financeStaff'])(
  'cannot be read or written by %s',
  async (name) => {
    const { db, token } = actors[name];
    const refused = { code: token ? 'not_allowed' : 'not_signed_in' };
    await expect(listSearchSynonyms(db, {})).rejects.toMatchObject(refused);
    await expect(saveSearchSynonyms(db, { words: ['one', 'two'] })).rejects.toMatchObject(refused);
    await expect(deleteSearchSynonyms(db, { id: 1, reason: 'Misleading' })).rejects.toMatchObject(refused);
  },
);

describe('products found by everyday names', () => {
  const names: [string, string, ...string[]][] = [
    ['Adjustable wrench 10 inch', 'سبانة فرنسية ١٠ انج', 'مفتاح إنكليزي', 'مفتاح انجليزي', 'crescent wrench'],
    ['Reciprocating saw 1200 W', 'منشار سيفي', 'sawzall', 'ساوزول'],
    ['Hand pallet truck 2.5 t', 'عربة طبليات', 'رافعة يدوية', 'رافعة يدوية باليت'],
    ['Chain hoist 1 t', 'بلنكو ١ طن', 'رافعة يدوية', 'hand hoist'],
    ['Power drill 750 W', 'مثقاب كهربائي', 'درل', 'دريل', 'دريلات'],
    ['RCCB 2P 40 A', 'قاطع تسرب أرضي', 'gfci', 'ground fault breaker', 'قاطع تسريب', 'rcd'],
    ['Centrifugal pump 1 hp', 'مضخة طاردة', 'مضخة ماء', 'ماطور مي', 'ماطور ماء', 'water pump'],
    ['Paint brush 3 inch', 'فرشاة دهان', 'فرجة صبغ'],
    ['Hacksaw blade 24 T', 'نصل منشار', 'تيغة منشار'],
    ['Float valve 1/2', 'صمام عوامة', 'طافية'],
    ['Tie wire 1.2 mm', 'سلك تربيط', 'سلك ربط', 'tying wire'],
    ['Contactor 32 A', 'ملامس كهربائي', 'كونداكتر'],
    ['Reflective vest', 'سترة عاكسة', 'صديرية'],
    ['Ball bearing 6204', 'محمل كريات', 'بولبرن'],
    ['Distribution board 12 way', 'لوحة توزيع', 'دي بي'],
    ['Three phase motor 5.5 kW', 'محرك ثلاثي الطور', 'ثري فيز'],
    ['Armoured cable 4x16', 'كابل مسلح', 'كيبل ارمر'],
    ['Camping lantern', 'فانوس شحن', 'لالة'],
    ['Socket wrench 14 mm', 'مفتاح بوكس', 'سبانة بوكس', 'box spanner'],
    ['Blind rivets 4.8 × 16', 'برشام ٤٫٨×١٦', 'ربت', 'ربتات'],
    ['Garden hose 1/2 inch', 'صوندة ماء', 'هوز', 'لي مي'],
    ['PVC pressure pipe 32 mm', 'ماسورة PVC ضغط', 'بايب', 'بوري مي'],
    ['Saw blade, wood 180 mm', 'صينية خشب ١٨٠ ملم', 'تيغة'],
    ['Sandpaper, 50 sheets', 'ورق صنفرة ٥٠ ورقة', 'كاغد جام'],
    ['PPR plug 25 mm', 'سدادة PPR', 'غطا بوري'],
    ['LED strip, 5 m', 'شريط ليد', 'نشرة ضوئية'],
    ['Brick trowel 250 mm', 'مالج بناء', 'مسطرين'],
    ['Reflective vest, pockets', 'صدرية عاكسة بجيوب', 'hi vis jacket'],
    ['Ear muffs 27 dB', 'واقي سمع', 'earmuffs'],
    ['Draxon grinder 750 W', 'جلاخة ٧٥٠ واط', 'دراكسون'],
  ];
  let company_id: string;
  let category_id: number;
  beforeAll(async () => {
    company_id = actors.seller.company!;
    category_id = await createCategory(sql);
  });

  it.each(names)('%s', async (name_en, name_ar, ...terms) => {
    const id = await createProduct(sql, { company_id, category_id, name_en, name_ar });
    for (const term of terms) {
      const { items, corrected_term } = await searchProducts(actors.anonymous.db, {
        term,
        sort: 'newest',
        sellers: [company_id],
      });
      expect([term, corrected_term, items.map((item) => item.id)]).toEqual([
        term,
        null,
        expect.arrayContaining([id]),
      ]);
    }
  });
});

it('does not read a word of the trade as another word with the same stem', async () => {
  const [company_id, category_id] = [actors.seller.company!, await createCategory(sql)];
  const make = (name_en: string, name_ar: string) =>
    createProduct(sql, { company_id, category_id, name_en, name_ar });
  const ruler = await make('Wexruler 30 cm ruler', 'مسطرة ٣٠ سم');
  const trowel = await make('Wexbrick trowel', 'مالج وكس');
  const thermostat = await make('Wexdigital thermostat', 'ثرموستات وكس');
  const find = async (term: string) =>
    (await searchProducts(actors.anonymous.db, { term, sort: 'newest', sellers: [company_id] })).items.map(
      ({ id }) => id,
    );
  expect(await find('مسطرين')).toContain(trowel);
  expect(await find('مسطرين')).not.toContain(ruler);
  expect(await find('مسطرة')).toContain(ruler);
  expect(await find('ثرموستون')).not.toContain(thermostat);
});

it('searches no synonym that no product has', async () => {
  expect(await sql`select from private.synonym_words where 'chakooch' = any (lexemes)`).not.toEqual([]);
  expect(await sql`select from private.vocabulary where stem = 'chakooch'`).toEqual([]);
  const [read] = await sql`select all_words::text as query from private.parse_term('hammer')`;
  expect(read!.query).toContain("'hammer'");
  expect(read!.query).not.toContain('chakooch');
});

describe('a term of which no product has all words', () => {
  beforeAll(async () => {
    const [company_id, category_id] = [actors.seller.company!, await createCategory(sql)];
    const goods = [
      ...Array.from({ length: 20 }, (_, place) => [`Wexgypsum boardax ${place}`, `لوح وكس ${place}`]),
      ['Wexpaint boardex', 'صبغ وكس بوردو'],
    ];
    for (const [name_en, name_ar] of goods)
      await createProduct(sql, { company_id, category_id, name_en, name_ar });
    // The nightly job counts the products of each word.
    await sql`select private.refresh_search_statistics()`;
  });
  const answer = (input: { term: string; as_typed?: boolean }) => searchProducts(actors.anonymous.db, input);

  it('is searched with a rare word corrected to a frequent one', async () => {
    const mended = await answer({ term: 'wexgypsum boardex' });
    expect(mended).toMatchObject({ corrected_term: 'wexgypsum boardax', total: 20, has_all_words: true });
  });
  it('stays as typed on request, or if some products have all its words', async () => {
    expect(await answer({ term: 'wexgypsum boardex', as_typed: true })).toMatchObject({
      corrected_term: null,
      has_all_words: false,
    });
    expect(await answer({ term: 'wexpaint boardex' })).toMatchObject({ corrected_term: null, total: 1 });
  });
});

it('finds products for a job, ignoring stop words', async () => {
  const harness = await createProduct(sql, {
    company_id: actors.seller.company!,
    category_id: await createCategory(sql),
    name_en: 'Full body harness 4 points',
    name_ar: 'حزام أمان ٤ نقاط',
  });
  const { items, corrected_term } = await searchProducts(actors.anonymous.db, {
    term: 'working at height',
    sellers: [actors.seller.company!],
  });
  expect(corrected_term).toBeNull();
  expect(items.map(({ id }) => id)).toContain(harness);
});

it.each([
  ['نص إنج', '1/2inch'],
  ['half an inch', '1/2inch'],
  ['ربع انش', '1/4inch'],
  ['ثلاث أرباع بوصة', '3/4inch'],
])('reads %s as a size', async (said, size) => {
  const [read] = await sql`select private.split_words(${said}) as words`;
  expect(read!.words).toEqual([size]);
});
