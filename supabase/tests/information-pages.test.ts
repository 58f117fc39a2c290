import {
  getInformationPage,
  listInformationPageVersions,
  saveInformationPage,
  type InformationContent,
} from '../src/site/information-pages-queries.ts';
import { type Actors, connect, createActors, type Sql } from './actors.ts';

let sql: Sql;
let actors: Actors;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
});
// Other tests expect the built-in texts.
afterAll(async () => {
  await sql`delete from public.information_page_versions where page = 'terms'`;
  await sql.end();
});

const content = (change: Partial<InformationContent> = {}): InformationContent => ({
  title_en: 'Terms',
  title_ar: 'الشروط',
  lead_en: 'How we work.',
  lead_ar: 'كيف نعمل.',
  sections: [
    {
      id: 'order',
      heading_en: 'Orders',
      heading_ar: 'الطلبات',
      text_en: 'First.\nSecond.',
      text_ar: 'أولًا.',
    },
  ],
  ...change,
});
const admin = () => actors.admin.db;
const versionNow = async () => (await getInformationPage(actors.anonymous.db, 'terms')).version;

it('shows everyone the last published text and stores every version', async () => {
  const start = await versionNow();
  const first = await saveInformationPage(admin(), 'terms', content(), start);
  const second = await saveInformationPage(admin(), 'terms', content({ title_en: ' Rules ' }), first);
  expect([first, second]).toEqual([start + 1, start + 2]);
  const read = await getInformationPage(actors.anonymous.db, 'terms');
  expect(read).toMatchObject({ version: second, content: content({ title_en: 'Rules' }) });
  expect((await getInformationPage(actors.buyer.db, 'faq')).content).toBeNull();
  const { items } = await listInformationPageVersions(admin(), 'terms');
  expect(items.slice(0, 2).map(({ version, content: said }) => [version, said?.title_en])).toEqual([
    [second, 'Rules'],
    [first, 'Terms'],
  ]);
  // Restores the built-in texts.
  await saveInformationPage(admin(), 'terms', null, second);
  expect((await getInformationPage(actors.anonymous.db, 'terms')).content).toBeNull();
  const entries = await sql`
    select row_id, (after ->> 'version')::int as version from public.audit_log
    where table_name = 'information_page_versions' and actor_id = ${actors.admin.id} order by id desc limit 3`;
  expect([...entries]).toEqual([second + 1, second, first].map((version) => ({ row_id: 'terms', version })));
});

it('refuses to publish over a newer version', async () => {
  const start = await versionNow();
  const attempts = await Promise.allSettled(
    ['A', 'B'].map((title_en) => saveInformationPage(admin(), 'terms', content({ title_en }), start)),
  );
  expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await versionNow()).toBe(start + 1);
});

const [section] = content().sections;
it.each([
  ['title_ar', content({ title_ar: ' ' }), 'required'],
  ['lead_en', content({ lead_en: 'x'.repeat(601) }), 'too_long'],
  ['sections', content({ sections: [] }), 'count'],
  ['sections', content({ sections: [section!, section!] }), 'repeated'],
  ['sections.0.id', content({ sections: [{ ...section!, id: '"><b>' }] }), 'format'],
  ['sections.0.text_ar', content({ sections: [{ ...section!, text_ar: '' }] }), 'required'],
] as const)('reports an error at its field: %s', async (field, wrong, rule) => {
  await expect(saveInformationPage(admin(), 'terms', wrong, await versionNow())).rejects.toMatchObject({
    code: 'invalid_input',
    context: { field, rule },
  });
});

it('limits writing and reading versions to staff with the right', async () => {
  for (const [name, code] of [
    ['support', 'not_allowed'],
    ['catalogueStaff', 'not_allowed'],
    ['financeStaff', 'not_allowed'],
    ['seller', 'not_allowed'],
    ['buyer', 'not_allowed'],
    ['anonymous', 'not_signed_in'],
  ] as const) {
    const { db } = actors[name];
    await expect(saveInformationPage(db, 'terms', content(), await versionNow())).rejects.toMatchObject({
      code,
    });
    await expect(listInformationPageVersions(db, 'terms')).rejects.toMatchObject({ code });
  }
});
