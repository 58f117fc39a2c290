import { getHomePage, getHomePreview } from '../src/catalogue/queries.ts';
import {
  getHomeChoice,
  type HomeChoice,
  listHomeProducts,
  previewHomeChoice,
  saveHomeChoice,
  type TimedBanner,
} from '../src/site/home-page-queries.ts';
import { type Actors, connect, createActor, createActors, type Sql } from './actors.ts';
import { createCategory, createProduct } from './goods.ts';

let sql: Sql;
let actors: Actors;
let category: number;
let plain: number;
let reduced: number;
let later: number;
let soldOut: number;
let unlisted: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  category = await createCategory(sql);
  const make = () => createProduct(sql, { company_id: actors.seller.company!, category_id: category });
  [plain, reduced, later, soldOut, unlisted] = await Promise.all([make(), make(), make(), make(), make()]);
  await sql`update public.product_offers set discounted_price = price - 1 where product_id in (${reduced}, ${soldOut})`;
  await sql`
    update public.product_offers set discounted_price = price - 1, deal_starts_at = now() + interval '1 day'
    where product_id = ${later}`;
  await sql`update public.product_stock set quantity = 0 where product_id = ${soldOut}`;
  await sql`update public.products set published = false where id = ${unlisted}`;
});
// Other tests expect the home page without a staff choice.
afterAll(async () => {
  await save({});
  await sql.end();
});

const empty: HomeChoice = { categories: [], deals: [], products: [], banner: null };
const banner = (change: Partial<TimedBanner> = {}): TimedBanner => ({
  title_en: 'Cement week',
  title_ar: 'أسبوع السمنت',
  text_en: null,
  text_ar: null,
  link: '/deals',
  image: null,
  starts_at: null,
  ends_at: null,
  ...change,
});
const admin = () => actors.admin.db;
async function save(change: Partial<HomeChoice>): Promise<number> {
  const { version } = await getHomeChoice(admin());
  return saveHomeChoice(admin(), { ...empty, ...change }, version);
}
const home = () => getHomePage(actors.anonymous.db);
const ids = (cards: { id: number }[]) => cards.map(({ id }) => id);
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

it('shows chosen entries in their order, without those that buyers cannot see or buy', async () => {
  const shown = await save({
    categories: [category, 1],
    products: [unlisted, later, soldOut, plain],
    deals: [later, soldOut, plain, reduced],
    banner: banner({ text_en: ' Until Friday ', text_ar: 'حتى الجمعة' }),
  });
  const page = await home();
  expect(page.categories).toEqual([category, 1]);
  expect(ids(page.products)).toEqual([later, plain]);
  expect(page.deals[0]?.id).toBe(reduced);
  expect(ids(page.deals).filter((id) => id === reduced)).toHaveLength(1);
  expect(page.deals.length).toBeLessThanOrEqual(8);
  expect(page.banner).toEqual({
    title_en: 'Cement week',
    title_ar: 'أسبوع السمنت',
    text_en: 'Until Friday',
    text_ar: 'حتى الجمعة',
    link: '/deals',
    image: null,
  });
  expect(await getHomeChoice(admin())).toMatchObject({
    version: shown,
    deals: [later, soldOut, plain, reduced],
  });
  expect(await listHomeProducts(admin(), [later, soldOut, unlisted, 999_999_999])).toMatchObject([
    { id: later, state: 'shown', deal_state: 'scheduled' },
    { id: soldOut, state: 'out_of_stock', deal_state: 'running' },
    { id: unlisted, state: 'not_shown', deal_state: null },
  ]);
  const [entry] = await sql`
    select after ->> 'banner_link' as link from public.audit_log
    where table_name = 'home_page' and actor_id = ${actors.admin.id} order by id desc limit 1`;
  expect(entry).toEqual({ link: '/deals' });
});

it('shows automatic choices if nothing is chosen', async () => {
  await save({});
  expect(await home()).toMatchObject({ banner: null, categories: [], products: [] });
  expect((await home()).newest.length).toBeGreaterThan(0);
});

it('shows a banner within its time, and earlier in a preview', async () => {
  await save({ banner: banner({ starts_at: hours(1), ends_at: hours(2) }) });
  expect((await home()).banner).toBeNull();
  await save({ banner: banner({ starts_at: hours(-2), ends_at: hours(-1) }) });
  expect((await home()).banner).toBeNull();
  await save({ banner: banner({ starts_at: hours(-1), ends_at: hours(1) }) });
  expect((await home()).banner).toMatchObject({ title_en: 'Cement week' });
  await save({});
  const planned = { ...empty, products: [plain], banner: banner({ starts_at: hours(1) }) };
  const token = await previewHomeChoice(admin(), planned);
  expect(await getHomePreview(actors.anonymous.db, token)).toMatchObject({
    banner: { title_en: 'Cement week' },
    products: [{ id: plain }],
  });
  expect((await home()).products).toEqual([]);
  await sql`update private.home_previews set created_at = now() - interval '25 hours' where token = ${token}`;
  expect(await getHomePreview(actors.anonymous.db, token)).toBeNull();
});

it('ends a preview when its creator leaves the staff', async () => {
  const maker = await createActor(sql, 'admin');
  const token = await previewHomeChoice(maker.db, { ...empty, products: [plain] });
  expect(await getHomePreview(actors.anonymous.db, token)).toMatchObject({ products: [{ id: plain }] });
  await sql`delete from public.staff where user_id = ${maker.id}`;
  expect(await getHomePreview(actors.anonymous.db, token)).toBeNull();
});

it.each([
  ['link', { link: '//elsewhere.test' }, 'format'],
  ['link', { link: '/\\elsewhere.test' }, 'format'],
  ['link', { link: 'https://elsewhere.test' }, 'format'],
  ['title_ar', { title_ar: ' ' }, 'required'],
  ['text_en', { text_ar: 'نص' }, 'required'],
  ['image', { image: 'home/nobody-stored-it.webp' }, 'own_file'],
  ['ends_at', { starts_at: hours(2), ends_at: hours(1) }, 'after_start'],
] as const)('refuses a banner whose %s is wrong: %o', async (field, change, rule) => {
  const refused = { code: 'invalid_input', context: { field, rule } };
  await expect(save({ banner: banner(change) })).rejects.toMatchObject(refused);
  await expect(previewHomeChoice(admin(), { ...empty, banner: banner(change) })).rejects.toMatchObject(
    refused,
  );
});

it.each([
  ['deals', [1, 1], 'repeated'],
  ['products', [1, 2, 3, 4, 5, 6, 7, 8, 9], 'count'],
  ['categories', [-1], 'format'],
] as const)('refuses %s %o', async (field, chosen, rule) => {
  await expect(save({ [field]: [...chosen] })).rejects.toMatchObject({ context: { field, rule } });
});

it('refuses a save that started from an older version', async () => {
  const { version } = await getHomeChoice(admin());
  await save({});
  await expect(saveHomeChoice(admin(), empty, version)).rejects.toMatchObject({ code: 'stale_version' });
});

it('refuses everyone else', async () => {
  for (const name of ['support', 'catalogueStaff', 'financeStaff', 'seller', 'buyer'] as const) {
    const { db } = actors[name];
    await expect(saveHomeChoice(db, empty, 1)).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(previewHomeChoice(db, empty)).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(listHomeProducts(db, [plain])).rejects.toMatchObject({ code: 'not_allowed' });
  }
  const { db } = actors.anonymous;
  await expect(saveHomeChoice(db, empty, 1)).rejects.toMatchObject({ code: 'not_signed_in' });
});
