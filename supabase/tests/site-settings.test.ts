import { getSiteSettings, saveSiteSettings, type EditedSiteSettings } from '../src/site/settings-queries.ts';
import { fetchSiteSettings } from '../src/site-settings.ts';
import { type Actors, apiUrl, connect, createActors, publishableKey, type Sql } from './actors.ts';

let sql: Sql;
let actors: Actors;
let before: EditedSiteSettings;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  before = await getSiteSettings(actors.anonymous.db);
});
afterAll(async () => {
  const { version } = await getSiteSettings(actors.anonymous.db);
  await saveSiteSettings(actors.admin.db, { ...before, version });
  await sql.end();
});

it('lets an admin change public settings immediately, with a log entry', async () => {
  const changed = {
    ...before,
    phone: '+9647801112233',
    free_delivery_from: 150_000,
    twitter: 'https://x.com/mawad',
    purchase_hold_days: 5,
    measured_visits_percent: 40,
  };
  const version = await saveSiteSettings(actors.admin.db, changed);
  const api = { url: apiUrl(), publishableKey: publishableKey() };
  const { purchase_hold_days: _hold, ...shown } = changed;
  expect(await fetchSiteSettings(api, AbortSignal.timeout(5000))).toEqual({ ...shown, version });
  expect(await getSiteSettings(actors.admin.db)).toEqual({ ...changed, version });
  const [entry] = await sql`
    select before ->> 'phone' as before, after ->> 'phone' as after,
      (after ->> 'measured_visits_percent')::int as measured from public.audit_log
    where table_name = 'site_settings' and actor_id = ${actors.admin.id} order by id desc limit 1`;
  expect(entry).toEqual({
    before: before.phone,
    after: '+9647801112233',
    measured: 40,
  });
});

it('refuses a save that started from an older version', async () => {
  await expect(saveSiteSettings(actors.admin.db, before)).rejects.toMatchObject({ code: 'stale_version' });
});

it.each([
  ['name_ar', { name_ar: ' ' }, 'required'],
  ['contact_email', { contact_email: 'nobody' }, 'email'],
  ['phone', { phone: '0770' }, 'phone'],
  ['facebook', { facebook: 'javascript:alert(1)' }, 'format'],
  ['free_delivery_from', { free_delivery_from: -1 }, 'out_of_range'],
  ['price_confirmed_days', { price_confirmed_days: 0 }, 'out_of_range'],
  ['purchase_hold_days', { purchase_hold_days: 0 }, 'out_of_range'],
  ['purchase_hold_days', { purchase_hold_days: 61 }, 'out_of_range'],
  ['measured_visits_percent', { measured_visits_percent: 101 }, 'out_of_range'],
  ['measured_visits_percent', { measured_visits_percent: -1 }, 'out_of_range'],
  ['measured_visits_percent', { measured_visits_percent: 2.5 }, 'out_of_range'],
] as const)('reports an error at its field: %s', async (field, change, rule) => {
  const now = await getSiteSettings(actors.anonymous.db);
  await expect(saveSiteSettings(actors.admin.db, { ...now, ...change })).rejects.toMatchObject({
    code: 'invalid_input',
    context: { field, rule },
  });
});

it('refuses changes by everyone else', async () => {
  const now = await getSiteSettings(actors.anonymous.db);
  for (const name of ['support', 'catalogueStaff', 'financeStaff', 'seller', 'buyer'] as const)
    await expect(saveSiteSettings(actors[name].db, now)).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(saveSiteSettings(actors.anonymous.db, now)).rejects.toMatchObject({ code: 'not_signed_in' });
});
