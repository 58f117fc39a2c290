import { randomUUID } from 'node:crypto';
import {
  answerEnquiry,
  assignEnquiry,
  type EnquiryKind,
  getEnquiry,
  getStaffQueues,
  listEnquiries,
  setEnquiryStatus,
} from '../src/queries/enquiries.ts';
import { type ActorName, type Actors, connect, createActors, type Sql } from './actors.ts';

let sql: Sql;
let actors: Actors;
const refused: ActorName[] = ['anonymous', 'buyer', 'seller', 'catalogueStaff', 'financeStaff'];
const word = randomUUID().slice(0, 8);
const ids: Record<EnquiryKind, string> = { quote: '', message: '' };

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
});
beforeEach(async () => {
  const [quote] = await sql<{ id: string }[]>`
    insert into public.quote_requests (user_id, full_name, email, phone, language, message)
    values (${actors.buyer.id}, 'Huda', 'typed@example.com', '+9647701112223', 'ar', ${`Please ${word}`}) returning id`;
  await sql`
    insert into public.quote_lines (quote_request_id, description, quantity) values (${quote!.id}, 'Rebar', 2.5)`;
  const [message] = await sql<{ id: string }[]>`
    insert into public.contact_messages (full_name, email, message, language)
    values ('Ali', 'guest@example.com', ${`Hello ${word}`}, 'en') returning id::text`;
  Object.assign(ids, { quote: quote!.id, message: message!.id });
});
afterAll(() => sql.end());

/** Enquiry in its current version, for tests in which no page is stale. */
const latest = (kind: EnquiryKind) => getEnquiry(actors.support.db, kind, ids[kind]);
const mailsAbout = (kind: EnquiryKind) => sql<
  { address: string; language: string; params: Record<string, unknown> }[]
>`
  select o.address, o.language, o.params from private.outbox o
  join public.enquiry_answers a on a.email_id = o.id
  where coalesce(a.quote_request_id::text, a.contact_message_id::text) = ${ids[kind]}`;

it.each(refused)('refuses %s reading and answering enquiries', async (name) => {
  const code = name === 'anonymous' ? 'not_signed_in' : 'not_allowed';
  const { db } = actors[name];
  const answer = { body: 'Hello', idempotencyKey: randomUUID() };
  const seen = await latest('quote');
  const calls = [
    () => listEnquiries(db, 'quote', {}),
    () => getEnquiry(db, 'message', ids.message),
    () => assignEnquiry(db, 'quote', seen, null),
    () => setEnquiryStatus(db, 'quote', seen, 'Closed'),
    () => answerEnquiry(db, 'quote', seen, answer),
  ];
  for (const call of calls) await expect(call()).rejects.toMatchObject({ code });
});

it('stores a reply to a visitor without an email address for staff to pass on', async () => {
  await sql`update public.quote_requests set email = null, user_id = null where id = ${ids.quote}`;
  await answerEnquiry(actors.support.db, 'quote', await latest('quote'), {
    body: 'Price',
    idempotencyKey: randomUUID(),
  });
  const enquiry = await getEnquiry(actors.support.db, 'quote', ids.quote);
  expect(enquiry).toMatchObject({
    status: 'Answered',
    email: null,
    answers: [{ body: 'Price', mailed_to: null, mail: 'none' }],
  });
  expect(await mailsAbout('quote')).toHaveLength(0);
});

it('stores a reply, mails it once to the account in the asker’s language, and assigns the request', async () => {
  const answer = { body: ' السعر 10,000 ', idempotencyKey: randomUUID() };
  for (let turn = 0; turn < 2; turn += 1)
    await answerEnquiry(actors.support.db, 'quote', await latest('quote'), answer);
  const enquiry = await getEnquiry(actors.admin.db, 'quote', ids.quote);
  expect(enquiry).toMatchObject({
    status: 'Answered',
    assigned_to: actors.support.id,
    lines: [{ description: 'Rebar', quantity: 2.5 }],
    answers: [
      { body: 'السعر 10,000', author: 'Test support', mailed_to: actors.buyer.email, mail: 'waiting' },
    ],
  });
  expect(enquiry.assignees.map(({ id }) => id)).toEqual(
    expect.arrayContaining([actors.admin.id, actors.support.id]),
  );
  expect(enquiry.assignees.map(({ id }) => id)).not.toContain(actors.financeStaff.id);
  expect(await mailsAbout('quote')).toMatchObject([
    {
      address: actors.buyer.email,
      language: 'ar',
      params: { number: enquiry.number, answer: 'السعر 10,000', quote_id: ids.quote },
    },
  ]);
});

it('mails a guest at the typed address, with nothing but the reply', async () => {
  const answer = { body: 'Yes, we do.', idempotencyKey: randomUUID() };
  await answerEnquiry(actors.support.db, 'message', await latest('message'), answer);
  const [mail] = await mailsAbout('message');
  expect(mail).toMatchObject({ address: 'guest@example.com', language: 'en' });
  expect(Object.keys(mail!.params).sort()).toEqual(['answer', 'reply_to']);
  const empty = { body: '  ', idempotencyKey: randomUUID() };
  await expect(
    answerEnquiry(actors.support.db, 'message', await latest('message'), empty),
  ).rejects.toMatchObject({
    code: 'invalid_input',
    context: { field: 'body', rule: 'required' },
  });
});

it('searches by words, number and phone, and filters by status and assignee', async () => {
  const { db } = actors.support;
  const found = async (kind: EnquiryKind, filter: Parameters<typeof listEnquiries>[2]) =>
    (await listEnquiries(db, kind, filter)).items.map(({ id }) => id);
  const { number } = await getEnquiry(db, 'quote', ids.quote);
  expect(await found('quote', { term: number })).toEqual([ids.quote]);
  expect(await found('quote', { term: '0770 1112223'.replace(' ', '') })).toContain(ids.quote);
  expect(await found('message', { term: word, status: 'New', assignee: 'nobody' })).toContain(ids.message);
  await assignEnquiry(db, 'message', await latest('message'), actors.support.id);
  await setEnquiryStatus(db, 'message', await latest('message'), 'Closed');
  expect(await found('message', { term: word, status: 'New' })).not.toContain(ids.message);
  const [mine] = (await listEnquiries(db, 'message', { assignee: 'me', status: 'Closed' })).items;
  expect(mine).toMatchObject({ id: ids.message, assignee: 'Test support' });
  await expect(assignEnquiry(db, 'message', await latest('message'), actors.buyer.id)).rejects.toMatchObject({
    code: 'invalid_input',
  });
  await expect(getEnquiry(db, 'quote', '12')).rejects.toMatchObject({ code: 'enquiry_not_found' });
});

it('counts open work of each staff member in queues, and nothing else', async () => {
  const support = await getStaffQueues(actors.support.db);
  expect(support.messages).toBeGreaterThan(0);
  expect(Object.keys(support).sort()).toEqual(['messages', 'orders', 'questions', 'quotes', 'reviews']);
  expect(await getStaffQueues(actors.financeStaff.db)).toEqual({});
  await expect(getStaffQueues(actors.buyer.db)).rejects.toMatchObject({ code: 'not_allowed' });
});
