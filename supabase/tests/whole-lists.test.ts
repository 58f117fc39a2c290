import { randomUUID } from 'node:crypto';
import type { DataClient } from '../src/client.ts';
import { AppError } from '../src/errors.ts';
import { listAuditLog } from '../src/audit/queries.ts';
import { listContactMessages } from '../src/contact/queries.ts';
import { type DealFilter, listDeals } from '../src/deals/queries.ts';
import { recordListExport } from '../src/desk/exports-queries.ts';
import { feedbackSorts } from '../src/feedback/queries.ts';
import type { Page, PageRequest } from '../src/base/lists-answers.ts';
import { listAllOrders, listSellerOrders, orderSorts } from '../src/orders/queries.ts';
import { listAllProducts, listOwnProducts, type OwnProductFilter } from '../src/products/queries.ts';
import { listAllQuestions, listCompanyQuestions } from '../src/questions/queries.ts';
import { listAskedQuotes, listStaffQuotes, quoteSorts } from '../src/quotes/queries.ts';
import { listAllReviews, listCompanyReviews } from '../src/reviews/queries.ts';
import { listSearchedTerms } from '../src/search/insight-queries.ts';
import { listSearchSynonyms } from '../src/search/synonyms-queries.ts';
import { listSellers, sellerSorts } from '../src/companies/sellers-queries.ts';
import { listUsers, userSorts } from '../src/people/users-queries.ts';
import { type Actors, connect, createActors, type Sql } from './actors.ts';
import { createOrder, createProduct } from './goods.ts';
import { createQuote } from './quote-requests.ts';
import { createWorld, type World } from './subjects.ts';

let sql: Sql;
let actors: Actors;
let world: World;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  world = await createWorld(sql, actors);
  const company_id = actors.seller.company!;
  const deals = [null, '2026-01-05T00:00:00Z', '2026-01-04T00:00:00Z'];
  for (const [index, starts_at] of deals.entries()) {
    const id = await createProduct(sql, { company_id, category_id: world.category, price: 9_000 + index });
    await sql`update public.product_offers set discounted_price = 5000, deal_starts_at = ${starts_at},
      deal_ends_at = ${index === 0 ? null : '2099-01-01T00:00:00Z'} where product_id = ${id}`;
    await createOrder(sql, { buyer: actors.buyer.id!, company: company_id });
    await createQuote(sql, {
      buyer: actors.buyer,
      companies: [company_id],
      lines: [{ description: 'Rebar' }],
    });
    await recordListExport(actors.financeStaff.db, 'console-sellers', index);
    await sql`insert into public.contact_messages (full_name, email, message) values ('Ali', 'ali@example.com', 'Hi')`;
    await sql`insert into private.search_synonyms (words) values (${[randomUUID(), randomUUID()]})`;
    await sql`insert into public.reviews (product_id, company_id, rating, author_name)
      values (${world.product}, ${company_id}, ${index + 1}, 'Ali')`;
    await sql`insert into public.product_questions (product_id, company_id, author_name, body)
      values (${world.product}, ${company_id}, 'Ali', 'Does it rust?')`;
  }
});
afterAll(() => sql.end());

type Read = (db: DataClient, place: PageRequest) => Promise<Page<unknown>>;

async function wholeList(db: DataClient, read: Read, page_size: number) {
  const pages: Page<unknown>[] = [];
  for (let after: string | null | undefined = ''; typeof after === 'string'; after = pages.at(-1)!.next)
    pages.push(await read(db, { after, page_size }));
  return { items: pages.flatMap(({ items }) => items), counts: pages.map(({ count }) => count) };
}

/** The first rows of a list as its pages show them. */
async function pagedList(db: DataClient, read: Read) {
  const { items, pages, count } = await read(db, { page_size: 100 });
  expect(items.length).toBeGreaterThan(2);
  expect(pages).toBe(1);
  return { items, count };
}

const ofCompany: [string, Read][] = [
  ...orderSorts.map((sort): [string, Read] => [
    `orders by ${sort}`,
    (db, place) => listSellerOrders(db, { ...place, sort }),
  ]),
  ...(['newest', 'oldest', 'name_en', 'name_ar', 'sku', 'price', 'price_desc'] as const).map(
    (sort): [string, Read] => [
      `products by ${sort}`,
      (db, place) => listOwnProducts(db, { ...place, sort } as OwnProductFilter),
    ],
  ),
  ...quoteSorts.map((sort): [string, Read] => [
    `quote requests by ${sort}`,
    (db, place) => listAskedQuotes(db, { ...place, sort }),
  ]),
  ...feedbackSorts.map((sort): [string, Read] => [
    `reviews by ${sort}`,
    (db, place) => listCompanyReviews(db, { ...place, sort }),
  ]),
  ['questions', listCompanyQuestions],
];

test.each(ofCompany)('reads the whole list of %s in the order of its pages', async (_name, read) => {
  const { db } = actors.seller;
  const expected = await pagedList(db, read);
  const { items, counts } = await wholeList(db, read, 2);
  expect(items).toEqual(expected.items);
  expect(new Set(counts)).toEqual(new Set([expected.count]));
});

const ofCompanyAsStaff = (read: (db: DataClient, filter: never) => Promise<Page<unknown>>, filter = {}) =>
  ((db, place) => read(db, { ...filter, ...place } as never)) satisfies Read;

test.each<[string, () => Read]>([
  ...(['ends_soonest', 'newest', 'discount'] as const).map((sort): [string, () => Read] => [
    `deals by ${sort}`,
    () => (db, place) => listDeals(db, { ...place, sort, company_id: actors.seller.company! } as DealFilter),
  ]),
  ['products', () => ofCompanyAsStaff(listAllProducts, { company_id: actors.seller.company! })],
  ...feedbackSorts.map((sort): [string, () => Read] => [
    `reviews by ${sort}`,
    () => ofCompanyAsStaff(listAllReviews, { product_id: world.product, sort }),
  ]),
  ['questions', () => ofCompanyAsStaff(listAllQuestions, { product_id: world.product })],
])('staff read the whole list of %s in the order of its pages', async (_name, read) => {
  const { db } = actors.admin;
  const expected = await pagedList(db, read());
  expect((await wholeList(db, read(), 2)).items).toEqual(expected.items);
});

test.each<[string, Read]>([
  ['sellers', listSellers],
  ...sellerSorts.map((sort): [string, Read] => [
    `sellers by ${sort}`,
    (db, place) => listSellers(db, { ...place, sort }),
  ]),
  ...userSorts.map((sort): [string, Read] => [
    `users by ${sort}`,
    (db, place) => listUsers(db, { ...place, sort }),
  ]),
  ...quoteSorts.map((sort): [string, Read] => [
    `quote requests by ${sort}`,
    (db, place) => listStaffQuotes(db, { ...place, sort }),
  ]),
  ['messages', listContactMessages],
  ['log entries', listAuditLog],
  ['synonyms', listSearchSynonyms],
  ['searched terms', (db, place) => listSearchedTerms(db, { ...place, days: 7 } as never)],
])('reads every row of the list of %s once', async (_name, read) => {
  const { db } = actors.admin;
  const { items, counts } = await wholeList(db, read, 50);
  expect(new Set(items.map((item) => JSON.stringify(item))).size).toBe(items.length);
  expect(items).toHaveLength(counts[0]!);
});

it('reads more rows than pages show, and counts them all', async () => {
  const { order } = await createOrder(sql, { buyer: actors.buyer.id!, company: actors.otherSeller.company! });
  await sql`
    insert into public.orders (number, checkout_id, buyer_id, company_id, company_name, buyer_name, buyer_phone, governorate,
      subtotal, delivery_fee, lead_days, line_count)
    select 'MW-' || upper(substr(md5(random()::text), 1, 10)), o.checkout_id, o.buyer_id, o.company_id, o.company_name,
      o.buyer_name, o.buyer_phone, o.governorate, o.subtotal, o.delivery_fee, o.lead_days, o.line_count
    from public.orders o, generate_series(1, 10500) where o.id = ${order}`;
  const { items, counts } = await wholeList(actors.otherSeller.db, listSellerOrders, 1_000);
  expect(counts[0]).toBe(10_501);
  expect(new Set(items.map((item) => (item as { id: string }).id)).size).toBe(10_501);
  await sql`delete from public.orders where company_id = ${actors.otherSeller.company!} and id <> ${order}`;
});

it('reads whole lists only for staff with the right to export', async () => {
  const read = (db: DataClient) => listAllOrders(db, { after: '' });
  await expect(read(actors.financeStaff.db)).resolves.toMatchObject({ items: expect.any(Array) });
  await expect(read(actors.support.db)).rejects.toEqual(new AppError('not_allowed'));
  await expect(listAllOrders(actors.support.db, {})).resolves.not.toHaveProperty('next');
});

test.each<[string, Read]>([
  ['users', listUsers],
  ['log entries', listAuditLog],
  ['messages', listContactMessages],
  ['reviews', listAllReviews],
  ['questions', listAllQuestions],
  ['sellers', listSellers],
])('sorts the list of %s by time in both directions, and refuses other sorts', async (_name, read) => {
  const sorted = async (sort: string) => {
    const { items } = await read(actors.admin.db, { page_size: 100, sort } as PageRequest);
    return items.map((item) => Date.parse((item as { created_at: string }).created_at));
  };
  const [newest, oldest] = [await sorted('newest'), await sorted('oldest')];
  expect(newest.length).toBeGreaterThan(1);
  expect(newest).toEqual([...newest].sort((one, other) => other - one));
  expect(oldest).toEqual([...oldest].sort((one, other) => one - other));
  await expect(sorted('id')).rejects.toMatchObject({
    code: 'invalid_input',
    context: { field: 'sort', rule: 'one_of' },
  });
});

it('sorts people by name with unnamed ones last, and by orders, from an index', async () => {
  const { db } = actors.admin;
  await sql`update public.profiles set full_name = '' where id = ${actors.otherBuyer.id}`;
  const read = async (sort: (typeof userSorts)[number]) => {
    const { items, pages } = await listUsers(db, { sort, page_size: 100 });
    for (let page = 2; page <= pages; page += 1)
      items.push(...(await listUsers(db, { sort, page_size: 100, page })).items);
    return items;
  };
  for (const sort of ['name', 'name_desc'] as const) {
    const names = (await read(sort)).map(({ full_name }) => full_name);
    expect(names.at(-1)).toBe('');
    const ordered = names.filter(Boolean).sort();
    expect(names.filter(Boolean)).toEqual(sort === 'name' ? ordered : ordered.reverse());
  }
  const [most] = await read('orders_desc');
  const [own] = await sql<{ count: number }[]>`
    select count(*)::int from public.orders where buyer_id = ${most!.id}`;
  expect(most!.orders).toBe(own!.count);
  expect(own!.count).toBeGreaterThan(2);
  expect((await read('orders'))[0]).toMatchObject({ orders: 0 });
  const plans = await sql.begin(async (tx) => {
    for (const way of ['seqscan', 'sort', 'incremental_sort'])
      await tx.unsafe(`set local enable_${way} = off`);
    return Promise.all(
      [
        "(p.full_name = ''), p.full_name, p.id",
        "(p.full_name = ''), p.full_name desc, p.id desc",
        'p.orders, p.id',
      ].map(async (order) =>
        JSON.stringify(
          await tx.unsafe(`explain select p.id from public.profiles p order by ${order} limit 20`),
        ),
      ),
    );
  });
  for (const plan of plans) expect(plan).not.toContain('Sort');
});

it('records who exports a list of the console', async () => {
  await recordListExport(actors.financeStaff.db, 'console-orders', 12);
  const { items } = await listAuditLog(actors.admin.db, { table_name: 'exports', page_size: 1 });
  expect(items[0]).toMatchObject({ label: 'orders', actor_kind: 'staff' });
  const refused = new AppError('not_allowed');
  await expect(recordListExport(actors.support.db, 'console-orders', 1)).rejects.toEqual(refused);
  await expect(recordListExport(actors.financeStaff.db, 'console-audit', 1)).rejects.toEqual(refused);
  await expect(recordListExport(actors.seller.db, 'own-orders' as never, 1)).rejects.toEqual(refused);
});

it.each(['x', '[]', '{"keys":[]}', '{"count":1,"keys":["2026-01-01"]}'])(
  'refuses the place %s',
  async (after) => {
    await expect(listSellerOrders(actors.seller.db, { after })).rejects.toMatchObject({
      code: 'invalid_input',
      context: { field: 'after', rule: 'format' },
    });
  },
);
