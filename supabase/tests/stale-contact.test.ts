import { randomUUID } from 'node:crypto';
import type { AppError } from '../src/errors.ts';
import {
  answerContactMessage,
  assignContactMessage,
  getContactMessage,
  type SeenContactMessage,
  setContactMessageStatus,
} from '../src/contact/queries.ts';
import { type Actors, connect, createActors, type Sql } from './actors.ts';

let sql: Sql;
let actors: Actors;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
});
afterAll(() => sql.end());

/** Stores a message and reads it as the support does. */
async function receive() {
  const [row] = await sql<{ id: number }[]>`
    insert into public.contact_messages (full_name, email, message)
    values ('Huda', 'huda@example.com', 'Hello') returning id::int`;
  return see(row!.id);
}
const see = (id: number) => getContactMessage(actors.support.db, id);

/** Rows that decisions on a message write. */
async function written(id: number) {
  const [counts] = await sql`
    select count(*)::int as answers, count(o.id)::int as mails,
      (select count(*)::int from public.audit_log where table_name = 'contact_messages' and row_id = ${String(id)}) as entries
    from public.contact_answers a left join private.outbox o on o.id = a.email_id
    where a.contact_message_id = ${id}`;
  return counts;
}

const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done' as const,
    (error: AppError) => ({ code: error.code, ...error.context }),
  );

type Decide = (by: 'admin' | 'support', seen: SeenContactMessage) => Promise<void>;

describe('a contact message', () => {
  const answer: Decide = (by, seen) =>
    answerContactMessage(actors[by].db, seen, { body: 'Gladly', idempotencyKey: randomUUID() });
  const close: Decide = (by, seen) => setContactMessageStatus(actors[by].db, seen, 'Closed');
  const takeOn: Decide = (by, seen) => assignContactMessage(actors[by].db, seen, actors[by].id!);

  it.each([
    ['answered', answer, 'contact_answered'],
    ['closed', close, 'contact_closed'],
    ['taken on', takeOn, 'contact_changed'],
  ])(
    '%s by a colleague cannot be answered, closed or assigned in its old version',
    async (_, first, what) => {
      const seen = await receive();
      await first('admin', seen);
      const before = await written(seen.id);
      for (const decide of [answer, close, takeOn])
        expect(await outcomeOf(decide('support', seen))).toMatchObject({
          code: 'changed_meanwhile',
          what,
          by_role: 'admin',
          by: 'Test admin',
          at: expect.stringMatching(/^\d{4}-/),
        });
      expect(await written(seen.id)).toEqual(before);
    },
  );

  it.each([
    ['close', close],
    ['taking on', takeOn],
  ])('reports success for %s repeated by the same person, and writes nothing', async (_, decide) => {
    const seen = await receive();
    await decide('support', seen);
    const before = await written(seen.id);
    expect(await outcomeOf(decide('support', seen))).toBe('done');
    expect(await written(seen.id)).toEqual(before);
    expect(await outcomeOf(answer('support', seen))).toMatchObject({
      code: 'changed_meanwhile',
      by_role: 'self',
      by: null,
    });
  });

  it('reports success for a repeated answer after further changes', async () => {
    const seen = await receive();
    const once = { body: 'Gladly', idempotencyKey: randomUUID() };
    await answerContactMessage(actors.support.db, seen, once);
    await close('admin', await see(seen.id));
    const before = await written(seen.id);
    expect(await outcomeOf(answerContactMessage(actors.support.db, seen, once))).toBe('done');
    expect(await written(seen.id)).toEqual(before);
    expect(await see(seen.id)).toMatchObject({ status: 'Closed' });
  });

  it('reports a change if it was closed and reopened meanwhile', async () => {
    const seen = await receive();
    await close('admin', seen);
    const closed = await see(seen.id);
    await setContactMessageStatus(actors.admin.db, closed, 'Answered');
    expect(await outcomeOf(close('support', closed))).toMatchObject({
      code: 'changed_meanwhile',
      what: 'contact_changed',
      by: 'Test admin',
    });
  });
});

it.each([
  ['assign_contact_message', {}],
  ['set_contact_message_status', { status: 'Closed' }],
  ['answer_contact_message', { body: 'x', idempotency_key: randomUUID() }],
] as const)('refuses a call of %s without the version', async (name, input) => {
  const { error } = await actors.admin.db.rpc(name, { message_id: 1, ...input } as never);
  expect(error?.code).toBe('PGRST202');
});
