import { randomUUID } from 'node:crypto';
import { proposeAdjustment } from '../src/ledger/queries.ts';
import { saveCart } from '../src/lists/queries.ts';
import { listNotifications } from '../src/notifications/queries.ts';
import { getOrder, placeOrder } from '../src/orders/queries.ts';
import { eraseAccount } from '../src/people/account-queries.ts';
import { answerQuestion, askQuestion, listQuestions } from '../src/questions/queries.ts';
import { submitReview } from '../src/reviews/queries.ts';
import { listReviews } from '../src/catalogue/queries.ts';
import { type Actor, type Actors, connect, createActor, createActors, type Sql } from './actors.ts';
import { askFor, createBuyers, join, line } from './buying-company.ts';
import { createCategory, createProduct, delivery } from './goods.ts';
import { latestFeedback } from './latest-feedback.ts';
import { approveOrder, changeOrderStatus } from './latest-orders.ts';
import { eraseUser } from './latest-decisions.ts';

let sql: Sql;
let actors: Actors;
let product: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  product = await createProduct(sql, {
    company_id: actors.seller.company!,
    category_id: await createCategory(sql),
  });
});
afterAll(() => sql.end());

async function order(buyer: Actor, name: string): Promise<string> {
  const { orders } = await placeOrder(buyer.db, {
    idempotency_key: randomUUID(),
    language: 'en',
    delivery: {
      ...{ ...delivery, full_name: name, address: `${name} street`, buyer_company: `${name} Ltd` },
      ...{ tax_number: `${name}-1`, purchase_order: `${name}-2` },
    },
    lines: [{ product_id: product, variant_id: null, quantity: 1, unit_price: 10_000 }],
  });
  return orders[0]!.id;
}

/** Every text column, as table.column, that contains the word. */
async function traces(word: string): Promise<string[]> {
  const columns = await sql<{ place: string; query: string }[]>`
    select c.oid::regclass || '.' || a.attname as place,
      format('select 1 from %s t where t.%I::text ilike %L limit 1', c.oid::regclass, a.attname, ${`%${word}%`}::text) as query
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'private', 'auth')
      and format_type(a.atttypid, null) in ('text', 'character varying', 'jsonb', 'json', 'text[]')`;
  const found = await Promise.all(
    columns.map(async ({ place, query }) => ((await sql.unsafe(query)).length > 0 ? place : null)),
  );
  return found.filter((place) => place !== null);
}

it('removes a buyer everywhere and keeps the figures', async () => {
  const name = `Erasable${randomUUID().slice(0, 8)}`;
  const buyer = await createActor(sql, 'buyer', { full_name: name });
  const id = await order(buyer, name);
  await expect(eraseAccount(buyer.db)).rejects.toMatchObject({ code: 'orders_under_way' });
  await approveOrder(actors.admin.db, id);
  await changeOrderStatus(actors.seller.db, id, 'Shipped');
  await changeOrderStatus(actors.seller.db, id, 'Delivered');
  await submitReview(buyer.db, product, 5, 'Solid');
  const asked = await askQuestion(buyer.db, product, 'Which colours?');
  const waiting = await latestFeedback(sql, 'question', asked, 'company');
  await answerQuestion(actors.seller.db, waiting, 'Grey');
  await askQuestion(buyer.db, product, `Call ${name}`);
  await buyer.db.from('addresses').insert({ ...delivery, email: undefined, full_name: name } as never);
  expect((await traces(name)).length).toBeGreaterThan(3);

  await eraseAccount(buyer.db);
  expect(await traces(name)).toEqual([]);
  expect(await traces(buyer.email)).toEqual([]);
  expect(await getOrder(actors.seller.db, id)).toMatchObject({
    buyer_name: '–',
    total: 15_000,
    status: 'Delivered',
  });
  const questions = await listQuestions(actors.anonymous.db, product);
  expect(questions.items).toMatchObject([{ id: asked, author_name: null, answer: 'Grey' }]);
  const { items } = await listReviews(actors.anonymous.db, product);
  expect(items.find(({ body }) => body === 'Solid')).toMatchObject({ author_name: null, rating: 5 });
});

it('removes a colleague from what others were notified of and mailed', async () => {
  const name = `Erasable${randomUUID().slice(0, 8)}`;
  const staff = await createActor(sql, 'financeStaff', { full_name: name });
  const change = { amount: 2_000_000, reason: 'Opening balance' };
  await proposeAdjustment(staff.db, actors.seller.company!, randomUUID(), change);
  const company = await createBuyers(sql);
  const member = await createActor(sql, 'buyer', { full_name: name });
  await join(company.owner, member, 'buyer', { order_limit: 1 });
  await askFor(company.id, member, [line(product, 1)]);
  await saveCart(member.db, {
    ...{ id: randomUUID(), name: 'Roof', recipient: company.approver.id!, note: `Call ${name}` },
    lines: [{ product_id: product, variant_id: null, quantity: 1 }],
  });
  const personOf = async ({ db }: Actor, kind: string) =>
    (await listNotifications(db)).items.find((item) => item.kind === kind)?.subject;
  const told = async () => [
    await personOf(actors.admin, 'adjustment_waiting'),
    await personOf(company.approver, 'purchase_requested'),
    await personOf(company.approver, 'cart_received'),
  ];
  expect((await told()).map((subject) => subject?.person)).toEqual([name, name, name]);

  await eraseUser(actors.admin.db, staff.id!, 'Asked');
  await eraseAccount(member.db);
  expect(await traces(name)).toEqual([]);
  for (const subject of await told()) {
    expect(subject).toBeDefined();
    expect(subject).not.toHaveProperty('person');
  }
});

it('removes a member from a company, but never the last owner of one that sold', async () => {
  const { db } = await createActor(sql, 'manager', {}, actors.seller.company);
  await eraseAccount(db);
  await expect(eraseAccount(actors.seller.db)).rejects.toMatchObject({ code: 'last_owner' });
  // Also if the company has no goods or orders: another owner must take it over first.
  const idle = await createActor(sql, 'seller');
  for (const status of ['approved', 'suspended']) {
    await sql`update public.companies set status = ${status} where id = ${idle.company}`;
    await expect(eraseAccount(idle.db)).rejects.toMatchObject({ code: 'last_owner' });
    await expect(eraseUser(actors.admin.db, idle.id!, 'Asked')).rejects.toMatchObject({ code: 'last_owner' });
  }
  const empty = await createActor(sql, 'pendingSeller');
  await eraseAccount(empty.db);
  const [entry] = await sql`
    select actor_id, actor_name, actor_kind from public.audit_log where table_name = 'users' and row_id = ${empty.id}`;
  expect(entry).toEqual({ actor_id: empty.id, actor_name: null, actor_kind: 'member' });
  const [company] = await sql`select status from public.companies where id = ${empty.company}`;
  expect(company).toEqual({ status: 'pending' });
});

it('is limited to oneself and to admins, and never erases the last admin', async () => {
  const buyer = await createActor(sql, 'buyer');
  for (const actor of ['buyer', 'seller', 'support', 'catalogueStaff'] as const)
    await expect(eraseUser(actors[actor].db, buyer.id!, 'Asked')).rejects.toMatchObject({
      code: 'not_allowed',
    });
  await expect(eraseUser(actors.admin.db, buyer.id!, ' ')).rejects.toMatchObject({ code: 'reason_required' });
  await eraseUser(actors.admin.db, buyer.id!, 'Asked by mail');
  const [entry] = await sql`
    select actor_id, action, reason from public.audit_log where table_name = 'users' and row_id = ${buyer.id}`;
  expect(entry).toEqual({ actor_id: actors.admin.id, action: 'DELETE', reason: 'Asked by mail' });
  await expect(eraseUser(actors.admin.db, actors.admin.id!, 'Me')).rejects.toMatchObject({
    code: 'own_account',
  });
  await expect(eraseUser(actors.admin.db, buyer.id!, 'Again')).rejects.toMatchObject({
    code: 'changed_meanwhile',
  });
  await expect(eraseUser(actors.admin.db, randomUUID(), 'Asked')).rejects.toMatchObject({
    code: 'user_not_found',
  });
  await expect(
    sql.begin(async (tx) => {
      await tx`delete from public.staff where role = 'admin'`;
    }),
  ).rejects.toMatchObject({ message: 'last_admin' });
  await expect(eraseAccount(actors.anonymous.db)).rejects.toMatchObject({ code: 'not_signed_in' });
});
