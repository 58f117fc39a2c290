import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { type Backend, createBackend } from '../../src/client.ts';
import { listen } from '../../src/live.ts';
import type { Claims } from '../gateway/tokens.ts';
import { callApi, eventually, makeAccount, startTestStack } from '../testing.ts';
import { mayListen } from './listening-right.ts';

const password = 'a long password 7';

let stack: Awaited<ReturnType<typeof startTestStack>>;
let sql: postgres.Sql;
let monitorSql: postgres.Sql;
const stops: (() => void)[] = [];
const backends: Backend[] = [];

beforeAll(async () => {
  stack = await startTestStack();
  sql = postgres(stack.postgresUrl, { max: 1 });
  monitorSql = postgres(stack.postgresUrl, { max: 1 });
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  for (const backend of backends.splice(0)) await (await backend.realtime()).disconnect();
});
afterAll(async () => {
  await sql?.end();
  await monitorSql?.end();
  await stack?.end();
});

async function makePerson(email: string): Promise<{ id: string; token: string; backend: Backend }> {
  const { accessToken: token } = await makeAccount(stack, email, password);
  const backend = createBackend({ url: stack.apiUrl, publishableKey: stack.publishableKey });
  backend.setAccessToken(token);
  backends.push(backend);
  return { id: readClaims(token).sub, token, backend };
}

const readClaims = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Claims;

/** The same token with an expiry in one to two seconds. */
function shorten(token: string): string {
  const { jwtSecret } = JSON.parse(readFileSync(join(stack.dataDir, 'secrets.json'), 'utf8')) as {
    jwtSecret: string;
  };
  const claims = { ...readClaims(token), exp: Math.floor(Date.now() / 1000) + 2 };
  const content = `${token.split('.')[0]!}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
  return `${content}.${createHmac('sha256', jwtSecret).update(content).digest('base64url')}`;
}

/** Subscribes to a topic; the result counts the changes and shows whether the channel is joined. */
function follow(backend: Backend, topic: string) {
  const subscription = { changes: 0, listening: false };
  const stop = listen(backend, topic, {
    onChange: () => (subscription.changes += 1),
    onListening: (isListening) => (subscription.listening = isListening),
  });
  stops.push(stop);
  return subscription;
}

const send = (topic: string) => sql`select realtime.send('{"order_id": 1}', 'order_changed', ${topic}, true)`;

it('sends a change to the person that the topic belongs to and to nobody else', async () => {
  const owner = await makePerson('owner@mawad.test');
  const other = await makePerson('other@mawad.test');
  const own = follow(owner.backend, `user:${owner.id}`);
  const foreign = follow(other.backend, `user:${owner.id}`);
  const company = follow(other.backend, `company:${owner.id}`);
  const staff = follow(other.backend, 'staff');
  await eventually(() => own.listening, 'the owner has joined');
  expect(own.changes).toBe(1);
  await send(`user:${owner.id}`);
  await send(`company:${owner.id}`);
  await send('staff');
  await eventually(() => own.changes === 2, 'the owner receives the change');
  for (const refused of [foreign, company, staff]) expect(refused).toEqual({ changes: 0, listening: false });
});

it('admits only staff to the staff topic and only members of an approved company to its topic', async () => {
  const person = await makePerson('seller@mawad.test');
  const [inserted] = await sql<
    { id: string }[]
  >`insert into public.companies (name) values ('Company') returning id`;
  const id = inserted!.id;
  await sql`insert into public.company_members (company_id, user_id, role) values (${id}, ${person.id}, 'owner')`;
  await sql`delete from realtime.messages`;
  const company = follow(person.backend, `company:${id}`);
  const own = follow(person.backend, `user:${person.id}`);
  await eventually(() => own.listening, 'the seller has joined the personal topic');
  expect(company.listening).toBe(false);
  await sql`update public.companies set status = 'approved' where id = ${id}`;
  await sql`
    insert into public.company_decisions (company_id, from_status, to_status) values (${id}, 'pending', 'approved')`;
  await eventually(() => own.changes > 1, 'the seller receives the approval');
  await eventually(() => company.listening, 'the member of the approved company has joined');
  await sql`update public.site_settings set staff_two_factor = false`;
  await sql`insert into public.staff (user_id, role) values (${person.id}, 'support')`;
  const staff = follow(person.backend, 'staff');
  await eventually(() => staff.listening, 'the staff member has joined');
});

it('rejoins with a new token after the old one expired', async () => {
  const person = await makePerson('tired@mawad.test');
  const subscription = follow(person.backend, `user:${person.id}`);
  await eventually(() => subscription.listening, 'the person has joined');
  const realtime = await person.backend.realtime();
  person.backend.setAccessToken(shorten(person.token));
  await realtime.setAuth();
  await eventually(() => !subscription.listening, 'the channel ends with the token');
  person.backend.setAccessToken(person.token);
  await eventually(() => subscription.listening, 'the person has rejoined');
  const before = subscription.changes;
  await send(`user:${person.id}`);
  await eventually(() => subscription.changes === before + 1, 'the person receives a change again');
});

it('does not delay sign-ins while joins wait for the database', async () => {
  const people = await Promise.all(
    ['first', 'second', 'third', 'fourth', 'fifth'].map((name) => makePerson(`${name}@mawad.test`)),
  );
  await sql.begin(async (transaction) => {
    await transaction`lock table realtime.messages in access exclusive mode`;
    const followed = people.map(({ id, backend }) => follow(backend, `user:${id}`));
    const waitingJoins = () => monitorSql`
      select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and query ~ 'realtime.messages'`;
    await eventually(async () => (await waitingJoins())[0]!.waiting > 0, 'a join waits');
    for (let index = 0; index < 5; index += 1) {
      const body = { email: 'first@mawad.test', password };
      expect((await callApi(stack, '/auth/v1/token?grant_type=password', { body })).status).toBe(200);
    }
    // Shows that all sign-ins completed before the first join.
    expect(followed.map(({ listening }) => listening)).toEqual(Array(5).fill(false));
  });
});

describe('the right to listen ends', () => {
  /** An owner of an approved company and the topic of the company. */
  async function makeOwner() {
    const { id, token } = await makePerson(`owner-${randomUUID()}@mawad.test`);
    const [company] = await sql<{ id: string }[]>`
      insert into public.companies (name, status) values ('Company', 'approved') returning id`;
    await sql`insert into public.company_members (company_id, user_id, role) values (${company!.id}, ${id}, 'owner')`;
    return { id, token, company: company!.id, topic: `company:${company!.id}` };
  }
  type Owner = Awaited<ReturnType<typeof makeOwner>>;

  it.each<[string, (owner: Owner) => Promise<unknown>]>([
    ['removed from the company', ({ id }) => sql`delete from public.company_members where user_id = ${id}`],
    [
      'suspended',
      ({ id }) =>
        sql`update public.profiles set suspended_at = now(), suspension_reason = 'x' where id = ${id}`,
    ],
    [
      'of a suspended company',
      ({ company }) => sql`update public.companies set status = 'suspended' where id = ${company}`,
    ],
    [
      'signed out',
      ({ token }) => callApi(stack, '/auth/v1/logout?scope=local', { method: 'POST', body: {}, token }),
    ],
    ['erased', ({ id }) => sql`delete from auth.users where id = ${id}`],
  ])('for a member who is %s', async (_how, loseRight) => {
    const owner = await makeOwner();
    const claims = readClaims(owner.token);
    expect(await mayListen(sql, owner.topic, claims)).toBe(true);
    await loseRight(owner);
    expect(await mayListen(sql, owner.topic, claims)).toBe(false);
  });

  it('for a staff member who is removed', async () => {
    const { id, token } = await makePerson('leaver@mawad.test');
    await sql`update public.site_settings set staff_two_factor = false`;
    await sql`insert into public.staff (user_id, role) values (${id}, 'support')`;
    expect(await mayListen(sql, 'staff', readClaims(token))).toBe(true);
    await sql`delete from public.staff where user_id = ${id}`;
    expect(await mayListen(sql, 'staff', readClaims(token))).toBe(false);
  });
});

it('delivers messages again after a restart of the database', async () => {
  const person = await makePerson('patient@mawad.test');
  const subscription = follow(person.backend, `user:${person.id}`);
  await eventually(() => subscription.listening, 'the person has joined');
  process.kill(stack.pids().database!, 'SIGKILL');
  await eventually(async () => {
    await send(`user:${person.id}`).catch(() => undefined);
    return subscription.changes > 1;
  }, 'a message after the restart');
});

it('refuses connections without the publishable key or from a foreign origin', async () => {
  const open = (query: string, headers: Record<string, string> = {}) =>
    new Promise<string>((resolve) => {
      const socket = new WebSocket(`${stack.apiUrl.replace('http', 'ws')}/realtime/v1/websocket${query}`, {
        headers,
      } as never);
      socket.addEventListener('open', () => {
        resolve('open');
        socket.close();
      });
      socket.addEventListener('error', () => resolve('refused'));
    });
  const key = `?apikey=${stack.publishableKey}&vsn=2.0.0`;
  expect(await open(key)).toBe('open');
  expect(await open('?apikey=wrong&vsn=2.0.0')).toBe('refused');
  expect(await open(key, { origin: 'https://elsewhere.test' })).toBe('refused');
});
