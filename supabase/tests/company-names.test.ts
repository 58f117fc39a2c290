import { randomUUID } from 'node:crypto';
import { findInConsole } from '../src/desk/palette-queries.ts';
import { listAllProducts } from '../src/products/queries.ts';
import { placeOrder } from '../src/orders/queries.ts';
import { getSeller, getSellerProfile, listSellers } from '../src/companies/sellers-queries.ts';
import { getUser, listUsers } from '../src/people/users-queries.ts';
import { type Actors, connect, createActors, type Sql } from './actors.ts';
import { createCategory, createProduct, delivery } from './goods.ts';
import { approveOrder } from './latest-orders.ts';

let sql: Sql;
let actors: Actors;
let product: number;
const tag = randomUUID().slice(0, 8);
const registered = `شركة دجلة المحدودة ${tag}`;
const names = {
  company_name: registered,
  company_name_en: `Dijla Building Supply ${tag}`,
  company_name_ar: `دجلة للمواد الإنشائية ${tag}`,
};

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  const company_id = actors.seller.company!;
  product = await createProduct(sql, { company_id, category_id: await createCategory(sql) });
  await sql`
    update public.companies
    set name = ${registered}, name_en = ${names.company_name_en}, name_ar = ${names.company_name_ar}
    where id = ${company_id}`;
});
afterAll(() => sql.end());

it('are shown to staff in both languages', async () => {
  const { db } = actors.admin;
  const company = actors.seller.company!;
  expect((await listSellers(db, { term: tag })).items).toMatchObject([names]);
  expect(await getSeller(db, company)).toMatchObject(names);
  expect((await listUsers(db, { term: names.company_name_en })).items[0]).toMatchObject(names);
  expect((await listAllProducts(db, { company_id: company })).items).toMatchObject([names]);
  expect((await getUser(db, actors.seller.id!)).company).toMatchObject({
    name: registered,
    name_en: names.company_name_en,
    name_ar: names.company_name_ar,
  });
  expect(await findInConsole(db, names.company_name_en)).toContainEqual(
    expect.objectContaining({
      kind: 'company',
      name_en: names.company_name_en,
      name_ar: names.company_name_ar,
    }),
  );
});

it('are shown in the header of the company’s portal', async () => {
  expect(await getSellerProfile(actors.seller.db, actors.seller.id!)).toMatchObject(names);
});

it('are in every mail about an order, with the district in both languages', async () => {
  const { orders } = await placeOrder(actors.buyer.db, {
    idempotency_key: randomUUID(),
    language: 'ar',
    delivery,
    lines: [{ product_id: product, variant_id: null, quantity: 1, unit_price: 10_000 }],
  });
  const id = orders[0]!.id;
  await approveOrder(actors.admin.db, id);
  const mails = await sql<{ template: string; params: { orders: object[]; delivery?: { place: object } } }[]>`
    select template, params from private.outbox where order_ids @> array[${id}::uuid]`;
  expect(new Set(mails.map(({ template }) => template))).toEqual(
    new Set(['order_placed', 'order_received', 'order_approved']),
  );
  const [district] = await sql<{ name_en: string; name_ar: string }[]>`
    select name_en, name_ar from public.districts
    where governorate_code = ${delivery.governorate} and name_en = ${delivery.district}`;
  for (const { template, params } of mails) {
    expect([template, params.orders]).toMatchObject([template, [names]]);
    if (params.delivery)
      expect(params.delivery.place).toMatchObject({
        district_en: delivery.district,
        district_ar: district?.name_ar ?? delivery.district,
      });
  }
});
