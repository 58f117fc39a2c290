import { randomUUID } from 'node:crypto';
import { listSearchedTerms, trySearchSynonyms } from '../src/search/insight-queries.ts';
import type { VisitSearch } from '../src/site/visits-queries.ts';
import {
  type ActorName,
  type Actors,
  apiUrl,
  connect,
  createActors,
  headersFor,
  type Sql,
} from './actors.ts';
import { createCategory, createProduct } from './goods.ts';

let sql: Sql;
let actors: Actors;
beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
});
afterAll(() => sql.end());

const search = (term: string, change: Partial<VisitSearch> = {}): VisitSearch => ({
  term,
  language: 'en',
  results: 3,
  position: null,
  products: [],
  in_cart: false,
  ordered: false,
  ...change,
});

async function report(body: unknown, name: ActorName = 'anonymous'): Promise<[number, string]> {
  const response = await fetch(`${apiUrl()}/rest/v1/rpc/report_visit`, {
    method: 'POST',
    headers: { ...headersFor(actors[name].token), 'content-type': 'application/json' },
    body: JSON.stringify({ report: body }),
  });
  return [response.status, await response.text()];
}
/** Reports a visit with these searches; returns its id. */
async function visitOf(name: ActorName, ...searches: VisitSearch[]): Promise<string> {
  const id = randomUUID();
  expect((await report({ visit: id, searches }, name))[0]).toBe(204);
  return id;
}
const visit = (...searches: VisitSearch[]) => visitOf('anonymous', ...searches);
const count = () => sql`select private.count_searches()`;
const read = async (term: string) => {
  const { items } = await listSearchedTerms(actors.catalogueStaff.db, { term, page_size: 100 });
  return items.find(({ typed }) => typed === term);
};
const word = () => `qz${randomUUID().replace(/[0-9-]/g, '')}`;

it('counts terms of all visits as folded for search', async () => {
  const name = word();
  await visit(search(`  ${name}   ١٦ ملم`, { language: 'ar' }));
  await visitOf('buyer', search(`${name.toUpperCase()} 16mm`, { position: 4, products: [1] }));
  const last = await visitOf('otherBuyer', search(`${name} 16 mm`));
  const searches = [search(`${name} 16 mm`, { position: 1, products: [1, 2], in_cart: true, ordered: true })];
  await report({ visit: last, searches }, 'otherBuyer');
  await report(
    { visit: last, searches: [search(`${name} 16 mm`, { results: 5, position: 9 })] },
    'otherBuyer',
  );
  await count();
  const { items } = await listSearchedTerms(actors.admin.db, { term: name, days: 7 });
  expect(items).toEqual([
    {
      term: `${name} 16mm`,
      typed: expect.any(String),
      languages: ['ar', 'en'],
      visits: 3,
      results: 5,
      opened: 2,
      in_cart: 1,
      ordered: 1,
      position: 2.5,
      last_at: expect.any(String),
      banned: false,
    },
  ]);
  expect((await listSearchedTerms(actors.admin.db, { term: name, language: 'ar' })).items).toMatchObject([
    { visits: 1, results: 3 },
  ]);
});

it('counts a caller who invents visits once, with the best outcome', async () => {
  const name = word();
  for (const position of [7, 2, null])
    await visit(search(name, { position, products: [1], in_cart: true, ordered: true }));
  await visitOf('buyer', search(name));
  await count();
  expect(await read(name)).toMatchObject({ visits: 2, opened: 1, in_cart: 1, ordered: 1, position: 2 });
});

it('stores at most two thousand rows per day of one caller, and rows of other callers', async () => {
  await visitOf('admin', search(word()));
  const [own] = await sql<{ asker: Uint8Array; day: string }[]>`
    select asker, day::text from private.search_visits order by id desc limit 1`;
  const filled = word();
  await sql`
    insert into private.search_visits (day, visit, asker, term, typed, language, results)
    select ${own!.day}::date, gen_random_uuid(), ${own!.asker}, ${filled}, ${filled}, 'en', 1 from generate_series(1, 2000)`;
  const [kept, left] = [word(), word()];
  try {
    await visitOf('admin', search(left));
    await visitOf('buyer', search(kept));
    const rows = await sql`select term from private.search_visits where term in (${kept}, ${left})`;
    expect(rows).toEqual([{ term: kept }]);
  } finally {
    await sql`delete from private.search_visits where term = ${filled}`;
  }
});

it('separates searches without results from searches without a click', async () => {
  const name = word();
  await visit(search(`${name} none`, { results: 0 }), search(`${name} ignored`));
  await visit(search(`${name} good`, { position: 1 }));
  await count();
  const kinds = async (kind?: 'empty' | 'ignored') =>
    (await listSearchedTerms(actors.admin.db, { term: name, kind })).items.map(({ typed }) => typed).sort();
  expect(await kinds()).toEqual([`${name} good`, `${name} ignored`, `${name} none`]);
  expect(await kinds('empty')).toEqual([`${name} none`]);
  expect(await kinds('ignored')).toEqual([`${name} ignored`]);
});

it('stores no email address, and a number as long as a phone only if several people searched it', async () => {
  const name = word();
  const shared = `${name} 96477 1234567`;
  await visit(search(`${name}@example.com`), search(`${name} 0770-123-4567`), search(shared));
  await visitOf('buyer', search(shared));
  await count();
  const { items } = await listSearchedTerms(actors.admin.db, { term: name });
  expect(items.map(({ typed }) => typed)).toEqual([shared]);
});

it('deletes visits after their day, and stores counts for ninety days', async () => {
  const name = word();
  const id = await visit(search(name));
  await sql`update private.search_visits set day = day - 2 where visit = ${id}`;
  await count();
  await count();
  expect(await sql`select from private.search_visits where visit = ${id}`).toHaveLength(0);
  expect(await read(name)).toMatchObject({ visits: 1 });
  await sql`update private.search_terms set day = day - 91 where typed = ${name}`;
  await count();
  expect(await sql`select from private.search_terms where typed = ${name}`).toHaveLength(0);
});

it('stores nothing that identifies the reporter', async () => {
  const name = word();
  const id = randomUUID();
  await report({ visit: id, searches: [search(name)] }, 'buyer');
  const [row] = await sql`select * from private.search_visits where visit = ${id}`;
  const stored = JSON.stringify(row);
  for (const secret of [actors.buyer.id!, actors.buyer.email, '127.0.0.1'])
    expect(stored).not.toContain(secret);
});

it.each([
  ['more than twenty terms', () => ({ visit: randomUUID(), searches: Array(21).fill(search('a')) })],
  ['no visit', () => ({ searches: [search('a')] })],
  ['more than 16 KB', () => ({ visit: randomUUID(), rest: 'x'.repeat(17_000) })],
  ['no object', () => []],
])('refuses a report of %s', async (_, body) => {
  expect(await report(body())).toEqual([422, expect.stringContaining('invalid_input')]);
});

it('skips terms that cannot have been searched', async () => {
  const name = word();
  const id = await visit(
    search(`${name} ${'x'.repeat(100)}`),
    search('؟!'),
    search(`${name} a`, { language: 'fr' as 'en' }),
    search(`${name} b`, { results: -1 }),
    search(`${name} c`),
    search(`${name}  C`),
  );
  const rows = await sql`select term from private.search_visits where visit = ${id}`;
  expect(rows.map(({ term }) => String(term))).toEqual([`${name} c`]);
});

it('limits reports per hour from one address, and deletes the address', async () => {
  await visit(search(word()));
  await sql`update private.report_counts set reports = 3000 where hour = date_trunc('hour', now())`;
  expect(await report({ visit: randomUUID() })).toEqual([429, expect.stringContaining('rate_limited')]);
  await sql`update private.report_counts set hour = hour - interval '3 hours'`;
  await count();
  expect(await sql`select from private.report_counts where hour < now() - interval '2 hours'`).toHaveLength(
    0,
  );
  await visit(search(word()));
});

it('limits reports per hour from all addresses', async () => {
  await visit(search(word()));
  await sql`select setval('private.report_counts_number_seq', nextval('private.report_counts_number_seq') + 300000)`;
  expect(await report({ visit: randomUUID() })).toEqual([429, expect.stringContaining('rate_limited')]);
  // The next hour starts at zero.
  await sql`update private.report_counts set hour = hour - interval '1 hour'`;
  await visit(search(word()));
});

it('previews a term with and without a synonym group, and changes nothing', async () => {
  const [made, asked] = [word(), word()];
  const id = await createProduct(sql, {
    company_id: actors.seller.company!,
    category_id: await createCategory(sql),
    name_en: made,
    name_ar: 'قطعة',
  });
  const tried = await trySearchSynonyms(actors.catalogueStaff.db, { term: asked, words: [asked, made] });
  expect(tried).toEqual({
    before: { total: 0, total_is_estimate: false, products: [] },
    after: { total: 1, total_is_estimate: false, products: [{ id, name_en: made, name_ar: 'قطعة' }] },
  });
  expect(await sql`select from private.synonym_phrases where phrase = ${asked}`).toHaveLength(0);
  await expect(trySearchSynonyms(actors.admin.db, { term: asked, words: [asked] })).rejects.toMatchObject({
    code: 'invalid_input',
    context: { field: 'words', rule: 'count' },
  });
});

it.each<ActorName>(['anonymous', 'buyer', 'seller', 'support', 'financeStaff'])(
  'cannot be read by %s',
  async (name) => {
    const { db, token } = actors[name];
    const refused = { code: token ? 'not_allowed' : 'not_signed_in' };
    await expect(listSearchedTerms(db, {})).rejects.toMatchObject(refused);
    await expect(trySearchSynonyms(db, { term: 'a', words: ['a', 'b'] })).rejects.toMatchObject(refused);
  },
);

it('refuses unknown days, kinds and languages', async () => {
  for (const filter of [{ days: 8 }, { kind: 'x' }, { language: 'fr' }])
    await expect(listSearchedTerms(actors.admin.db, filter as object)).rejects.toMatchObject({
      code: 'invalid_input',
    });
});
