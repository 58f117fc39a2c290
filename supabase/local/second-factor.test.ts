import { AuthClient } from '@supabase/auth-js';
import { Secret, TOTP } from 'otpauth';
import postgres from 'postgres';
import { createBackend } from '../src/client.ts';
import { proveIdentity } from '../src/identity.ts';
import { authenticatorCode, callApi, makeAccount, startTestStack } from './testing.ts';

const password = 'correct horse 42 battery';

let stack: Awaited<ReturnType<typeof startTestStack>>;
let sql: postgres.Sql;

beforeAll(async () => {
  stack = await startTestStack();
  sql = postgres(stack.postgresUrl, { max: 2 });
});
afterAll(async () => {
  await sql?.end();
  await stack?.end();
});

/** Signs in with the Supabase client without browser storage. */
async function signIn(email: string) {
  const auth = new AuthClient({
    url: `${stack.apiUrl}/auth/v1`,
    headers: { apikey: stack.publishableKey },
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
  const { data, error } = await auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { auth, user: data.user, token: data.session.access_token };
}

/** A code that is wrong at the current time and in the neighbouring 30-second steps. */
const wrongCodeFor = (secret: string) => {
  const validCodes = [-60, -30, 0, 30, 60].map((seconds) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + seconds * 1000 }),
  );
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    (code) => !validCodes.includes(code),
  )!;
};
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as {
    aal: string;
    amr: { method: string; timestamp: number }[];
    session_id: string;
  };

/** A new account with a verified factor and a session at level aal2. */
async function withFactor(email: string) {
  await makeAccount(stack, email, password);
  const { auth } = await signIn(email);
  const { data: factor, error } = await auth.mfa.enroll({ factorType: 'totp', issuer: 'Mawad' });
  if (error) throw error;
  const { secret } = factor.totp;
  const verified = await auth.mfa.challengeAndVerify({
    factorId: factor.id,
    code: authenticatorCode(secret),
  });
  if (verified.error) throw verified.error;
  return { auth, factor, secret, session: verified.data };
}

it('is enabled by a code of the app and required at later sign-ins', async () => {
  await makeAccount(stack, 'owner@mawad.test', password);
  const elsewhere = await signIn('owner@mawad.test');
  const { auth, token } = await signIn('owner@mawad.test');
  expect(claimsOf(token)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });

  const { data: factor } = await auth.mfa.enroll({
    factorType: 'totp',
    issuer: 'Mawad',
    friendlyName: 'Phone',
  });
  expect(factor).toMatchObject({ type: 'totp', friendly_name: 'Phone' });
  const { secret, uri, qr_code: picture } = factor!.totp;
  expect(uri).toMatch(/^otpauth:\/\/totp\/Mawad:owner%40mawad\.test\?/);
  expect(uri).toContain(`secret=${secret}`);
  expect(picture).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
  expect((await auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal1',
  });

  const wrong = await auth.mfa.challengeAndVerify({ factorId: factor!.id, code: wrongCodeFor(secret) });
  expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
  const right = await auth.mfa.challengeAndVerify({ factorId: factor!.id, code: authenticatorCode(secret) });
  expect(right.error).toBeNull();
  expect(claimsOf(right.data!.access_token)).toMatchObject({
    aal: 'aal2',
    session_id: claimsOf(token).session_id,
  });
  expect(claimsOf(right.data!.access_token).amr.map(({ method }) => method)).toEqual(['totp', 'password']);
  expect((await auth.mfa.listFactors()).data?.totp).toMatchObject([
    { id: factor!.id, status: 'verified', factor_type: 'totp', friendly_name: 'Phone' },
  ]);
  // The secret is returned only once, at enrolment.
  expect(JSON.stringify((await auth.getUser()).data)).not.toContain(secret);

  const refreshed = await auth.refreshSession();
  expect(claimsOf(refreshed.data.session!.access_token)).toMatchObject({ aal: 'aal2' });
  expect((await elsewhere.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');

  const again = await signIn('owner@mawad.test');
  expect(again.user.factors).toMatchObject([{ id: factor!.id, status: 'verified' }]);
  expect((await again.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  });
});

it('refuses to change factors, password or email address in a session without the code', async () => {
  const { factor, secret } = await withFactor('careful@mawad.test');
  const { auth } = await signIn('careful@mawad.test');
  expect((await auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({ code: 'insufficient_aal' });
  expect((await auth.mfa.unenroll({ factorId: factor.id })).error).toMatchObject({
    code: 'insufficient_aal',
  });
  for (const change of [{ password: 'another horse 43 battery' }, { email: 'thief@mawad.test' }]) {
    expect((await auth.updateUser(change)).error).toMatchObject({ code: 'insufficient_aal' });
  }
  await auth.mfa.challengeAndVerify({ factorId: factor.id, code: authenticatorCode(secret) });
  expect((await auth.mfa.unenroll({ factorId: factor.id })).data).toEqual({ id: factor.id });
  expect((await auth.mfa.listFactors()).data?.all).toEqual([]);
  const { data } = await auth.refreshSession();
  expect(claimsOf(data.session!.access_token)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
});

it('accepts a challenge once, before it expires, and only for its factor', async () => {
  const { auth, factor, secret } = await withFactor('once@mawad.test');
  const other = await withFactor('other@mawad.test');
  const verify = (challengeId: string, factorId = factor.id) =>
    auth.mfa.verify({ factorId, challengeId, code: authenticatorCode(secret) });
  const { data: challenge } = await auth.mfa.challenge({ factorId: factor.id });
  expect((await verify(challenge!.id)).error).toBeNull();
  expect((await verify(challenge!.id)).error?.status).toBe(422);
  const { data: late } = await auth.mfa.challenge({ factorId: factor.id });
  await sql`update auth.mfa_challenges set created_at = now() - interval '6 minutes' where id = ${late!.id}`;
  expect((await verify(late!.id)).error).toMatchObject({ code: 'mfa_challenge_expired' });
  expect((await auth.mfa.challenge({ factorId: other.factor.id })).error).toMatchObject({
    code: 'mfa_factor_not_found',
  });
  expect((await auth.mfa.unenroll({ factorId: other.factor.id })).error).toMatchObject({
    code: 'mfa_factor_not_found',
  });
});

it('limits wrong codes and requires a session', async () => {
  const { factor, secret } = await withFactor('guessed@mawad.test');
  const { auth } = await signIn('guessed@mawad.test');
  for (let index = 0; index < 10; index += 1)
    expect(
      (await auth.mfa.challengeAndVerify({ factorId: factor.id, code: wrongCodeFor(secret) })).error?.status,
    ).toBe(422);
  expect(
    (await auth.mfa.challengeAndVerify({ factorId: factor.id, code: authenticatorCode(secret) })).error,
  ).toMatchObject({ status: 429, code: 'over_request_rate_limit' });

  const path = `/auth/v1/factors/${factor.id}`;
  for (const [method, target] of [
    ['POST', '/auth/v1/factors'],
    ['POST', `${path}/challenge`],
    ['POST', `${path}/verify`],
    ['DELETE', path],
  ] as const) {
    expect((await callApi(stack, target, { method, body: {} })).status).toBe(401);
  }
});

it('accepts a code only once, also for another challenge', async () => {
  const { auth, factor, secret } = await withFactor('shoulder@mawad.test');
  const code = authenticatorCode(secret);
  expect((await auth.mfa.challengeAndVerify({ factorId: factor.id, code })).error).toBeNull();
  const thief = await signIn('shoulder@mawad.test');
  expect((await thief.auth.mfa.challengeAndVerify({ factorId: factor.id, code })).error).toMatchObject({
    status: 422,
    code: 'mfa_code_used',
  });
});

describe('eleven minutes after the password was entered', () => {
  /** Moves the password entry of a session eleven minutes back. */
  async function age(auth: InstanceType<typeof AuthClient>) {
    const { data } = await auth.getSession();
    const { session_id: id } = claimsOf(data.session!.access_token);
    await sql`
      update auth.mfa_amr_claims set updated_at = now() - interval '11 minutes'
      where session_id = ${id} and authentication_method = 'password'`;
    const { error } = await auth.refreshSession();
    if (error) throw error;
  }
  const refused = { status: 403, code: 'identity_required' };

  it('refuses to change factors or email address and to end other sessions', async () => {
    const { auth, factor } = await withFactor('away@mawad.test');
    await age(auth);
    expect((await auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject(refused);
    expect((await auth.mfa.unenroll({ factorId: factor.id })).error).toMatchObject(refused);
    expect((await auth.updateUser({ email: 'other@mawad.test' })).error).toMatchObject(refused);
    for (const scope of ['global', 'others'] as const)
      expect((await auth.signOut({ scope })).error).toMatchObject({ ...refused, status: 422 });
    expect((await auth.getUser()).error).toBeNull();
  });

  it('still ends this session', async () => {
    await makeAccount(stack, 'leaving@mawad.test', password);
    const { auth } = await signIn('leaving@mawad.test');
    await age(auth);
    expect((await auth.signOut({ scope: 'local' })).error).toBeNull();
  });
});

it('refuses to end other sessions without the second factor', async () => {
  const { auth: owner } = await withFactor('everywhere@mawad.test');
  const { auth } = await signIn('everywhere@mawad.test');
  expect((await auth.signOut({ scope: 'global' })).error).toMatchObject({ code: 'insufficient_aal' });
  expect((await owner.getUser()).error).toBeNull();
});

it('ends one session without ending the others', async () => {
  await makeAccount(stack, 'two@mawad.test', password);
  const [here, there] = [await signIn('two@mawad.test'), await signIn('two@mawad.test')];
  expect((await here.auth.signOut({ scope: 'local' })).error).toBeNull();
  expect((await there.auth.refreshSession()).error).toBeNull();
});

it('replaces the session only after password and code of the proof are right', async () => {
  const { secret } = await withFactor('sudo@mawad.test');
  const backend = createBackend({ url: stack.apiUrl, publishableKey: stack.publishableKey });
  const auth = await backend.auth();
  await auth.signInWithPassword({ email: 'sudo@mawad.test', password });
  const { data: before } = await auth.getSession();
  const levels: string[] = [];
  auth.onAuthStateChange((_event, session) => session && levels.push(claimsOf(session.access_token).aal));

  await expect(proveIdentity(backend, { password: 'not it', code: '000000' })).rejects.toMatchObject({
    code: 'password_wrong',
  });
  await expect(proveIdentity(backend, { password, code: wrongCodeFor(secret) })).rejects.toMatchObject({
    code: 'second_factor_wrong',
  });
  expect((await auth.getSession()).data.session).toEqual(before.session);
  await proveIdentity(backend, { password, code: authenticatorCode(secret) });
  const { data: after } = await auth.getSession();
  expect(claimsOf(after.session!.access_token)).toMatchObject({ aal: 'aal2' });
  expect(levels.filter((level) => level === 'aal2').length).toBeGreaterThan(0);
  const rows =
    await sql`select id from auth.sessions where id = ${claimsOf(before.session!.access_token).session_id}`;
  expect(rows).toEqual([]);

  const person = after.session!.user.id;
  await sql`
    insert into private.recovery_codes (user_id, hash)
    values (${person}, private.recovery_code_hash(${person}, 'ABCDEFGH2345'))`;
  await expect(proveIdentity(backend, { password, code: 'ABCD-EFGH-9999' })).rejects.toMatchObject({
    code: 'code_wrong',
  });
  await proveIdentity(backend, { password, code: 'ABCD-EFGH-2345' });
  const { data: recovered } = await auth.getSession();
  const { session_id } = claimsOf(recovered.session!.access_token);
  expect(await sql`select user_id from private.recovered_sessions where session_id = ${session_id}`).toEqual([
    { user_id: person },
  ]);
});
