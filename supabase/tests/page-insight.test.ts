import { randomUUID } from 'node:crypto';
import { getPageFigures } from '../src/site/page-insight-queries.ts';
import type { VisitReport } from '../src/site/visits-queries.ts';
import {
  type ActorName,
  type Actors,
  apiUrl,
  connect,
  createActors,
  headersFor,
  type Sql,
} from './actors.ts';

let sql: Sql;
let actors: Actors;
beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
});
afterAll(() => sql.end());

async function report(body: Partial<VisitReport>): Promise<number> {
  const response = await fetch(`${apiUrl()}/rest/v1/rpc/report_visit`, {
    method: 'POST',
    headers: { ...headersFor(null), 'content-type': 'application/json' },
    body: JSON.stringify({ report: { visit: randomUUID(), language: 'en', device: 'phone', ...body } }),
  });
  return response.status;
}
/** Address pattern of a page that no other test reports. */
const somePage = () => `/p-${randomUUID().slice(0, 8)}/:id`;
const figuresOf = async (page: string, filter: Parameters<typeof getPageFigures>[1] = {}) =>
  (await getPageFigures(actors.admin.db, filter)).pages.find((row) => row.page === page);

it('estimates p75 of each measure from counts, within one bucket', async () => {
  const page = somePage();
  const values = [400, 900, 1100, 1600, 2100, 2300, 2600, 9000];
  for (const value of values) expect(await report({ vitals: [{ page, metric: 'LCP', value }] })).toBe(204);
  // The page needs the most visits of today to be among those shown.
  await sql`update private.page_vitals set visits = visits * 1000 where page = ${page}`;
  const row = await figuresOf(page);
  expect(row).toMatchObject({ visits: 8000, measures: { LCP: { visits: 8000 } } });
  // Sixth of eight values: 2,300 is between 2,250 and 2,500.
  expect(row!.measures.LCP!.p75).toBeGreaterThan(2250);
  expect(row!.measures.LCP!.p75).toBeLessThanOrEqual(2500);
});

it.each([
  ['LCP', 2500, 2501],
  ['INP', 200, 201],
  ['CLS', 0.1, 0.101],
  ['TTFB', 800, 801],
] as const)('separates good from poor values in the buckets of %s', async (metric, good, worse) => {
  const [row] = await sql`
    select width_bucket(${good}::float8 - 1e-9, e) as good, width_bucket(${worse}::float8, e) as worse
    from private.vital_edges(${metric}) e`;
  expect(row!.worse).toBe(row!.good + 1);
});

it('separates devices, languages and days', async () => {
  const page = somePage();
  await report({ vitals: [{ page, metric: 'CLS', value: 0 }] });
  await report({ vitals: [{ page, metric: 'CLS', value: 0 }], device: 'desktop', language: 'ar' });
  await sql`update private.page_vitals set visits = visits * 1000000 where page = ${page}`;
  expect(await figuresOf(page)).toMatchObject({ visits: 2_000_000 });
  expect(await figuresOf(page, { device: 'phone' })).toMatchObject({ visits: 1_000_000 });
  expect(await figuresOf(page, { language: 'ar', days: 1 })).toMatchObject({ visits: 1_000_000 });
  expect(await figuresOf(page, { language: 'ar', device: 'phone' })).toBeUndefined();
  await sql`update private.page_vitals set day = day - 7 where page = ${page}`;
  expect(await figuresOf(page)).toBeUndefined();
  expect(await figuresOf(page, { days: 28 })).toMatchObject({ visits: 2_000_000 });
});

it('counts errors by message and page, without personal data', async () => {
  const page = somePage();
  const id = randomUUID();
  const message = `TypeError at https://shop.test/x?token=secret#a: sara@example.com ${id} 0770 123 4567\n line`;
  await report({ errors: [{ page, message, count: 2 }] });
  await report({ errors: [{ page, message, count: 1 }] });
  const rows = await sql`select message, happened from private.page_errors where page = ${page}`;
  expect(rows).toEqual([
    { message: 'TypeError at https://shop.test/x <email> <id> <number> line', happened: 3 },
  ]);
  await sql`update private.page_errors set happened = 1000000 where page = ${page}`;
  const { errors, errors_count } = await getPageFigures(actors.admin.db, {});
  expect(errors[0]).toMatchObject({ page, happened: 1_000_000 });
  expect(errors_count).toBeGreaterThan(0);
});

it('counts an error at most ten times per report', async () => {
  const page = somePage();
  await report({ errors: [{ page, message: 'x', count: 1000 }] });
  expect(await sql`select happened from private.page_errors where page = ${page}`).toEqual([
    { happened: 10 },
  ]);
});

it('stores no typed address', async () => {
  const typed = '/search?q=secret';
  const plain = somePage();
  await report({
    vitals: [typed, plain].map((page) => ({ page, metric: 'LCP', value: 1 })),
    errors: [typed, plain].map((page) => ({ page, message: 'x', count: 1 })),
  });
  for (const table of ['page_vitals', 'page_errors'])
    expect([
      ...(await sql`select page from private.${sql(table)} where page in (${typed}, ${plain})`),
    ]).toEqual([{ page: plain }]);
});

it('groups invented pages and messages once there are too many', async () => {
  const tag = randomUUID().slice(0, 8);
  try {
    await sql`
      insert into private.page_vitals (day, page, metric, device, language, bucket, visits)
      select (now() at time zone 'Asia/Baghdad')::date, '/full-' || ${tag} || '/' || n, 'LCP', 'phone', 'en', 1, 1
      from generate_series(1, 200) n`;
    const page = `/more-${tag}`;
    await report({ vitals: [{ page, metric: 'LCP', value: 1 }] });
    expect(await sql`select from private.page_vitals where page = ${page}`).toHaveLength(0);
    expect(await sql`select from private.page_vitals where page = '/*'`).not.toHaveLength(0);
    await sql`
      insert into private.page_errors (day, page, message, happened)
      select (now() at time zone 'Asia/Baghdad')::date, '/*', ${tag} || n, 1 from generate_series(1, 500) n`;
    await report({ errors: [{ page: '/*', message: `other ${tag}`, count: 1 }] });
    expect(await sql`select from private.page_errors where message = ${`other ${tag}`}`).toHaveLength(0);
    expect(await sql`select from private.page_errors where message = '…'`).toHaveLength(1);
  } finally {
    await sql`delete from private.page_vitals where page like ${`/full-${tag}%`}`;
    await sql`delete from private.page_errors where page = '/*'`;
  }
});

it.each([
  ['forty-one measures', { vitals: Array(41).fill({ page: '/', metric: 'LCP', value: 1 }) }],
  ['another device', { device: 'watch' as 'phone', vitals: [] }],
  ['another language', { language: 'fr' as 'en', vitals: [] }],
  ['twenty-one errors', { errors: Array(21).fill({ page: '/', message: 'x', count: 1 }) }],
])('refuses a report of %s', async (_, body) => {
  expect(await report(body)).toBe(422);
});

it('refuses measures that are negative, infinite, too high or unknown', async () => {
  const page = somePage();
  const values = [-1, 1e9, 'NaN', 'Infinity', 1] as number[];
  await report({ vitals: values.map((value) => ({ page, metric: 'LCP', value })) });
  await report({ vitals: [{ page, metric: 'FCP' as 'LCP', value: 1 }] });
  const kept = await sql`select metric, visits::int from private.page_vitals where page = ${page}`;
  expect([...kept]).toEqual([{ metric: 'LCP', visits: 1 }]);
});

it('is deleted after the retention period', async () => {
  const page = somePage();
  await report({ vitals: [{ page, metric: 'LCP', value: 1 }], errors: [{ page, message: 'x', count: 1 }] });
  const old = [
    await sql`update private.page_vitals set day = day - 92 where page = ${page} returning page`,
    await sql`update private.page_errors set day = day - 32 where page = ${page} returning page`,
  ];
  expect(old.map(({ length }) => length)).toEqual([1, 1]);
  await sql`select private.apply_retention()`;
  expect(await sql`select from private.page_vitals where page = ${page}`).toHaveLength(0);
  expect(await sql`select from private.page_errors where page = ${page}`).toHaveLength(0);
});

it.each<ActorName>(['anonymous', 'buyer', 'seller', 'support', 'catalogueStaff', 'financeStaff'])(
  'cannot be read by %s',
  async (name) => {
    const code = actors[name].token ? 'not_allowed' : 'not_signed_in';
    await expect(getPageFigures(actors[name].db, {})).rejects.toMatchObject({ code });
  },
);

it('counts nothing while measuring is switched off', async () => {
  const page = somePage();
  const told = { visit: randomUUID(), language: 'en', device: 'phone' };
  const counted = (percent: number) =>
    sql
      .begin(async (transaction) => {
        await transaction`update public.site_settings set measured_visits_percent = ${percent}`;
        await transaction`select private.report_visit(${sql.json({ ...told, vitals: [{ page, metric: 'LCP', value: 900 }] })})`;
        const rows = await transaction`select visits from private.page_vitals where page = ${page}`;
        throw Object.assign(new Error('taken back'), { rows: rows.length });
      })
      .catch((error: { rows?: number }) => error.rows);
  expect(await counted(1)).toBe(1);
  expect(await counted(0)).toBe(0);
});
