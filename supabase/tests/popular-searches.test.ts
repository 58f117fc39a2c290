import { randomUUID } from 'node:crypto';
import { listRelatedSearches, suggest } from '../src/catalogue/queries.ts';
import { listAuditLog } from '../src/audit/queries.ts';
import { banSearch, listSearchedTerms } from '../src/search/insight-queries.ts';
import { saveSearchSynonyms } from '../src/search/synonyms-queries.ts';
import { connect, createActors, type Actors, type Sql } from './actors.ts';
import { createCategory, createProduct } from './goods.ts';

let sql: Sql;
let actors: Actors;

/** Random word that no other test uses. */
const word = () => `qp${randomUUID().replace(/[^a-f]/g, '')}`;
const hammer = word();
const clamp = word();
const otherClamp = word();
const ladder = word();
const hidden = word();
/** Common prefix of these words, so that popular searches of other tests are not found. */
const begin = 'qp';

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  const company_id = actors.seller.company!;
  const tools = await createCategory(sql);
  const handTools = await createCategory(sql, { parent_id: tools });
  const clamps = await createCategory(sql, { parent_id: tools });
  const heights = await createCategory(sql);
  const goods: [number, string][] = [
    [handTools, `${hammer} steel`],
    [handTools, `${hammer} rubber`],
    [clamps, clamp],
    [heights, ladder],
  ];
  for (const [category_id, name_en] of goods) {
    await createProduct(sql, { company_id, category_id, name_en, name_ar: name_en });
  }
  await createProduct(sql, {
    company_id,
    category_id: heights,
    name_en: hidden,
    name_ar: hidden,
    published: false,
  });
  await saveSearchSynonyms(actors.catalogueStaff.db, { words: [clamp, otherClamp] });
});
afterAll(() => sql.end());

interface Searched {
  /** Number of different callers. */
  callers?: number;
  /** Number of consecutive days on which they searched. */
  days?: number;
  language?: 'en' | 'ar';
  results?: number;
  daysAgo?: number;
}

/** Records searches as counted by the job; each caller searches on one of the days. */
async function searched(
  typed: string,
  { callers = 5, days = 3, language = 'en', results = 3, daysAgo = 1 }: Searched = {},
) {
  for (let day = 0; day < days; day += 1) {
    const date = sql`(now() at time zone 'Asia/Baghdad')::date - ${daysAgo + day}::int`;
    await sql`
      insert into private.search_terms
        (day, term, language, typed, visits, results, opened, in_cart, ordered, positions, last_at)
      values (${date}, private.search_term(${typed}), ${language}, ${typed}, 1000, ${results}, 0, 0, 0, 0, now())`;
    await sql`
      insert into private.search_askers (day, language, term, asker)
      select ${date}, ${language}, private.search_term(${typed}), sha256(int4send(n))
      from generate_series(1, ${callers}::int) n where n % ${days}::int = ${day}::int`;
  }
}
const refresh = () => sql`select private.refresh_search_statistics()`;
const popular = async (term: string, language: 'en' | 'ar' = 'en') =>
  (await suggest(actors.anonymous.db, term, language)).popular;
beforeEach(async () => {
  await sql`delete from private.search_terms where term like ${`%${begin}%`}`;
  await sql`delete from private.search_askers where term like ${`%${begin}%`}`;
});

it('offers terms that enough callers searched on enough of the last 30 days in the reader’s language, most searched first', async () => {
  await searched(hammer, { callers: 6, daysAgo: 27 });
  await searched(`${hammer} steel`, { callers: 9 });
  await searched(clamp, { callers: 4 });
  await searched(`${hammer} rubber`, { callers: 50, days: 2 });
  await searched(ladder, { callers: 50, daysAgo: 31 });
  await searched(`${ladder}`, { language: 'ar' });
  await refresh();
  expect(await popular(hammer)).toEqual([`${hammer} steel`, hammer]);
  expect(await popular(hammer.slice(0, 3))).toContain(`${hammer} steel`);
  // Any word of the term may be typed.
  expect(await popular(`ste ${hammer}`)).toEqual([`${hammer} steel`]);
  expect(await popular(clamp)).toEqual([]);
  expect(await popular(ladder)).toEqual([]);
  expect(await popular(ladder, 'ar')).toEqual([ladder]);
});

it('offers the most popular terms before anything is typed, and none without a language', async () => {
  await searched(hammer, { callers: 1000 });
  await refresh();
  const offered = await suggest(actors.anonymous.db, '', 'en');
  expect(offered).toEqual({ products: [], categories: [], words: [], popular: expect.any(Array) });
  expect(offered.popular[0]).toBe(hammer);
  expect(offered.popular.length).toBeLessThanOrEqual(6);
  expect((await suggest(actors.anonymous.db, hammer)).popular).toEqual([]);
});

it('offers no term without results, with only corrected or partial results, or with personal data', async () => {
  const odd = [
    `${hammer} ${ladder}`,
    `${hammer.slice(0, -1)}x`,
    hidden,
    `www.${hammer}.example`,
    `${hammer} 0770 123 4567`,
    `${word()} `,
    `${hammer}.example/offer`,
    `${hammer} ☎`,
    `shit ${hammer}`,
    `${hammer} قحبة`,
  ];
  for (const typed of odd) await searched(typed, { callers: 50 });
  await searched(clamp, { callers: 50, results: 0 });
  await refresh();
  const kept = await sql`select typed from private.popular_searches where term like ${`%${begin}%`}`;
  expect(kept.map(({ typed }) => String(typed))).toEqual([]);
});

it('stores one spelling of the same words', async () => {
  await searched(hammer.toUpperCase(), { callers: 9 });
  await searched(`the ${hammer}`, { callers: 7 });
  await searched(`${hammer}s`, { callers: 8 });
  await refresh();
  expect(await popular(hammer)).toEqual([hammer.toUpperCase()]);
});

it('does not make a term popular through invented visits of one caller', async () => {
  const term = `${hammer} rubber`;
  for (let visit = 0; visit < 6; visit += 1) {
    const searches = [{ term, language: 'en', results: 1, products: [], in_cart: false, ordered: false }];
    const { error } = await actors.anonymous.db.rpc('report_visit', {
      report: { visit: randomUUID(), searches },
    });
    expect(error).toBeNull();
  }
  await sql`select private.count_searches()`;
  const askers = await sql`select asker from private.search_askers where term = private.search_term(${term})`;
  expect(askers).toHaveLength(1);
  await refresh();
  expect(await popular(term)).toEqual([]);
});

it('distinguishes callers by account, else by address, and differently for each term', async () => {
  const report = (name: 'anonymous' | 'buyer' | 'otherBuyer', term: string) =>
    actors[name].db.rpc('report_visit', {
      report: { visit: randomUUID(), searches: [{ term, language: 'en', results: 1 }] },
    });
  for (const name of ['anonymous', 'buyer', 'otherBuyer', 'buyer'] as const) await report(name, hammer);
  await report('buyer', clamp);
  await sql`select private.count_searches()`;
  const rows = await sql<{ term: string; asker: Buffer }[]>`
    select term, asker from private.search_askers where term in (${hammer}, ${clamp})`;
  expect(rows.filter(({ term }) => term === hammer)).toHaveLength(3);
  expect(new Set(rows.map(({ asker }) => asker.toString('hex'))).size).toBe(4);
});

it('lets staff with the right ban a term in every spelling, list it and allow it again', async () => {
  await searched(hammer, { callers: 9 });
  await searched(`${hammer}s`, { callers: 8 });
  await refresh();
  const staff = actors.catalogueStaff.db;
  await banSearch(staff, { typed: hammer.toUpperCase(), banned: true });
  expect(await popular(hammer)).toEqual([]);
  await refresh();
  expect(await popular(hammer)).toEqual([]);
  const banned = await listSearchedTerms(staff, { kind: 'banned', days: 30, term: hammer });
  expect(banned.items).toMatchObject([{ term: hammer, banned: true }]);
  const { items: log } = await listAuditLog(actors.admin.db, { table_name: 'banned_searches' });
  expect(log.filter(({ row_id }) => row_id === hammer)).toMatchObject([
    { action: 'INSERT', actor_name: 'Test catalogueStaff' },
  ]);
  await banSearch(staff, { typed: hammer, banned: false });
  await refresh();
  expect(await popular(hammer)).toEqual([hammer]);
  for (const name of ['anonymous', 'buyer', 'seller', 'support', 'financeStaff'] as const)
    await expect(banSearch(actors[name].db, { typed: hammer, banned: true })).rejects.toMatchObject({
      code: name === 'anonymous' ? 'not_signed_in' : 'not_allowed',
    });
});

describe('related searches', () => {
  const related = (term: string, language: 'en' | 'ar' = 'en') =>
    listRelatedSearches(actors.anonymous.db, term, language);

  beforeEach(async () => {
    await searched(hammer, { callers: 9 });
    await searched(`${hammer} rubber`, { callers: 7 });
    await searched(clamp, { callers: 8 });
    await searched(ladder, { callers: 99 });
    await searched(ladder, { callers: 9, language: 'ar' });
    await refresh();
  });

  it('share a word with the term, or lead to its category or a sibling', async () => {
    expect(await related(hammer)).toEqual([`${hammer} rubber`, clamp]);
    expect(await related(`${hammer} steel`)).toEqual([hammer, `${hammer} rubber`, clamp]);
  });

  it('share a synonym', async () => {
    expect(await related(otherClamp)).toEqual([clamp, hammer, `${hammer} rubber`]);
  });

  it('are empty if nothing popular is similar', async () => {
    expect(await related(ladder)).toEqual([]);
    expect(await related(hammer, 'ar')).toEqual([]);
    // Shares no letters with other words, so it is not taken for a misspelling.
    expect(await related('wzkwjvhxz')).toEqual([]);
    expect(await related('')).toEqual([]);
  });
});
