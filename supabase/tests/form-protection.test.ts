import { randomUUID } from 'node:crypto';
import { answerOf } from '../src/errors.ts';
import { submitContact } from '../src/contact/queries.ts';
import { openForm } from '../src/base/form-guard-queries.ts';
import { apiUrl, connect, createActors, headersFor, type Actors, type Sql } from './actors.ts';
import { formGuard, quoteRequest, someAddress } from './forms.ts';

let sql: Sql;
let actors: Actors;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
});
// All tests send from one address, whose limit has its own test.
beforeEach(() => sql`delete from private.form_submissions`);
afterAll(() => sql.end());

const guardOf = (seconds?: number) => formGuard(sql, seconds);

/** Calls the function without the client's delay and retry. */
const callRaw = (name: 'submit_contact' | 'submit_quote_request', body: object) =>
  actors.anonymous.db.rpc(name, { request: body as never }).then(answerOf);

describe.each(['submit_contact', 'submit_quote_request'] as const)('protection of %s', (name) => {
  const body = () => ({ ...quoteRequest(), message: 'Hello', idempotency_key: randomUUID() });
  const tokenOf = async (seconds: number) => (await guardOf(seconds)).ticket!.token;

  it('refuses a filled hidden field', async () => {
    const token = await tokenOf(60);
    await expect(callRaw(name, { ...body(), token, website: 'http://x' })).rejects.toMatchObject({
      code: 'form_refused',
    });
  });

  it.each([
    ['missing', async () => null],
    ['forged', async () => (await tokenOf(60)).replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
    ['redated', async () => (await tokenOf(1)).replace(/^\d+/, (issued) => String(Number(issued) - 60))],
    ['too young', () => tokenOf(1)],
    ['too old', () => tokenOf(86_500)],
    ['no token', async () => '1.2'],
    ['garbage', async () => 'a.b.c'],
  ])('refuses a token that is %s', async (_state, make) => {
    await expect(callRaw(name, { ...body(), token: await make() })).rejects.toMatchObject({
      code: 'form_expired',
    });
  });

  it('accepts one form per token, and the same form again as a repeat', async () => {
    const token = await tokenOf(60);
    const first = { ...body(), token };
    const answer = await callRaw(name, first);
    expect(await callRaw(name, first)).toEqual(answer);
    await expect(callRaw(name, { ...body(), token })).rejects.toMatchObject({ code: 'form_used' });
    const fresh = await tokenOf(60);
    const race = await Promise.allSettled(
      Array.from({ length: 5 }, () => callRaw(name, { ...body(), token: fresh })),
    );
    expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('keeps a token usable if its form was refused because of its input', async () => {
    const token = await tokenOf(60);
    await expect(callRaw(name, { ...body(), token, email: 'x' })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    await callRaw(name, { ...body(), token });
  });

  it('accepts thirty forms an hour and a hundred a day from one network address, whatever the caller claims', async () => {
    const headers = { ...headersFor(null), 'content-type': 'application/json' };
    const send = async (claimed: Record<string, string>) => {
      const response = await fetch(`${apiUrl()}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: { ...headers, ...claimed },
        body: JSON.stringify({ request: { ...body(), token: await tokenOf(60) } }),
      });
      const { message } = (await response.json()) as { message?: string };
      return [response.status, message];
    };
    expect(await send({ 'x-forwarded-for': '203.0.113.1' })).toEqual([200, undefined]);
    expect(
      await send({ 'x-forwarded-for': '203.0.113.2, 1.1.1.1', 'cf-connecting-ip': '203.0.113.3' }),
    ).toEqual([200, undefined]);
    const senders = await sql<{ address_hash: Buffer }[]>`
      select distinct address_hash from private.form_submissions where address_hash is not null`;
    expect(senders).toHaveLength(1);
    expect(senders[0]!.address_hash.toString()).not.toContain('127.0.0.1');
    const note = (count: number, minutes: number) => sql`
      insert into private.form_submissions (token, address_hash, sent_at)
      select gen_random_uuid(), ${senders[0]!.address_hash}, now() - make_interval(mins => ${minutes})
      from generate_series(1, ${count}::int)`;
    await note(28, 30);
    expect(await send({ 'x-forwarded-for': '203.0.113.4' })).toEqual([429, 'rate_limited']);
    await sql`update private.form_submissions set sent_at = sent_at - interval '61 minutes'`;
    expect(await send({})).toEqual([200, undefined]);
    await note(69, 300);
    expect(await send({})).toEqual([429, 'rate_limited']);
  });

  it('accepts ten an hour from one mail address, in any spelling', async () => {
    const email = someAddress();
    const send = async (address: string) =>
      callRaw(name, { ...body(), token: await tokenOf(60), email: address });
    for (let turn = 0; turn < 10; turn += 1) await send(email);
    await expect(send(email.toUpperCase())).rejects.toMatchObject({ code: 'rate_limited' });
  });
});

it.each([
  [{ 'x-forwarded-for': '198.51.100.7, 10.0.0.1' }, '198.51.100.7'],
  [{ 'x-forwarded-for': '198.51.100.7:4711' }, '198.51.100.7'],
  [{ 'x-forwarded-for': '::ffff:198.51.100.7' }, '198.51.100.7'],
  [{ 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' }, '2001:db8:1:2::'],
  [{ 'cf-connecting-ip': '198.51.100.8', 'x-forwarded-for': '1.2.3.4' }, '198.51.100.8'],
  [{ 'x-forwarded-for': 'nonsense' }, null],
  [{}, null],
])('reads the sender’s address as a hosted project sends it: %j', async (headers, address) => {
  const [row] = await sql.begin(async (tx) => {
    await tx`select set_config('request.headers', ${JSON.stringify(headers)}, true)`;
    return tx<{ same: boolean }[]>`
      select private.caller_address_hash() is not distinct from (
        select extensions.hmac(convert_to(${address}::text, 'UTF8'), k.key, 'sha256')
        from private.secret_keys k where k.name = 'address') as same`;
  });
  expect(row).toEqual({ same: true });
});

it('issues a form token to everyone, and waits with a young token instead of failing', async () => {
  const { db } = actors.anonymous;
  const ticket = await openForm(db);
  expect(ticket.readyAt).toBeGreaterThan(Date.now());
  const old = await guardOf(86_500);
  const answer = await submitContact(db, old, {
    full_name: 'Ali',
    email: someAddress(),
    message: 'Hello',
    language: 'en',
  });
  expect(answer.mailed_to).not.toBeNull();
});
