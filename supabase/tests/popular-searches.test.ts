import { randomUUID } from 'node:crypto';
import { listRelatedSearches, suggest } from '../src/queries/catalogue.ts';
import { saveSearchSynonyms } from '../src/queries/search-synonyms.ts';
import { connect, createActors, type Actors, type Sql } from './actors.ts';
import { createCategory, createProduct } from './goods.ts';

let sql: Sql;
let actors: Actors;

/** A word that no other test uses. */
const word = () => `qp${randomUUID().replace(/[^a-f]/g, '')}`;
const hammer = word();
const clamp = word();
const otherClamp = word();
const ladder = word();
const hidden = word();
/** Prefix of all of them, so that popular searches of other tests are not found. */
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
  visits?: number;
  language?: 'en' | 'ar';
  results?: number;
  daysAgo?: number;
}

/** What visits of one day searched, as the job that counts them left it. */
async function searched(
  typed: string,
  { visits = 5, language = 'en', results = 3, daysAgo = 1 }: Searched = {},
) {
  await sql`
    insert into private.search_terms
      (day, term, language, typed, visits, results, opened, in_cart, ordered, positions, last_at)
    values ((now() at time zone 'Asia/Baghdad')::date - ${daysAgo}::int, private.search_term(${typed}), ${language}, ${typed},
      ${visits}, ${results}, 0, 0, 0, 0, now())`;
}
const refresh = () => sql`select private.refresh_search_statistics()`;
const popular = async (term: string, language: 'en' | 'ar' = 'en') =>
  (await suggest(actors.anonymous.db, term, language)).popular;
beforeEach(() => sql`delete from private.search_terms where term like ${`%${begin}%`}`);

it('offers what enough visits of the last thirty days searched in the reader’s language, most first', async () => {
  await searched(hammer, { visits: 4 });
  await searched(hammer, { visits: 2, daysAgo: 29 });
  await searched(`${hammer} steel`, { visits: 90 });
  await searched(clamp, { visits: 4 });
  await searched(ladder, { visits: 50, daysAgo: 31 });
  await searched(`${ladder}`, { language: 'ar' });
  await refresh();
  expect(await popular(hammer)).toEqual([`${hammer} steel`, hammer]);
  expect(await popular(hammer.slice(0, 3))).toContain(`${hammer} steel`);
  // Any word of it may be the one that is typed.
  expect(await popular(`ste ${hammer}`)).toEqual([`${hammer} steel`]);
  expect(await popular(clamp)).toEqual([]);
  expect(await popular(ladder)).toEqual([]);
  expect(await popular(ladder, 'ar')).toEqual([ladder]);
});

it('offers the most popular before anything is typed, and nothing where no language is asked for', async () => {
  await searched(hammer, { visits: 1_000_000 });
  await refresh();
  const offered = await suggest(actors.anonymous.db, '', 'en');
  expect(offered).toEqual({ products: [], categories: [], words: [], popular: expect.any(Array) });
  expect(offered.popular[0]).toBe(hammer);
  expect(offered.popular.length).toBeLessThanOrEqual(6);
  expect((await suggest(actors.anonymous.db, hammer)).popular).toEqual([]);
});

it('offers no term that finds nothing, only by mending or by some of its words, nor what may name somebody', async () => {
  const odd = [
    `${hammer} ${ladder}`,
    `${hammer.slice(0, -1)}x`,
    hidden,
    `www.${hammer}.example`,
    `${hammer} 0770 123 4567`,
    `${word()} `,
  ];
  for (const typed of odd) await searched(typed, { visits: 50 });
  await searched(clamp, { visits: 50, results: 0 });
  await refresh();
  const kept = await sql`select typed from private.popular_searches where term like ${`%${begin}%`}`;
  expect(kept.map(({ typed }) => String(typed))).toEqual([]);
});

it('keeps one spelling of the same words', async () => {
  await searched(hammer.toUpperCase(), { visits: 9 });
  await searched(`the ${hammer}`, { visits: 7 });
  await searched(`${hammer}s`, { visits: 8 });
  await refresh();
  expect(await popular(hammer)).toEqual([hammer.toUpperCase()]);
});

describe('related searches', () => {
  const related = (term: string, language: 'en' | 'ar' = 'en') =>
    listRelatedSearches(actors.anonymous.db, term, language);

  beforeEach(async () => {
    await searched(hammer, { visits: 9 });
    await searched(`${hammer} rubber`, { visits: 7 });
    await searched(clamp, { visits: 8 });
    await searched(ladder, { visits: 99 });
    await searched(ladder, { visits: 9, language: 'ar' });
    await refresh();
  });

  it('share a word with the term, else lead to its category or one beside it', async () => {
    expect(await related(hammer)).toEqual([`${hammer} rubber`, clamp]);
    expect(await related(`${hammer} steel`)).toEqual([hammer, `${hammer} rubber`, clamp]);
  });

  it('share another word of the trade', async () => {
    expect(await related(otherClamp)).toEqual([clamp, hammer, `${hammer} rubber`]);
  });

  it('are none where nothing popular is near', async () => {
    expect(await related(ladder)).toEqual([]);
    expect(await related(hammer, 'ar')).toEqual([]);
    expect(await related(word())).toEqual([]);
    expect(await related('')).toEqual([]);
  });
});
