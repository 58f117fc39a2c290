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
let watching: postgres.Sql;
const stops: (() => void)[] = [];
const backends: Backend[] = [];

beforeAll(async () => {
  stack = await startTestStack();
  sql = postgres(stack.postgresUrl, { max: 1 });
  watching = postgres(stack.postgresUrl, { max: 1 });
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  for (const backend of backends.splice(0)) await (await backend.realtime()).disconnect();
});
afterAll(async () => {
  await sql?.end();
  await watching?.end();
  await stack?.end();
});

/** A confirmed account, its token and a backend that is signed in with it. */
async function makePerson(email: string): Promise<{ id: string; token: string; backend: Backend }> {
  const { accessToken: token } = await makeAccount(stack, email, password);
  const backend = createBackend({ url: stack.apiUrl, publishableKey: stack.publishableKey });
  backend.setAccessToken(token);
  backends.push(backend);
  return { id: readClaims(token).sub, token, backend };
}

const readClaims = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Claims;

/** The same token, ending in a second. */
function shorten(token: string): string {
  const { jwtSecret } = JSON.parse(readFileSync(join(stack.dataDir, 'secrets.json'), 'utf8')) as {
    jwtSecret: string;
  };
  const claims = { ...readClaims(token), exp: Math.floor(Date.now() / 1000) + 2 };
  const content = `${token.split('.')[0]!}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
  return `${content}.${createHmac('sha256', jwtSecret).update(content).digest('base64url')}`;
}

/** Listens, and tells how often something changed and whether messages arrive. */
function follow(backend: Backend, topic: string) {
  const heard = { changes: 0, listening: false };
  const stop = listen(backend, topic, {
    onChange: () => (heard.changes += 1),
    onListening: (isListening) => (heard.listening = isListening),
  });
  stops.push(stop);
  return heard;
}

const send = (topic: string) => sql`select realtime.send('{"order_id": 1}', 'order_changed', ${topic}, true)`;

it('tells the person a topic belongs to of a change, and nobody else', async () => {
  const owner = await makePerson('owner@mawad.test');
  const other = await makePerson('other@mawad.test');
  const own = follow(owner.backend, `user:${owner.id}`);
  const foreign = follow(other.backend, `user:${owner.id}`);
  const company = follow(other.backend, `company:${owner.id}`);
  const staff = follow(other.backend, 'staff');
  await eventually(() => own.listening, 'the owner listens');
  expect(own.changes).toBe(1);
  await send(`user:${owner.id}`);
  await send(`company:${owner.id}`);
  await send('staff');
  await eventually(() => own.changes === 2, 'the owner hears of the change');
  for (const heard of [foreign, company, staff]) expect(heard).toEqual({ changes: 0, listening: false });
});

it('lets only staff hear what is for staff, and only members of an approved company what is for it', async () => {
  const person = await makePerson('seller@mawad.test');
  const [made] = await sql<
    { id: string }[]
  >`insert into public.companies (name) values ('Company') returning id`;
  const id = made!.id;
  await sql`insert into public.company_members (company_id, user_id, role) values (${id}, ${person.id}, 'owner')`;
  await sql`delete from realtime.messages`;
  const company = follow(person.backend, `company:${id}`);
  const own = follow(person.backend, `user:${person.id}`);
  await eventually(() => own.listening, 'the seller listens as a person');
  expect(company.listening).toBe(false);
  await sql`update public.companies set status = 'approved' where id = ${id}`;
  await sql`
    insert into public.company_decisions (company_id, from_status, to_status) values (${id}, 'pending', 'approved')`;
  await eventually(() => own.changes > 1, 'the seller hears of the approval');
  await eventually(() => company.listening, 'a member of an approved company listens');
  await sql`update public.site_settings set staff_two_factor = false`;
  await sql`insert into public.staff (user_id, role) values (${person.id}, 'support')`;
  const staff = follow(person.backend, 'staff');
  await eventually(() => staff.listening, 'one of the staff listens');
});

it('goes on with the new token after one has run out while nobody looked', async () => {
  const person = await makePerson('tired@mawad.test');
  const heard = follow(person.backend, `user:${person.id}`);
  await eventually(() => heard.listening, 'the person listens');
  const realtime = await person.backend.realtime();
  person.backend.setAccessToken(shorten(person.token));
  await realtime.setAuth();
  await eventually(() => !heard.listening, 'the channel ends with the token');
  person.backend.setAccessToken(person.token);
  await eventually(() => heard.listening, 'the person listens again');
  const before = heard.changes;
  await send(`user:${person.id}`);
  await eventually(() => heard.changes === before + 1, 'the person hears again');
});

it('signs people in while every join waits for the database', async () => {
  const people = await Promise.all(
    ['first', 'second', 'third', 'fourth', 'fifth'].map((name) => makePerson(`${name}@mawad.test`)),
  );
  await sql.begin(async (transaction) => {
    await transaction`lock table realtime.messages in access exclusive mode`;
    const followed = people.map(({ id, backend }) => follow(backend, `user:${id}`));
    const pools = () => watching`
      select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and query ~ 'realtime.messages'`;
    await eventually(async () => (await pools())[0]!.waiting > 0, 'a join waits');
    for (let index = 0; index < 5; index += 1) {
      const body = { email: 'first@mawad.test', password };
      expect((await callApi(stack, '/auth/v1/token?grant_type=password', { body })).status).toBe(200);
    }
    // All of that happened before the first join was answered.
    expect(followed.map(({ listening }) => listening)).toEqual(Array(5).fill(false));
  });
});

describe('the right to listen ends', () => {
  /** An owner of an approved company; the topics that its pages listen to. */
  async function makeOwner() {
    const { id, token } = await makePerson(`owner-${randomUUID()}@mawad.test`);
    const [company] = await sql<{ id: string }[]>`
      insert into public.companies (name, status) values ('Company', 'approved') returning id`;
    await sql`insert into public.company_members (company_id, user_id, role) values (${company!.id}, ${id}, 'owner')`;
    return { id, token, company: company!.id, topic: `company:${company!.id}` };
  }
  type Owner = Awaited<ReturnType<typeof makeOwner>>;

  it.each<[string, (owner: Owner) => Promise<unknown>]>([
    ['out of the company', ({ id }) => sql`delete from public.company_members where user_id = ${id}`],
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
  ])('for a member who is %s', async (_how, lose) => {
    const owner = await makeOwner();
    const claims = readClaims(owner.token);
    expect(await mayListen(sql, owner.topic, claims)).toBe(true);
    await lose(owner);
    expect(await mayListen(sql, owner.topic, claims)).toBe(false);
  });

  it('for one of the staff who is out of it', async () => {
    const { id, token } = await makePerson('leaver@mawad.test');
    await sql`update public.site_settings set staff_two_factor = false`;
    await sql`insert into public.staff (user_id, role) values (${id}, 'support')`;
    expect(await mayListen(sql, 'staff', readClaims(token))).toBe(true);
    await sql`delete from public.staff where user_id = ${id}`;
    expect(await mayListen(sql, 'staff', readClaims(token))).toBe(false);
  });
});

it('finds its way back after the database was away', async () => {
  const person = await makePerson('patient@mawad.test');
  const heard = follow(person.backend, `user:${person.id}`);
  await eventually(() => heard.listening, 'the person listens');
  process.kill(stack.pids().database!, 'SIGKILL');
  await eventually(async () => {
    await send(`user:${person.id}`).catch(() => undefined);
    return heard.changes > 1;
  }, 'a message after the restart');
});

it('refuses connections without the public key or from a foreign page', async () => {
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
