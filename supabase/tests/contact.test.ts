import { randomUUID } from 'node:crypto';
import {
  answerContactMessage,
  assignContactMessage,
  type ContactFilter,
  type ContactMessage,
  getContactMessage,
  listContactMessages,
  setContactMessageStatus,
  submitContact,
} from '../src/contact/queries.ts';
import { getStaffQueues } from '../src/site/overview-queries.ts';
import { type ActorName, type Actors, connect, createActors, type Sql } from './actors.ts';
import { formGuard, mailsTo, sendContactMessage, someAddress } from './forms.ts';

let sql: Sql;
let actors: Actors;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
});
// All these forms come from one address; its limit is tested separately.
beforeEach(() => sql`delete from private.form_submissions`);
afterAll(() => sql.end());

const write = (actor: ActorName, values: Partial<ContactMessage> = {}) =>
  sendContactMessage(sql, actors[actor], values);

describe('a contact message from the form', () => {
  it('is stored once even if sent repeatedly, and confirmed to the account', async () => {
    const guard = await formGuard(sql);
    const message = { full_name: 'Ali', email: someAddress(), message: ' مرحبا ', language: 'ar' as const };
    const { db, email } = actors.buyer;
    expect(await submitContact(db, guard, message)).toEqual({ mailed_to: email });
    expect(await submitContact(db, guard, message)).toEqual({ mailed_to: email });
    const kept = await sql`
      select full_name, message, language, user_id from public.contact_messages where email = ${message.email}`;
    expect([...kept]).toEqual([
      { full_name: 'Ali', message: 'مرحبا', language: 'ar', user_id: actors.buyer.id },
    ]);
    expect((await mailsTo(sql, email)).at(-1)).toMatchObject({
      template: 'contact_confirmed',
      params: { buyer_name: 'Ali', message: 'مرحبا' },
    });
  });

  it.each([
    [{ email: 'x' }, { field: 'email' }],
    [{ full_name: '' }, { field: 'full_name', rule: 'required' }],
    [{ message: ' ' }, { field: 'message', rule: 'required' }],
    [{ message: 'x'.repeat(4001) }, { field: 'message', rule: 'too_long' }],
    [{ language: 'fr' }, { field: 'language' }],
  ])('is refused: %j', async (values, context) => {
    await expect(write('anonymous', values as Partial<ContactMessage>)).rejects.toMatchObject({
      code: 'invalid_input',
      context,
    });
  });

  it('is read by admins only', async () => {
    const email = someAddress();
    await write('buyer', { email });
    const read = (name: ActorName) =>
      actors[name].db.from('contact_messages').select('message').eq('email', email);
    expect((await read('buyer')).data ?? []).toEqual([]);
    expect((await read('seller')).data ?? []).toEqual([]);
    expect((await read('admin')).data).toEqual([{ message: 'مرحبا' }]);
  });
});

describe('a contact message for the staff', () => {
  const refused: ActorName[] = ['anonymous', 'buyer', 'seller', 'catalogueStaff', 'financeStaff'];
  const word = randomUUID().slice(0, 8);

  /** Stores a message of a visitor, or of the buyer's account. */
  async function store(values: { user_id?: string; language?: 'en' | 'ar' } = {}): Promise<number> {
    const row = { full_name: 'Ali', email: 'typed@example.com', message: `Hello ${word}`, ...values };
    const [made] = await sql<{ id: number }[]>`
      insert into public.contact_messages ${sql(row)} returning id::int`;
    return made!.id;
  }
  /** Message in its current version, for tests in which no page is stale. */
  const latest = (id: number) => getContactMessage(actors.support.db, id);
  const mailsAbout = (id: number) => sql<
    { address: string; language: string; params: Record<string, unknown> }[]
  >`
    select o.address, o.language, o.params from private.outbox o
    join public.contact_answers a on a.email_id = o.id where a.contact_message_id = ${id}`;

  it.each(refused)('refuses %s reading and answering', async (name) => {
    const code = name === 'anonymous' ? 'not_signed_in' : 'not_allowed';
    const { db } = actors[name];
    const answer = { body: 'Hello', idempotencyKey: randomUUID() };
    const seen = await latest(await store());
    const calls = [
      () => listContactMessages(db, {}),
      () => getContactMessage(db, seen.id),
      () => assignContactMessage(db, seen, null),
      () => setContactMessageStatus(db, seen, 'Closed'),
      () => answerContactMessage(db, seen, answer),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code });
  });

  it('stores an answer, mails it once to the account in the sender’s language, and assigns the message', async () => {
    const id = await store({ user_id: actors.buyer.id!, language: 'ar' });
    const answer = { body: ' نعم، نوصل ', idempotencyKey: randomUUID() };
    for (let turn = 0; turn < 2; turn += 1)
      await answerContactMessage(actors.support.db, await latest(id), answer);
    const message = await getContactMessage(actors.admin.db, id);
    expect(message).toMatchObject({
      status: 'Answered',
      assigned_to: actors.support.id,
      answers: [
        { body: 'نعم، نوصل', author: 'Test support', mailed_to: actors.buyer.email, mail: 'waiting' },
      ],
    });
    const assignees = message.assignees.map((one) => one.id);
    expect(assignees).toEqual(expect.arrayContaining([actors.admin.id, actors.support.id]));
    expect(assignees).not.toContain(actors.financeStaff.id);
    expect(await mailsAbout(id)).toMatchObject([
      { address: actors.buyer.email, language: 'ar', params: { answer: 'نعم، نوصل' } },
    ]);
  });

  it('mails a guest at the typed address, with nothing but the answer', async () => {
    const id = await store();
    const answer = { body: 'Yes, we do.', idempotencyKey: randomUUID() };
    await answerContactMessage(actors.support.db, await latest(id), answer);
    const [mail] = await mailsAbout(id);
    expect(mail).toMatchObject({ address: 'typed@example.com', language: 'en' });
    expect(Object.keys(mail!.params).sort()).toEqual(['answer', 'reply_to']);
    const empty = { body: '  ', idempotencyKey: randomUUID() };
    await expect(answerContactMessage(actors.support.db, await latest(id), empty)).rejects.toMatchObject({
      code: 'invalid_input',
      context: { field: 'body', rule: 'required' },
    });
  });

  it('is found by words, status and assignee', async () => {
    const { db } = actors.support;
    const id = await store();
    const found = async (filter: ContactFilter) =>
      (await listContactMessages(db, filter)).items.map((one) => one.id);
    expect(await found({ term: word, status: 'New', assignee: 'nobody' })).toContain(id);
    await assignContactMessage(db, await latest(id), actors.support.id);
    await setContactMessageStatus(db, await latest(id), 'Closed');
    expect(await found({ term: word, status: 'New' })).not.toContain(id);
    const [mine] = (await listContactMessages(db, { assignee: 'me', status: 'Closed' })).items;
    expect(mine).toMatchObject({ id, assignee: 'Test support' });
    await expect(assignContactMessage(db, await latest(id), actors.buyer.id)).rejects.toMatchObject({
      code: 'invalid_input',
    });
    await expect(getContactMessage(db, -1)).rejects.toMatchObject({ code: 'contact_message_not_found' });
    await expect(getContactMessage(db, Number('x'))).rejects.toMatchObject({
      code: 'contact_message_not_found',
    });
  });
});

it('counts open work of each staff member in queues, and nothing else', async () => {
  await write('buyer');
  const support = await getStaffQueues(actors.support.db);
  expect(support.messages).toBeGreaterThan(0);
  expect(Object.keys(support).sort()).toEqual([
    ...['messages', 'orders', 'questions', 'quotes', 'returns', 'reviews'],
  ]);
  expect(Object.keys(await getStaffQueues(actors.financeStaff.db)).sort()).toEqual([
    ...['adjustments', 'payouts', 'remittances'],
  ]);
  await expect(getStaffQueues(actors.buyer.db)).rejects.toMatchObject({ code: 'not_allowed' });
});
