import { endOwnSessions, listOwnSessions } from '../src/people/account-queries.ts';
import {
  type Actor,
  apiUrl,
  clientFor,
  connect,
  createActors,
  type Actors,
  headersFor,
  password,
  signIn,
  type Sql,
} from './actors.ts';

let sql: Sql;
let actors: Actors;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
});
afterAll(() => sql.end());

const post = async (grant: string, body: object, userAgent: string) => {
  const response = await fetch(`${apiUrl()}/auth/v1/token?grant_type=${grant}`, {
    method: 'POST',
    headers: { ...headersFor(null), 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    ...((await response.json()) as { access_token: string; refresh_token: string }),
  };
};
const signInFrom = ({ email }: Actor, userAgent: string) => post('password', { email, password }, userAgent);

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>;

it('of test actors equal those of a password sign-in', async () => {
  const { id, email, token } = actors.support;
  const real = claimsOf(await signIn(email));
  const made = claimsOf(token!);
  const lifetime = ({ iat, exp }: Record<string, unknown>) => Number(exp) - Number(iat);
  expect(lifetime(made)).toBe(lifetime(real));
  expect(made).toEqual({
    ...real,
    session_id: expect.any(String),
    iat: expect.any(Number),
    exp: expect.any(Number),
    amr: [{ method: 'password', timestamp: expect.any(Number) }],
  });

  const sessions = await sql`
    select s.aal, s.user_agent, s.ip::text, s.not_after, s.factor_id, c.authentication_method
    from auth.sessions s left join auth.mfa_amr_claims c on c.session_id = s.id
    where s.user_id = ${id} order by s.id = ${String(made.session_id)}`;
  expect(sessions).toHaveLength(2);
  expect(sessions[1]).toEqual(sessions[0]);
});

it('are listed for their owner with the device, and end one by one or all except the current one', async () => {
  const { buyer, otherBuyer } = actors;
  const here = await signInFrom(buyer, 'Here/1.0');
  const phone = await signInFrom(buyer, 'Phone/1.0');
  await signInFrom(otherBuyer, 'Stranger/1.0');
  const db = clientFor(here.access_token);
  const agents = async () =>
    (await listOwnSessions(db)).map(({ user_agent, is_current }) => [user_agent, is_current]);

  // The third session is that of the test client.
  expect(await agents()).toEqual([
    ['Phone/1.0', false],
    ['Here/1.0', true],
    [expect.any(String), false],
  ]);
  await post('refresh_token', { refresh_token: here.refresh_token }, 'Here/1.1');
  expect((await agents())[0]).toEqual(['Here/1.1', true]);

  const [stranger] = await listOwnSessions(otherBuyer.db);
  const phoneId = (await listOwnSessions(db)).find(({ user_agent }) => user_agent === 'Phone/1.0')!.id;
  const hereId = (await listOwnSessions(db)).find(({ is_current }) => is_current)!.id;
  await endOwnSessions(db, [phoneId, hereId, stranger!.id]);
  expect((await agents()).map(([agent]) => agent)).not.toContain('Phone/1.0');
  expect((await agents())[0]).toEqual(['Here/1.1', true]);
  expect((await listOwnSessions(otherBuyer.db)).map(({ id }) => id)).toContain(stranger!.id);
  // An ended session cannot be refreshed.
  expect((await post('refresh_token', { refresh_token: phone.refresh_token }, 'Phone/1.0')).status).toBe(400);

  await endOwnSessions(db);
  expect(await agents()).toEqual([['Here/1.1', true]]);
});

it('cannot be listed or ended without an account', async () => {
  const { db } = actors.anonymous;
  await expect(listOwnSessions(db)).rejects.toMatchObject({ code: 'not_signed_in' });
  await expect(endOwnSessions(db)).rejects.toMatchObject({ code: 'not_signed_in' });
});
