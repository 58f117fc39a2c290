import { answerLimit } from '../src/feedback/queries.ts';
import { randomUUID } from 'node:crypto';
import { getStaffQueues } from '../src/site/overview-queries.ts';
import { listNotifications, refuseMails } from '../src/notifications/queries.ts';
import {
  answerQuestion,
  askQuestion,
  deleteQuestion,
  listAllQuestions,
  listCompanyQuestions,
  listOwnQuestions,
  listQuestions,
  moderateQuestions,
  questionLimit,
  reportQuestion,
} from '../src/questions/queries.ts';
import {
  type ActorName,
  actorNames,
  type Actors,
  connect,
  createActor,
  createActors,
  type Sql,
} from './actors.ts';
import { createCategory, createProduct } from './goods.ts';
import { latestFeedback } from './latest-feedback.ts';

let sql: Sql;
let actors: Actors;
let category_id: number;
let product: number;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  category_id = await createCategory(sql);
});
afterAll(() => sql.end());
beforeEach(async () => {
  product = await createProduct(sql, { company_id: actors.seller.company!, category_id });
  await sql`delete from public.product_questions where user_id = ${actors.buyer.id}`;
});

const db = (name: ActorName) => actors[name].db;
const answer = async (name: ActorName, id: number, body: string) =>
  answerQuestion(db(name), await latestFeedback(sql, 'question', id, 'company'), body);
const moderate = async (name: ActorName, id: number, reason?: string) =>
  moderateQuestions(db(name), [await latestFeedback(sql, 'question', id, 'staff')], reason);
const ask = (name: ActorName = 'buyer', body = 'Does it fit a 13 mm chuck?') =>
  askQuestion(db(name), product, body);
const kinds = async (name: ActorName) =>
  (await listNotifications(db(name))).items
    .filter(({ subject }) => subject.product_id === product)
    .map(({ kind }) => kind);
const mailsTo = async (name: ActorName) => {
  const rows = await sql<{ template: string; params: Record<string, unknown> }[]>`
    select o.template, o.params from private.outbox o join auth.users u on u.email = o.address
    where u.id = ${actors[name].id} and o.params ->> 'product_id' = ${String(product)} order by o.id`;
  return rows.map(({ template, params }) => [template, params.answer ?? params.question]);
};

it('is visible only to its asker until it is answered once in public', async () => {
  const id = await ask('buyer', ' Does it fit a 13 mm chuck? ');
  expect(await listQuestions(db('anonymous'), product)).toEqual({ items: [], total: 0 });
  expect(await listOwnQuestions(db('buyer'), product)).toMatchObject([
    { id, body: 'Does it fit a 13 mm chuck?', answer: null },
  ]);
  expect(await listOwnQuestions(db('otherBuyer'), product)).toEqual([]);
  expect(
    (await listCompanyQuestions(db('sales'), { state: 'unanswered', product_id: product })).items,
  ).toMatchObject([{ id, answer: null, reported: false, product_id: product }]);

  await answer('sales', id, ' Yes, up to 13 mm. ');
  const { items } = await listQuestions(db('anonymous'), product);
  expect(items).toMatchObject([{ id, author_name: 'Test buyer', answer: 'Yes, up to 13 mm.' }]);
  expect(items[0]).not.toHaveProperty('user_id');
  expect((await db('anonymous').from('product_questions').select('id').eq('id', id)).data).toHaveLength(1);
  await expect(answer('seller', id, 'Again')).rejects.toMatchObject({ code: 'already_answered' });
  expect((await listCompanyQuestions(db('seller'), { state: 'unanswered', product_id: product })).count).toBe(
    0,
  );
  const [entry] = await sql<{ action: string }[]>`
    select action from public.audit_log
    where table_name = 'product_questions' and row_id = ${String(id)} and actor_id = ${actors.sales.id}`;
  expect(entry).toEqual({ action: 'UPDATE' });
});

it('notifies and mails those who answer, and the asker of the answer, unless they switched the mails off', async () => {
  await refuseMails(db('manager'), actors.manager.id!, 'question_received', true);
  const id = await ask();
  await answer('seller', id, 'Yes');
  for (const name of ['seller', 'manager', 'sales'] as const)
    expect([name, await kinds(name)]).toEqual([name, ['question_received']]);
  for (const name of ['warehouse', 'finance', 'otherSeller'] as const)
    expect([name, await kinds(name)]).toEqual([name, []]);
  expect(await kinds('buyer')).toEqual(['question_answered']);
  expect(await mailsTo('seller')).toEqual([['question_received', 'Does it fit a 13 mm chuck?']]);
  expect(await mailsTo('manager')).toEqual([]);
  expect(await mailsTo('warehouse')).toEqual([]);
  expect(await mailsTo('buyer')).toEqual([['question_answered', 'Yes']]);
  await refuseMails(db('manager'), actors.manager.id!, 'question_received', false);
});

it.each([
  ['otherSeller', 'question_not_found'],
  ['warehouse', 'not_allowed'],
  ['finance', 'not_allowed'],
  ['pendingSeller', 'not_approved'],
  ['suspendedSeller', 'not_approved'],
  ['buyer', 'not_approved'],
  ['admin', 'not_approved'],
  ['anonymous', 'not_signed_in'],
] as const)('refuses an answer by %s', async (actor, code) => {
  const id = await ask();
  await expect(answer(actor, id, 'Hello')).rejects.toMatchObject({ code });
  if (code !== 'question_not_found')
    await expect(listCompanyQuestions(db(actor), {})).rejects.toMatchObject({ code });
  else expect((await listCompanyQuestions(db(actor), { product_id: product })).count).toBe(0);
});

it('can be asked by signed-in people outside the company, about products on sale, within the length limit', async () => {
  await expect(ask('anonymous')).rejects.toMatchObject({ code: 'not_signed_in' });
  for (const name of ['seller', 'warehouse'] as const)
    await expect(ask(name)).rejects.toMatchObject({ code: 'own_product_question' });
  await ask('otherSeller');
  for (const body of ['  ', 'ب'.repeat(questionLimit + 1)])
    await expect(ask('buyer', body)).rejects.toMatchObject({
      code: 'invalid_input',
      context: { field: 'body' },
    });
  const id = await ask('buyer', 'ب'.repeat(questionLimit));
  for (const body of ['  ', 'ب'.repeat(answerLimit + 1)])
    await expect(answer('seller', id, body)).rejects.toMatchObject({
      context: { field: 'body' },
    });
  await sql`update public.products set published = false where id = ${product}`;
  await expect(ask()).rejects.toMatchObject({ code: 'product_not_found' });
  await expect(askQuestion(db('buyer'), 999_999_999, 'There?')).rejects.toMatchObject({
    code: 'product_not_found',
  });
});

it('is limited to five open ones per product, also for simultaneous ones, and twenty a day', async () => {
  const busy = await createActor(sql, 'buyer');
  const asked = await Promise.allSettled(
    Array.from({ length: 8 }, (_x, place) => askQuestion(busy.db, product, `Question ${place}`)),
  );
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  await expect(askQuestion(busy.db, product, 'One more')).rejects.toMatchObject({
    code: 'too_many_questions',
  });
  await sql`
    insert into public.product_questions (product_id, user_id, body, answer, answered_at)
    select ${product}, ${busy.id}, 'Old', 'Yes', now() from generate_series(1, 15)`;
  const other = await createProduct(sql, { company_id: actors.seller.company!, category_id });
  await expect(askQuestion(busy.db, other, 'Another')).rejects.toMatchObject({ code: 'rate_limited' });
});

it('is found by words of question or answer, five per page, latest answer first', async () => {
  const word = `chuck${randomUUID().slice(0, 8)}`;
  await sql`
    insert into public.product_questions (product_id, body, answer, answered_at)
    select ${product}, 'Question ' || n, case n when 3 then ${`يناسب ${word}`} else 'Answer ' || n end,
      now() + n * interval '1 minute' from generate_series(1, 7) n`;
  const first = await listQuestions(db('anonymous'), product);
  expect(first.total).toBe(7);
  expect(first.items.map(({ body }) => body)).toEqual([7, 6, 5, 4, 3].map((n) => `Question ${n}`));
  expect((await listQuestions(db('anonymous'), product, { page: 2 })).items).toHaveLength(2);
  expect(await listQuestions(db('anonymous'), product, { term: word.toUpperCase() })).toMatchObject({
    total: 1,
    items: [{ body: 'Question 3' }],
  });
  expect((await listQuestions(db('anonymous'), product, { term: '%' })).total).toBe(0);
  expect((await listCompanyQuestions(db('seller'), { term: word })).count).toBe(1);
  expect((await listAllQuestions(db('support'), { term: word })).count).toBe(1);
});

it('is reported by readers and the company, hidden by staff with a reason, and shown again', async () => {
  const id = await ask('buyer', 'Call me on 0770 123 4567');
  await expect(reportQuestion(db('otherBuyer'), id, 'personal_data')).rejects.toMatchObject({
    code: 'question_not_found',
  });
  const before = (await getStaffQueues(db('support'))).questions!;
  await reportQuestion(db('seller'), id, 'personal_data', 'A phone number');
  await answer('seller', id, 'We do');
  await reportQuestion(db('otherBuyer'), id, 'off_topic');
  await expect(reportQuestion(db('seller'), id, 'false')).rejects.toMatchObject({ code: 'already_reported' });
  await expect(reportQuestion(db('buyer'), id, 'false')).rejects.toMatchObject({
    code: 'question_not_found',
  });
  await expect(reportQuestion(db('anonymous'), id, 'false')).rejects.toMatchObject({ code: 'not_signed_in' });
  await expect(reportQuestion(db('otherBuyer'), id, 'dislike' as 'false')).rejects.toMatchObject({
    context: { field: 'reason' },
  });
  expect((await getStaffQueues(db('support'))).questions).toBe(before + 1);
  expect(await kinds('catalogueStaff')).toEqual(['question_reported']);
  const waiting = (await listAllQuestions(db('support'), { state: 'reported', product_id: product })).items;
  expect(waiting).toMatchObject([
    {
      id,
      company_id: actors.seller.company,
      reports: [
        { by_company: false, reason: 'off_topic' },
        { by_company: true, reason: 'personal_data', note: 'A phone number' },
      ],
    },
  ]);

  expect(await moderate('support', id, 'A phone number')).toBe(1);
  expect((await listQuestions(db('anonymous'), product)).total).toBe(0);
  expect((await db('anonymous').from('product_questions').select('id').eq('id', id)).data).toEqual([]);
  expect(await listOwnQuestions(db('buyer'), product)).toMatchObject([{ hidden_reason: 'A phone number' }]);
  expect(await kinds('buyer')).toContain('question_hidden');
  expect((await listAllQuestions(db('admin'), { state: 'hidden', product_id: product })).count).toBe(1);
  expect((await getStaffQueues(db('support'))).questions).toBe(before);
  const entries = await sql`
    select 1 from public.audit_log
    where table_name = 'product_questions' and row_id = ${String(id)} and reason = 'A phone number'`;
  expect(entries).toHaveLength(1);
  await moderate('admin', id);
  expect((await listQuestions(db('anonymous'), product)).total).toBe(1);
});

it('cannot be moderated by anyone else', async () => {
  const id = await ask();
  for (const name of actorNames.filter((each) => !['admin', 'support', 'catalogueStaff'].includes(each))) {
    const code = name === 'anonymous' ? 'not_signed_in' : 'not_allowed';
    await expect([name, moderate(name, id, 'No')][1]).rejects.toMatchObject({ code });
    await expect([name, listAllQuestions(db(name), {})][1]).rejects.toMatchObject({ code });
  }
  await expect(moderate('admin', 999_999_999, 'No')).rejects.toMatchObject({
    code: 'question_not_found',
  });
});

it('can be deleted only by its asker', async () => {
  const id = await ask();
  await deleteQuestion(db('otherBuyer'), id);
  await expect(deleteQuestion(db('anonymous'), id)).rejects.toMatchObject({ code: 'not_signed_in' });
  expect(await listOwnQuestions(db('buyer'), product)).toHaveLength(1);
  await deleteQuestion(db('buyer'), id);
  expect(await listOwnQuestions(db('buyer'), product)).toEqual([]);
  await expect(listOwnQuestions(db('anonymous'), product)).rejects.toMatchObject({ code: 'not_signed_in' });
});
