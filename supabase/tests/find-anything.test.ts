import { randomInt, randomUUID } from 'node:crypto';
import { listAuditLog } from '../src/audit/queries.ts';
import { listAllOrders, listMyOrders, listSellerOrders, placeOrder } from '../src/orders/queries.ts';
import { listAllProducts } from '../src/products/queries.ts';
import { findInConsole, findInPortal } from '../src/desk/palette-queries.ts';
import { listSellers } from '../src/companies/sellers-queries.ts';
import { listUsers } from '../src/people/users-queries.ts';
import { actorNames, type Actors, connect, createActors, type Sql } from './actors.ts';
import { createCategory, createProduct, delivery } from './goods.ts';
import { createBuyers, orderFor, line } from './buying-company.ts';
import { createQuote } from './quote-requests.ts';

let sql: Sql;
let actors: Actors;
let sku: string;
let phone: string;
let order: { id: string; number: string };
let quote: { id: string; number: string };

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  sku = `FA-${randomUUID().slice(0, 8)}`;
  phone = `+964770${String(randomInt(1e7)).padStart(7, '0')}`;
  const product = await createProduct(sql, {
    company_id: actors.seller.company!,
    category_id: await createCategory(sql),
    sku,
  });
  const placed = await placeOrder(actors.buyer.db, {
    idempotency_key: randomUUID(),
    lines: [{ product_id: product, variant_id: null, quantity: 1, unit_price: 10_000 }],
    delivery: { ...delivery, phone, governorate: 'IQ-BG', district: 'Mansour' },
    language: 'en',
  });
  order = placed.orders[0]!;
  quote = await createQuote(sql, {
    buyer: actors.buyer,
    companies: [actors.seller.company!],
    lines: [{ description: `Pump ${sku}` }],
  });
});
afterAll(() => sql.end());

const spaced = () => `0770 ${phone.slice(-7, -4)} ${phone.slice(-4)}`;
const lower = ({ number }: { number: string }) => number.toLowerCase().replace('-', '');

it('finds orders by the district in both languages, for buyer, seller and staff', async () => {
  for (const term of ['mansour', 'المنصور']) {
    for (const list of [
      await listMyOrders(actors.buyer.db, { term }),
      await listSellerOrders(actors.seller.db, { term }),
      await listAllOrders(actors.admin.db, { term, page_size: 100 }),
    ])
      expect([term, list.items.map(({ id }) => id)]).toEqual([term, expect.arrayContaining([order.id])]);
  }
});

it('finds orders by the seller’s name and by the governorate in both languages, for the staff', async () => {
  const company = actors.seller.company!;
  const [former] = await sql`select name_en, name_ar from public.companies where id = ${company}`;
  const word = `مخزن ${randomInt(1e9)}`;
  await sql`update public.companies set name_en = ${`Depot ${word}`}, name_ar = ${word} where id = ${company}`;
  for (const term of [word, `depot ${word}`]) {
    const { items } = await listAllOrders(actors.admin.db, { term });
    expect([term, items.map(({ id }) => id)]).toEqual([term, [order.id]]);
    const products = await listAllProducts(actors.admin.db, { term });
    expect([term, products.items.map((one) => one.sku)]).toEqual([term, [sku]]);
  }
  await sql`update public.companies set name_en = ${former!.name_en}, name_ar = ${former!.name_ar} where id = ${company}`;
  for (const term of ['بغداد', 'Baghdad']) {
    const { items } = await listAllOrders(actors.admin.db, { term, buyer_id: actors.buyer.id! });
    expect([term, items.map(({ id }) => id)]).toEqual([term, [order.id]]);
    const own = await listSellerOrders(actors.seller.db, { term });
    expect([term, own.items.map(({ id }) => id)]).toEqual([term, [order.id]]);
  }
});

it('finds people and orders of a company that buys by its name', async () => {
  const { id, owner, viewer } = await createBuyers(sql);
  const [company] = await sql<[{ name: string }]>`select name from public.companies where id = ${id}`;
  const product = await createProduct(sql, {
    company_id: actors.seller.company!,
    category_id: await createCategory(sql),
  });
  const { orders } = await orderFor(id, owner, [line(product, 1)]);
  const people = await listUsers(actors.admin.db, { term: company.name });
  expect(people.items.map((person) => person.id)).toEqual(expect.arrayContaining([owner.id, viewer.id]));
  expect(people.items).toHaveLength(5);
  const bought = await listAllOrders(actors.admin.db, { term: company.name });
  expect(bought.items.map((one) => one.id)).toEqual([orders[0]!.id]);
  const kinds = await findInConsole(actors.admin.db, company.name);
  expect(kinds).toContainEqual(expect.objectContaining({ kind: 'order', id: orders[0]!.id }));
});

it('finds orders by the number of the buyer’s purchase order, for buyer, seller and staff', async () => {
  const purchase_order = `PO-${randomInt(1e9)}/26`;
  const product = await createProduct(sql, {
    company_id: actors.seller.company!,
    category_id: await createCategory(sql),
  });
  const { orders } = await placeOrder(actors.buyer.db, {
    idempotency_key: randomUUID(),
    lines: [line(product, 1)],
    delivery: { ...delivery, purchase_order },
    language: 'en',
  });
  const term = purchase_order.toLowerCase();
  for (const { items } of [
    await listMyOrders(actors.buyer.db, { term }),
    await listSellerOrders(actors.seller.db, { term }),
    await listAllOrders(actors.admin.db, { term }),
  ])
    expect(items.map(({ id, purchase }) => [id, purchase?.purchase_order])).toEqual([
      [orders[0]!.id, purchase_order],
    ]);
});

it('finds the buyer by phone, number and SKU of an order, and by number of a quote request', async () => {
  for (const term of [spaced(), lower(order), sku, lower(quote)]) {
    const { items } = await listUsers(actors.admin.db, { term });
    expect([term, items.map(({ id }) => id)]).toEqual([term, [actors.buyer.id]]);
  }
});

it('finds the seller by phone and number of an order, by SKU and by number of a quote request', async () => {
  for (const term of [spaced(), lower(order), sku, lower(quote)]) {
    const { items } = await listSellers(actors.admin.db, { term });
    expect([term, items.map(({ id }) => id)]).toEqual([term, [actors.seller.company]]);
  }
});

it('finds the seller by the name of a member', async () => {
  const [former] = await sql`select full_name from public.profiles where id = ${actors.seller.id!}`;
  const name = `Haider ${randomInt(1e9)}`;
  await sql`update public.profiles set full_name = ${name} where id = ${actors.seller.id!}`;
  const { items } = await listSellers(actors.admin.db, { term: name.toLowerCase() });
  expect(items.map(({ id }) => id)).toEqual([actors.seller.company]);
  await sql`update public.profiles set full_name = ${former!.full_name} where id = ${actors.seller.id!}`;
});

it('finds entries of the log by number, SKU and company', async () => {
  await sql`insert into public.audit_log (actor_kind, action, table_name, row_id, company_id, after) values
    ('system', 'INSERT', 'orders', ${order.id}, ${actors.seller.company}, '{}')`;
  const [{ name }] = await sql<[{ name: string }]>`
    select name from public.companies where id = ${actors.seller.company}`;
  for (const term of [lower(order), spaced(), name]) {
    const { items } = await listAuditLog(actors.admin.db, { term });
    expect([term, items.map(({ row_id }) => row_id)]).toEqual([term, expect.arrayContaining([order.id])]);
  }
});

it('lists order and quote request of a number first in the console', async () => {
  for (const term of [lower(order), spaced(), sku])
    expect(await findInConsole(actors.admin.db, term)).toContainEqual(
      expect.objectContaining({ kind: 'order', id: order.id, is_exact: true }),
    );
  expect((await findInConsole(actors.admin.db, lower(quote)))[0]).toMatchObject({
    kind: 'quote',
    id: quote.id,
    is_exact: true,
  });
});

it('finds orders, quote requests and products of the own company in the portal', async () => {
  expect((await findInPortal(actors.seller.db, lower(order)))[0]).toMatchObject({
    kind: 'order',
    id: order.id,
    is_exact: true,
  });
  expect((await findInPortal(actors.seller.db, lower(quote)))[0]).toMatchObject({
    kind: 'quote',
    id: quote.id,
    is_exact: true,
  });
  const kinds = (await findInPortal(actors.seller.db, sku.toLowerCase())).map(({ kind }) => kind);
  expect(kinds).toEqual(['product', 'order', 'quote']);
  expect(await findInPortal(actors.seller.db, spaced())).toMatchObject([{ kind: 'order', id: order.id }]);
  expect(await findInPortal(actors.otherSeller.db, sku)).toEqual([]);
});

it('is limited to members of an approved company', async () => {
  for (const name of actorNames.filter((each) => !actors[each].company)) {
    await expect([name, findInPortal(actors[name].db, 'abc')][1]).rejects.toMatchObject({
      code: expect.stringMatching(/^not_/) as string,
    });
  }
});
