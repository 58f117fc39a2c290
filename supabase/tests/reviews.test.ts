import { randomUUID } from 'node:crypto';
import { listReviews } from '../src/catalogue/queries.ts';
import { getStaffQueues } from '../src/site/overview-queries.ts';
import { listNotifications } from '../src/notifications/queries.ts';
import {
  findOwnReview,
  listAllReviews,
  listCompanyReviews,
  moderateMatchingReviews,
  moderateReviews,
  replyReview,
  reportReview,
  submitReview,
} from '../src/reviews/queries.ts';
import { type ActorName, type Actors, connect, createActor, createActors, type Sql } from './actors.ts';
import { createCategory, createOrder, createProduct } from './goods.ts';
import { latestFeedback } from './latest-feedback.ts';

let sql: Sql;
let actors: Actors;
let product: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  // Everyone has a browser of their own.
  await sql`
    update auth.sessions set user_agent = user_id::text
    where user_id = any (${Object.values(actors).flatMap(({ id }) => id ?? [])})`;
});
afterAll(() => sql.end());

const db = (actor: ActorName) => actors[actor].db;
const kinds = async (actor: ActorName) => (await listNotifications(db(actor))).items.map(({ kind }) => kind);
const ratingOf = async () => {
  const [offer] = await sql<{ rating_count: number; rating_average: string }[]>`
    select rating_count, rating_average from public.product_offers where product_id = ${product}`;
  return [offer!.rating_count, Number(offer!.rating_average)];
};
const setPhone = (actor: ActorName, phone: string) =>
  sql`update public.profiles set phone = ${phone} where id = ${actors[actor].id}`;

beforeEach(async () => {
  product = await createProduct(sql, {
    company_id: actors.seller.company!,
    category_id: await createCategory(sql),
  });
});

const reply = async (actor: ActorName, id: number, body: string) =>
  replyReview(db(actor), await latestFeedback(sql, 'review', id, 'company'), body);
const moderate = async (actor: ActorName, id: number, reason?: string) =>
  moderateReviews(db(actor), [await latestFeedback(sql, 'review', id, 'staff')], reason);
const review = (actor: ActorName, rating = 2, body = 'Arrived wet') =>
  submitReview(db(actor), product, rating, body);

it('is answered once in public by members with the right to reviews, and its author is notified', async () => {
  const id = await review('buyer');
  expect(await kinds('sales')).toContain('review_received');
  expect((await listCompanyReviews(db('manager'), { state: 'unanswered' })).items[0]).toMatchObject({
    id,
    body: 'Arrived wet',
    product_id: product,
    reply: null,
  });
  await reply('sales', id, ' Sorry, a new bag is on its way. ');
  expect((await listReviews(db('anonymous'), product)).items).toMatchObject([
    { id, reply: 'Sorry, a new bag is on its way.' },
  ]);
  expect(await kinds('buyer')).toContain('review_replied');
  await expect(reply('seller', id, 'Again')).rejects.toMatchObject({ code: 'already_replied' });
  const answered = await listCompanyReviews(db('seller'), { state: 'answered', product_id: product });
  expect(answered.items).toMatchObject([{ id }]);
  expect((await listCompanyReviews(db('seller'), { rating: 5, product_id: product })).count).toBe(0);
});

it.each([
  ['otherSeller', 'review_not_found'],
  ['warehouse', 'not_allowed'],
  ['finance', 'not_allowed'],
  ['buyer', 'not_approved'],
  ['suspendedSeller', 'not_approved'],
  ['admin', 'not_approved'],
  ['anonymous', 'not_signed_in'],
] as const)('refuses a reply by %s', async (actor, code) => {
  const id = await review('buyer');
  await expect(reply(actor, id, 'Hello')).rejects.toMatchObject({ code });
});

it('refuses an empty or too long reply at its field', async () => {
  const id = await review('buyer');
  for (const body of [' ', 'x'.repeat(2001)]) {
    await expect(reply('seller', id, body)).rejects.toMatchObject({
      code: 'invalid_input',
      context: { field: 'body' },
    });
  }
});

it('is reported once per person, awaits staff, and is hidden with a reason', async () => {
  const id = await review('buyer', 1, 'Thieves');
  await review('otherBuyer', 5, 'Fine');
  const before = (await getStaffQueues(db('support'))).reviews!;
  await reportReview(db('seller'), id, 'insult', 'Calls us thieves');
  await reportReview(db('otherBuyer'), id, 'off_topic');
  await expect(reportReview(db('seller'), id, 'false')).rejects.toMatchObject({ code: 'already_reported' });
  expect((await getStaffQueues(db('support'))).reviews).toBe(before + 1);
  expect(await kinds('catalogueStaff')).toContain('review_reported');
  const [waiting] = (await listAllReviews(db('support'), { state: 'reported' })).items;
  expect(waiting).toMatchObject({
    id,
    company_id: actors.seller.company,
    reports: [
      { by_company: false, reason: 'off_topic', note: null },
      { by_company: true, reason: 'insult', note: 'Calls us thieves' },
    ],
  });
  expect(await ratingOf()).toEqual([2, 3]);
  expect(await moderate('support', id, 'Insult')).toBe(1);
  expect(await ratingOf()).toEqual([1, 5]);
  const page = await listReviews(db('anonymous'), product);
  expect(page).toMatchObject({ total: 1, items: [{ body: 'Fine' }], distribution: { 1: 0, 5: 1 } });
  expect(await db('anonymous').from('reviews').select('id').eq('id', id)).toMatchObject({ data: [] });
  expect(await findOwnReview(db('buyer'), product)).toMatchObject({ id, hidden_reason: 'Insult' });
  expect((await listNotifications(db('buyer'))).items[0]).toMatchObject({
    kind: 'review_hidden',
    subject: { product_id: product, reason: 'Insult' },
  });
  await expect(reply('seller', id, 'Hello')).rejects.toMatchObject({ code: 'review_not_found' });
  const [entry] = await sql`
    select reason, actor_id, company_id from public.audit_log
    where table_name = 'reviews' and row_id = ${String(id)} and reason = 'Insult'`;
  expect(entry).toMatchObject({ actor_id: actors.support.id, company_id: actors.seller.company });
});

it('stays hidden after its author rewrites it, until staff review it', async () => {
  const id = await review('buyer', 1, 'Thieves');
  await moderate('admin', id, 'Insult');
  await review('buyer', 2, 'Arrived wet');
  expect((await listReviews(db('anonymous'), product)).total).toBe(0);
  const waiting = await listAllReviews(db('admin'), { state: 'reported', product_id: product });
  expect(waiting.items).toMatchObject([{ id, body: 'Arrived wet', hidden_reason: 'Insult' }]);
  await moderate('admin', id);
  expect((await listReviews(db('anonymous'), product)).items).toMatchObject([{ id, rating: 2 }]);
  expect(await ratingOf()).toEqual([1, 2]);
  expect((await listAllReviews(db('admin'), { state: 'reported', product_id: product })).count).toBe(0);
});

it.each(['seller', 'buyer', 'financeStaff', 'anonymous'] as const)(
  'refuses the list of all sellers and hiding to %s',
  async (actor) => {
    const id = await review('buyer');
    const code = actor === 'anonymous' ? 'not_signed_in' : 'not_allowed';
    await expect(moderate(actor, id, 'No')).rejects.toMatchObject({ code });
    await expect(listAllReviews(db(actor), {})).rejects.toMatchObject({ code });
  },
);

it('cannot be reported by its author, without a known reason, or without limit', async () => {
  const id = await review('buyer');
  await expect(reportReview(db('buyer'), id, 'false')).rejects.toMatchObject({ code: 'review_not_found' });
  await expect(reportReview(db('anonymous'), id, 'false')).rejects.toMatchObject({ code: 'not_signed_in' });
  await expect(reportReview(db('seller'), id, 'dislike' as 'false')).rejects.toMatchObject({
    code: 'invalid_input',
  });
  const busy = await createActor(sql, 'buyer');
  await sql`
    with many as (
      insert into public.reviews (product_id, rating) select ${product}, 3 from generate_series(1, 20) returning id)
    insert into public.review_reports (review_id, user_id, by_company, reason)
    select id, ${busy.id}, false, 'false' from many`;
  await expect(reportReview(busy.db, id, 'false')).rejects.toMatchObject({ code: 'rate_limited' });
});

it('by a person who ordered to an address of the company or signs in on its device is marked', async () => {
  const [byAddress, byDevice] = [await createActor(sql, 'buyer'), await createActor(sql, 'buyer')];
  const { checkout } = await createOrder(sql, { buyer: byAddress.id!, company: actors.seller.company! });
  await sql`update public.checkouts set address = '12 Showroom Street' where id = ${checkout}`;
  await sql`
    insert into public.addresses (user_id, full_name, phone, governorate, district, address)
    values (${actors.seller.id}, 'S', '+9647700000009', 'IQ-BG', 'Mansour', '12 showroom  street')`;
  await sql`update auth.sessions set ip = '10.9.8.7', user_agent = 'Browser 1' where user_id in (${byDevice.id}, ${actors.sales.id})`;
  await submitReview(byAddress.db, product, 5, '');
  await submitReview(byDevice.db, product, 5, '');
  const { items } = await listAllReviews(db('catalogueStaff'), { state: 'suspected', product_id: product });
  expect(items.map(({ suspicion, user_id }) => [user_id, suspicion])).toEqual(
    expect.arrayContaining([
      [byAddress.id, 'address'],
      [byDevice.id, 'device'],
    ]),
  );
});

it('by a person who shares a phone with the company, or joined it, is marked for staff only', async () => {
  await setPhone('warehouse', '+9647700000001');
  await setPhone('otherBuyer', '+9647700000001');
  const id = await review('otherBuyer', 5, 'The best');
  await review('buyer', 4);
  const marked = await listAllReviews(db('catalogueStaff'), { state: 'suspected', product_id: product });
  expect(marked.items).toMatchObject([{ id, suspicion: 'phone' }]);
  const [own] = (await listCompanyReviews(db('seller'), { term: 'best', product_id: product })).items;
  expect(own).not.toHaveProperty('suspicion');
});

it('is found by words and author in both lists', async () => {
  const word = `w${randomUUID().slice(0, 8)}`;
  const id = await review('buyer', 3, `Good ${word}`);
  expect((await listAllReviews(db('admin'), { term: word.toUpperCase() })).items).toMatchObject([{ id }]);
  const named = await listCompanyReviews(db('seller'), { term: 'test buyer', product_id: product });
  expect(named.items).toMatchObject([{ id, author_name: 'Test buyer' }]);
});

it('are hidden and shown by a filter except some, as many as the person saw', async () => {
  const ids = [await review('buyer', 4), await review('otherBuyer', 4)];
  const filter = { product_id: product, rating: 4 };
  const all = (expected: number, except: number[], reason?: string, by: ActorName = 'support') =>
    moderateMatchingReviews(db(by), { filter, except, expected }, reason);
  await expect(all(1, [], 'Spam')).rejects.toMatchObject({ code: 'stale_version', context: { count: 2 } });
  await expect(all(2, [], 'Spam', 'financeStaff')).rejects.toMatchObject({ code: 'not_allowed' });
  expect(await all(1, [ids[0]!], 'Spam')).toBe(1);
  const states = async () =>
    (await sql`select hidden_reason from public.reviews where id = any (${ids}) order by id`).map(
      (row) => row.hidden_reason as string | null,
    );
  expect(await states()).toEqual([null, 'Spam']);
  expect(await all(2, [])).toBe(2);
  expect(await states()).toEqual([null, null]);
  await expect(
    moderateMatchingReviews(
      db('support'),
      { filter: { ...filter, rating: 1 }, except: [], expected: 0 },
      'No',
    ),
  ).rejects.toMatchObject({ code: 'invalid_input' });
});
