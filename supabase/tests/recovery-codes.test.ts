import { AuthClient } from '@supabase/auth-js';
import { Secret, TOTP } from 'otpauth';
import { getSellerProfile } from '../src/companies/sellers-queries.ts';
import { getOwnRights } from '../src/companies/seller-account-queries.ts';
import { listNotifications } from '../src/notifications/queries.ts';
import { call } from '../src/call.ts';
import {
  type Actor,
  type Actors,
  apiUrl,
  clientFor,
  connect,
  createActors,
  headersFor,
  password,
  type Sql,
} from './actors.ts';

let sql: Sql;
let actors: Actors;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
});
afterAll(() => sql.end());

/** A new session, opened with the password. */
async function signIn({ email }: Actor) {
  const auth = new AuthClient({
    ...{ url: `${apiUrl()}/auth/v1`, headers: headersFor(null) },
    ...{ persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  const { data } = await auth.signInWithPassword({ email, password });
  return { auth, db: clientFor(data.session!.access_token) };
}

/** Enrolls an app and makes recovery codes. */
async function enrol(actor: Actor): Promise<string[]> {
  const { auth } = await signIn(actor);
  const { data: factor } = await auth.mfa.enroll({ factorType: 'totp' });
  const code = new TOTP({ secret: Secret.fromBase32(factor!.totp.secret) }).generate();
  const { data, error } = await auth.mfa.challengeAndVerify({ factorId: factor!.id, code });
  if (error) throw error;
  return call(clientFor(data.access_token), 'create_recovery_codes');
}

it('open one session of a company member, once each, in any spelling', async () => {
  const { seller } = actors;
  const codes = await enrol(seller);
  expect(codes).toHaveLength(10);
  for (const code of codes) expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  const stored =
    await sql`select encode(hash, 'escape') as hash from private.recovery_codes where user_id = ${seller.id}`;
  expect(JSON.stringify(stored)).not.toContain(codes[0]!.replaceAll('-', ''));

  const first = await signIn(seller);
  expect(await getOwnRights(first.db)).toEqual([]);
  expect(
    await call(first.db, 'use_recovery_code', { code: codes[0]!.toLowerCase().replaceAll('-', ' ') }),
  ).toBe(9);
  expect(await getOwnRights(first.db)).toContain('team');
  expect(await getSellerProfile(first.db, seller.id!)).toMatchObject({ second_factor: null });
  expect(await call(first.db, 'get_recovery_codes')).toMatchObject({
    count: 10,
    left: 9,
    is_recovered: true,
  });

  const second = await signIn(seller);
  expect(await call(second.db, 'use_recovery_code', { code: codes[0]! })).toBeNull();
  expect(await getOwnRights(second.db)).toEqual([]);
  expect(await call(second.db, 'get_recovery_codes')).toMatchObject({ left: 9, is_recovered: false });
  const { items } = await listNotifications(first.db);
  expect(items.filter(({ kind }) => kind === 'recovery_code_used')).toHaveLength(1);

  // Twelve hours later the session needs the app, or another code, again.
  await sql`update private.recovered_sessions set recovered_at = now() - interval '13 hours' where user_id = ${seller.id}`;
  expect(await getOwnRights(first.db)).toEqual([]);
});

it('of another person are refused, and the eleventh try of an hour is not checked', async () => {
  const { otherSeller, pendingSeller } = actors;
  const codes = await enrol(otherSeller);
  await enrol(pendingSeller);
  const { db } = await signIn(pendingSeller);
  for (let index = 0; index < 10; index += 1)
    expect(await call(db, 'use_recovery_code', { code: codes[index]! })).toBeNull();
  await expect(call(db, 'use_recovery_code', { code: codes[0]! })).rejects.toMatchObject({
    code: 'rate_limited',
  });
  // The owner of the codes can still use them.
  expect(await call((await signIn(otherSeller)).db, 'use_recovery_code', { code: codes[0]! })).toBe(9);
});

it('let their owner remove the app of a lost phone, and end when new ones are made', async () => {
  const { manager } = actors;
  const old = await enrol(manager);
  const { db } = await signIn(manager);
  await expect(call(db, 'create_recovery_codes')).rejects.toMatchObject({ code: 'identity_required' });
  await expect(call(db, 'remove_own_second_factors')).rejects.toMatchObject({ code: 'identity_required' });
  await call(db, 'use_recovery_code', { code: old[0]! });
  const renewed = await call(db, 'create_recovery_codes');
  const other = await signIn(manager);
  expect(await call(other.db, 'use_recovery_code', { code: old[1]! })).toBeNull();
  expect(await call(other.db, 'use_recovery_code', { code: renewed[0]! })).toBe(9);
  await call(other.db, 'remove_own_second_factors');
  expect(await call(other.db, 'get_recovery_codes')).toMatchObject({ count: 0, is_recovered: false });
  expect((await other.auth.mfa.listFactors()).data?.all).toEqual([]);
  expect(await getOwnRights((await signIn(manager)).db)).not.toEqual([]);
});
