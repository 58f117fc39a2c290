import { getDeliveryAreas, saveDeliveryAreas } from '../src/delivery/queries.ts';
import {
  getOwnStore,
  getStore,
  listSitemapStores,
  type OwnStore,
  saveStore,
  type StoreText,
} from '../src/companies/stores-queries.ts';
import { type ActorName, type Actors, connect, createActors, type Sql } from './actors.ts';
import { reviewCompany } from './latest-decisions.ts';

let sql: Sql;
let actors: Actors;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
});
afterAll(() => sql.end());

const db = (actor: ActorName) => actors[actor].db;
const own = (actor: ActorName): Promise<OwnStore> => getOwnStore(db(actor));
const text: StoreText = {
  name_en: 'Tigris Tools',
  name_ar: 'عدد دجلة',
  about_en: 'Tools from one yard.',
  about_ar: 'عدد من مخزن واحد.',
  hours_en: 'Saturday to Thursday, 7 to 5',
  hours_ar: 'السبت إلى الخميس، 7 إلى 5',
  returns_en: 'Within seven days, unused.',
  returns_ar: null,
  store_phone: '+9647701234567',
  governorate: 'IQ-BG',
  logo: null,
  banner: null,
};

it('is written by owner and manager, and read by everyone at a stable address', async () => {
  const { slug, version } = await own('manager');
  await saveStore(db('manager'), text, version);
  const after = await own('seller');
  expect(after).toMatchObject({ ...text, slug, may_edit: true });
  const { governorate: _code, ...shown } = text;
  const page = await getStore(db('anonymous'), slug);
  expect(page).toMatchObject({ ...shown, id: actors.seller.company, governorate_en: 'Baghdad' });
  expect(page).not.toHaveProperty('phone');
  expect(page.delivery.areas.map(({ name_en }) => name_en)).toEqual(['Baghdad', 'Basra']);
  await saveStore(db('seller'), { ...text, name_en: 'Other Tools', governorate: null }, after.version);
  expect(await getStore(db('buyer'), slug)).toMatchObject({ name_en: 'Other Tools', governorate_en: null });
});

it('lists the minimum order per area, with differing districts', async () => {
  const { slug } = await own('seller');
  const { version } = await getDeliveryAreas(db('seller'));
  const basra = {
    governorate: 'IQ-BA',
    district: null,
    fee: 9000,
    minimum_order: 20_000,
    lead_days: 3,
    truck_needed: false,
    free_from: null,
    never_free: false,
  };
  const rates = [
    basra,
    { ...basra, governorate: 'IQ-BG', minimum_order: null },
    { ...basra, district: 'Al-Faw', minimum_order: 75_000 },
    // Below the company's own minimum, so it equals that of its governorate.
    { ...basra, district: 'Al-Zubair', minimum_order: 10_000 },
  ];
  await saveDeliveryAreas(db('seller'), {
    rates,
    version,
    free_delivery_from: 90_000,
    never_free: false,
    order_minimum: 30_000,
    purchase_hold_days: null,
    closed_weekdays: [],
    holiday_from: null,
    holiday_until: null,
    holiday_takes_orders: true,
  });
  const terms = { fee: 9000, minimum_order: 30_000, lead_days: 3, truck_needed: false, free_over: 90_000 };
  for (const actor of ['anonymous', 'buyer', 'otherSeller', 'admin'] as const)
    expect((await getStore(db(actor), slug)).delivery).toEqual({
      free_over: 90_000,
      pickup: null,
      areas: [
        { ...terms, name_en: 'Baghdad', name_ar: 'بغداد', districts: [] },
        {
          ...terms,
          name_en: 'Basra',
          name_ar: 'البصرة',
          districts: [{ ...terms, name_en: 'Al-Faw', name_ar: 'الفاو', minimum_order: 75_000 }],
        },
      ],
    });
});

it('is not overwritten by a save that started from an older version', async () => {
  const { version } = await own('seller');
  await saveStore(db('manager'), { ...text, hours_en: 'Daily' }, version);
  const late = saveStore(db('seller'), text, version);
  await expect(late).rejects.toMatchObject({ code: 'stale_version' });
});

it.each([
  ['sales', 'not_allowed'],
  ['warehouse', 'not_allowed'],
  ['finance', 'not_allowed'],
  ['buyer', 'not_approved'],
  ['pendingSeller', 'not_approved'],
  ['suspendedSeller', 'not_approved'],
  ['anonymous', 'not_signed_in'],
] as const)('cannot be changed by %s', async (actor, code) => {
  const { version } = await own('seller');
  await expect(saveStore(db(actor), text, version)).rejects.toMatchObject({ code });
});

it.each([
  ['name_en', 'x'.repeat(121)],
  ['about_ar', 'x'.repeat(2001)],
  ['hours_ar', 'x'.repeat(201)],
  ['returns_en', 'x'.repeat(2001)],
  ['store_phone', '12'],
  ['governorate', 'IQ-XX'],
])('refuses a wrong %s at its field', async (field, value) => {
  const { version } = await own('seller');
  const saving = saveStore(db('seller'), { ...text, [field]: value }, version);
  await expect(saving).rejects.toMatchObject({ code: 'invalid_input', context: { field } });
});

it('accepts only checked pictures of the same company', async () => {
  const [mine, theirs] = await Promise.all(
    (['seller', 'otherSeller'] as const).map(async (actor) => {
      const company = actors[actor].company!;
      const path = `${company}/logo.webp`;
      await sql`
        insert into private.media_files (bucket, path, company_id, width, height, widths, bytes, sha256)
        values ('product-images', ${path}, ${company}, 960, 960, '{160,320,640,960}', 9, ${'0'.repeat(64)})`;
      return path;
    }),
  );
  for (const field of ['logo', 'banner'] as const) {
    for (const path of [
      theirs!,
      `${actors.seller.company!}/unchecked.webp`,
      'https://elsewhere.test/a.webp',
    ]) {
      const { version } = await own('seller');
      const saving = saveStore(db('seller'), { ...text, [field]: path }, version);
      await expect(saving).rejects.toMatchObject({
        code: 'invalid_input',
        context: { field, rule: 'own_file' },
      });
    }
    const { version, slug } = await own('seller');
    await saveStore(db('seller'), { ...text, [field]: mine! }, version);
    expect(await getStore(db('anonymous'), slug)).toMatchObject({ [field]: mine });
  }
});

it('has a unique address from the first approval on', async () => {
  const [twin, other] = await sql<{ id: string; slug: string | null }[]>`
    insert into public.companies (name, name_en, status)
    select 'مواد الرافدين', 'Twin ' || ${actors.seller.company!} || ' Ltd.', status
    from unnest(array['approved', 'pending']) status returning id, slug`;
  expect(twin!.slug).toBe(`twin-${actors.seller.company!}-ltd`);
  expect(other!.slug).toBeNull();
  await reviewCompany(db('admin'), other!.id, 'approved', 'Known to us');
  const [{ slug }] = await sql<[{ slug: string }]>`
    select slug from public.companies where id = ${other!.id}`;
  expect(slug).toBe(`${twin!.slug}-${other!.id.slice(0, 8)}`);
  expect(await listSitemapStores(db('anonymous'), twin!.slug!.slice(0, -1))).toEqual(
    expect.arrayContaining([twin!.slug, slug]),
  );
});

it('is not found if its company may not sell', async () => {
  const { slug } = await own('seller');
  await sql`update public.companies set status = 'suspended' where id = ${actors.seller.company!}`;
  await expect(getStore(db('buyer'), slug)).rejects.toMatchObject({ code: 'seller_not_found' });
  expect(await listSitemapStores(db('anonymous'), slug.slice(0, -1))).not.toContain(slug);
});
