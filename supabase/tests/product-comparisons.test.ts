import { randomUUID } from 'node:crypto';
import { listAllProducts } from '../src/products/queries.ts';
import { type DuplicateGroup, getDuplicates, listDuplicates } from '../src/products/comparisons-queries.ts';
import { actorNames, type Actors, connect, createActors, type Sql } from './actors.ts';
import { createCategory, createProduct } from './goods.ts';
import { compareProducts } from './jobs.ts';
import { moderateProduct } from './latest-decisions.ts';

let sql: Sql;
let actors: Actors;
let category_id: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  category_id = await createCategory(sql);
});
afterAll(() => sql.end());

const staff = () => actors.catalogueStaff.db;
const product = (values: object = {}, actor: 'seller' | 'otherSeller' = 'seller') =>
  createProduct(sql, {
    company_id: actors[actor].company!,
    category_id,
    name_en: `Item ${randomUUID()}`,
    ...values,
  });
const compare = () => compareProducts(sql);
async function groupsOf(id: number): Promise<DuplicateGroup[]> {
  const ids = await sql<{ group_id: string }[]>`
    select group_id from private.duplicate_products where product_id = ${id}`;
  const all: DuplicateGroup[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await listDuplicates(staff(), { page, page_size: 100 });
    all.push(...answer.items);
    pages = answer.pages;
  }
  return all.filter((group) => ids.some(({ group_id }) => group_id === group.id));
}

describe('the same item', () => {
  it('is found by barcode, by brand and model in any spelling, and by name within one company', async () => {
    const brand = `Bosch ${randomUUID().slice(0, 8)}`;
    const first = await product({ sku: '4006381333931', brand, model_number: 'GSB-13 RE', price: 90_000 });
    const second = await product(
      { sku: '04006381333931', brand: brand.toUpperCase(), model_number: 'gsb 13re', price: 80_000 },
      'otherSeller',
    );
    // Not the same item: this barcode has a wrong check digit, and the other product has no brand.
    const third = await product({ sku: '4006381333932', model_number: 'GSB-13 RE' }, 'otherSeller');
    const name_en = `Twin ${randomUUID()}`;
    const twin = await product({ name_en });
    const other = await product({ name_en: name_en.toUpperCase() });
    await product({ name_en }, 'otherSeller');
    await product({ name_en, published: false });
    await compare();
    expect(
      (await groupsOf(first)).map(({ kind, products, companies }) => [kind, products, companies]),
    ).toEqual(
      expect.arrayContaining([
        ['barcode', 2, 2],
        ['model', 2, 2],
      ]),
    );
    expect(await groupsOf(third)).toEqual([]);
    const [twins] = await groupsOf(twin);
    expect(twins).toMatchObject({ kind: 'name', products: 2, companies: 1, remaining: 2, lowest: 10_000 });
    expect((await getDuplicates(staff(), twins!.id)).items.map(({ id }) => id)).toEqual([twin, other]);
    const model = (await groupsOf(first)).find(({ kind }) => kind === 'model')!;
    expect(await getDuplicates(staff(), model.id)).toMatchObject({
      kind: 'model',
      items: [
        {
          id: second,
          price: 80_000,
          company_name: expect.stringContaining('otherSeller'),
          quality: expect.any(Number),
        },
        { id: first, price: 90_000, model_number: 'GSB-13 RE' },
      ],
    });
    const scopes = async (scope: 'between' | 'within') => (await listDuplicates(staff(), { scope })).items;
    expect((await scopes('between')).every(({ companies }) => companies > 1)).toBe(true);
    expect((await scopes('within')).every(({ products, companies }) => products > companies)).toBe(true);
  });

  it('counts as resolved once all but one are hidden, and disappears after the next comparison', async () => {
    const name_en = `Hidden twin ${randomUUID()}`;
    const [one, other] = [await product({ name_en }), await product({ name_en })];
    await compare();
    await moderateProduct(staff(), other, 'Twice the same');
    const [group] = await groupsOf(one);
    expect(group).toMatchObject({ products: 2, remaining: 1 });
    expect((await getDuplicates(staff(), group!.id)).items).toMatchObject([
      { id: one, moderation: 'visible' },
      { id: other, moderation: 'hidden', moderation_reason: 'Twice the same' },
    ]);
    await compare();
    await expect(getDuplicates(staff(), group!.id)).rejects.toMatchObject({ code: 'product_not_found' });
  });
});

it('is found over several runs, each of which goes on where the last one stopped', async () => {
  await compare();
  const name_en = `Twin of runs ${randomUUID()}`;
  const twins = [await product({ name_en }), await product({ name_en })];
  await sql.begin(async (tx) => {
    // Keeps the job away until the pass is over.
    await tx`select pg_advisory_xact_lock(hashtextextended('compare products', 0))`;
    const places: number[] = [];
    for (let goesOn = true; goesOn;) {
      const [run] = await tx<{ goes_on: boolean }[]>`
        select private.compare_next_products('name', 1) as goes_on`;
      goesOn = run!.goes_on;
      const [state] = await tx<{ last_id: string }[]>`
        select last_id from private.product_comparisons where step = 'name'`;
      places.push(Number(state!.last_id));
    }
    expect(places.length).toBeGreaterThan(2);
    expect(places.pop()).toBe(0);
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
    expect(places.at(-1)).toBeGreaterThanOrEqual(twins[1]!);
  });
  expect(await groupsOf(twins[0]!)).toMatchObject([{ kind: 'name', products: 2 }]);
});

describe('an odd price', () => {
  const odd = async (category: number) =>
    (await listAllProducts(staff(), { odd_price: true, category_id: category, sort: 'price' })).items;

  it('is far from prices of its category and unit, if there are enough to compare', async () => {
    const own = await createCategory(sql);
    const make = (price: number, values: object = {}) => product({ category_id: own, price, ...values });
    for (let count = 0; count < 9; count += 1) await make(10_000 + count);
    await make(79_000);
    await make(1_250, { published: false });
    await compare();
    expect(await odd(own)).toEqual([]);
    const high = await make(81_000);
    const low = await make(1_200);
    await make(1, { unit: 'Ton' });
    await compare();
    expect((await odd(own)).map(({ id, odd_price }) => [id, odd_price])).toEqual([
      [low, { median: 10_004.5, basis: 'category' }],
      [high, { median: 10_004.5, basis: 'category' }],
    ]);
    // A corrected price is no longer listed, even before the job runs again.
    await sql`update public.product_offers set price = 10_000 where product_id = ${low}`;
    expect((await odd(own)).map(({ id }) => id)).toEqual([high]);
  });

  it('is far from prices of the same item elsewhere, whatever its category costs', async () => {
    const own = await createCategory(sql);
    const item = { category_id: own, brand: `Makita ${randomUUID().slice(0, 8)}`, model_number: 'HR2470' };
    await product({ ...item, price: 100_000 });
    await product({ ...item, price: 110_000 }, 'otherSeller');
    const cheap = await product({ ...item, price: 50_000 }, 'otherSeller');
    await compare();
    expect((await odd(own)).map(({ id, odd_price }) => [id, odd_price])).toEqual([
      [cheap, { median: 100_000, basis: 'item' }],
    ]);
  });
});

it('limits comparisons to staff with the right', async () => {
  const allowed: string[] = [];
  for (const name of actorNames) {
    const calls = [listDuplicates(actors[name].db, {}), getDuplicates(actors[name].db, randomUUID())];
    const codes = (await Promise.allSettled(calls)).map((call) =>
      call.status === 'fulfilled' ? 'answered' : (call.reason as { code: string }).code,
    );
    if (codes.some((code) => code === 'answered' || code === 'product_not_found')) allowed.push(name);
  }
  expect(allowed.sort()).toEqual(['admin', 'catalogueStaff']);
});
