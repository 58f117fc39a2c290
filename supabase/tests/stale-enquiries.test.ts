import { randomUUID } from 'node:crypto';
import type { AppError } from '../src/errors.ts';
import {
  answerEnquiry,
  assignEnquiry,
  type EnquiryKind,
  getEnquiry,
  type SeenEnquiry,
  setEnquiryStatus,
} from '../src/queries/enquiries.ts';
import { type Actors, connect, createActors, type Sql } from './actors.ts';

let sql: Sql;
let actors: Actors;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
});
afterAll(() => sql.end());

async function ask(kind: EnquiryKind): Promise<string> {
  const [row] = await (kind === 'quote'
    ? sql<{ id: string }[]>`
        insert into public.quote_requests (full_name, email, phone)
        values ('Huda', 'huda@example.com', '+9647701112223') returning id::text`
    : sql<{ id: string }[]>`
        insert into public.contact_messages (full_name, email, message)
        values ('Huda', 'huda@example.com', 'Hello') returning id::text`);
  return row!.id;
}

/** Rows that decisions on an enquiry write. */
async function written(id: string) {
  const [counts] = await sql`
    select count(*)::int as answers, count(o.id)::int as mails,
      (select count(*)::int from public.audit_log where row_id = ${id}) as entries
    from public.enquiry_answers a left join private.outbox o on o.id = a.email_id
    where coalesce(a.quote_request_id::text, a.contact_message_id::text) = ${id}`;
  return counts;
}

const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done' as const,
    (error: AppError) => ({ code: error.code, ...error.context }),
  );

type Decide = (by: 'admin' | 'support', seen: SeenEnquiry) => Promise<void>;

describe.each(['quote', 'message'] as const)('a %s', (kind) => {
  const see = (id: string) => getEnquiry(actors.support.db, kind, id);
  const answer: Decide = (by, seen) =>
    answerEnquiry(actors[by].db, kind, seen, { body: 'Price', idempotencyKey: randomUUID() });
  const close: Decide = (by, seen) => setEnquiryStatus(actors[by].db, kind, seen, 'Closed');
  const takeOn: Decide = (by, seen) => assignEnquiry(actors[by].db, kind, seen, actors[by].id!);

  it.each([
    ['answered', answer, 'enquiry_answered'],
    ['closed', close, 'enquiry_closed'],
    ['taken on', takeOn, 'enquiry_changed'],
  ])(
    '%s by a colleague cannot be answered, closed or assigned in its old version',
    async (_, first, what) => {
      const seen = await see(await ask(kind));
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
    const seen = await see(await ask(kind));
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
    const seen = await see(await ask(kind));
    const once = { body: 'Price', idempotencyKey: randomUUID() };
    await answerEnquiry(actors.support.db, kind, seen, once);
    await close('admin', await see(seen.id));
    const before = await written(seen.id);
    expect(await outcomeOf(answerEnquiry(actors.support.db, kind, seen, once))).toBe('done');
    expect(await written(seen.id)).toEqual(before);
    expect(await see(seen.id)).toMatchObject({ status: 'Closed' });
  });

  it('reports a change if it was closed and reopened meanwhile', async () => {
    const seen = await see(await ask(kind));
    await close('admin', seen);
    const closed = await see(seen.id);
    await setEnquiryStatus(actors.admin.db, kind, closed, 'Answered');
    expect(await outcomeOf(close('support', closed))).toMatchObject({
      code: 'changed_meanwhile',
      what: 'enquiry_changed',
      by: 'Test admin',
    });
  });
});

it.each([
  ['assign_enquiry', {}],
  ['set_enquiry_status', { status: 'Closed' }],
  ['answer_enquiry', { body: 'x', idempotency_key: randomUUID() }],
] as const)('refuses a call of %s without the version', async (name, input) => {
  const { error } = await actors.admin.db.rpc(name, { kind: 'quote', id: randomUUID(), ...input } as never);
  expect(error?.code).toBe('PGRST202');
});
