import { searchProducts } from '../src/queries/catalogue.ts';
import {
  deleteSearchSynonyms,
  listSearchSynonyms,
  saveSearchSynonyms,
} from '../src/queries/search-synonyms.ts';
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

it('lets the catalogue’s staff say what means the same, at once for every search', async () => {
  expect(await finds('zumbrix')).toBe(false);
  await saveSearchSynonyms(actors.catalogueStaff.db, {
    words: ['Qwatzer', ' zumbrix  maker', 'zumbrix', 'QWATZER'],
  });
  const [group] = await read('zumbrix');
  expect(group!.words).toEqual(['Qwatzer', 'zumbrix maker', 'zumbrix']);
  expect(await finds('zumbrix')).toBe(true);
  expect(await finds('zumbrix makers')).toBe(true);

  await saveSearchSynonyms(actors.admin.db, { words: ['qwatzer', 'زمبركس'], group });
  expect(await finds('الزمبركس')).toBe(true);
  expect(await finds('zumbrix')).toBe(false);
  await expect(
    saveSearchSynonyms(actors.admin.db, { words: ['qwatzer', 'zumbrix'], group }),
  ).rejects.toMatchObject({ code: 'stale_version' });

  await deleteSearchSynonyms(actors.catalogueStaff.db, group!.id);
  expect(await finds('زمبركس')).toBe(false);
  const log = await sql`
    select action from public.audit_log where table_name = 'search_synonyms' and row_id = ${String(group!.id)} order by id`;
  expect(log.map(({ action }) => String(action))).toEqual(['INSERT', 'UPDATE', 'DELETE']);
  await expect(
    saveSearchSynonyms(actors.admin.db, { words: ['qwatzer', 'zumbrix'], group }),
  ).rejects.toMatchObject({ code: 'synonyms_not_found' });
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
  'is nothing for %s',
  async (name) => {
    const { db, token } = actors[name];
    const refused = { code: token ? 'not_allowed' : 'not_signed_in' };
    await expect(listSearchSynonyms(db, {})).rejects.toMatchObject(refused);
    await expect(saveSearchSynonyms(db, { words: ['one', 'two'] })).rejects.toMatchObject(refused);
    await expect(deleteSearchSynonyms(db, 1)).rejects.toMatchObject(refused);
  },
);
