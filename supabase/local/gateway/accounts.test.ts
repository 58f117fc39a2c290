import { randomUUID } from 'node:crypto';
import { callApi, makeAccount, startTestStack, testOrigin, verifyLink, waitForMail } from '../testing.ts';

type TestStack = Awaited<ReturnType<typeof startTestStack>>;
let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack({
    limits: {
      wrongPasswordsPerAccountAndAddress: { count: 5, window: 60_000 },
      wrongCodesPerAccount: { count: 3, window: 60_000 },
      mailsPerAccount: { count: 4, window: 60_000 },
    },
  });
});

afterAll(() => stack?.end());

const address = () => `${randomUUID()}@mawad.test`;
const password = 'a-long-password';
const signUp = (email: string, redirectTo = `${testOrigin}/auth/confirm?next=/checkout`, secret = password) =>
  callApi(stack, `/auth/v1/signup?redirect_to=${encodeURIComponent(redirectTo)}`, {
    body: { email, password: secret, data: { full_name: 'Ali', language: 'ar' } },
  });
const signIn = (email: string, secret: string) =>
  callApi(stack, '/auth/v1/token?grant_type=password', { body: { email, password: secret } });

describe('Accounts', () => {
  it('signs in by the confirmation link and redirects to the requested page', async () => {
    const email = address();
    await signUp(email);
    const mail = await waitForMail(stack, email);
    expect(mail.html).toContain('dir="rtl"');
    const response = await fetch(verifyLink(mail), { redirect: 'manual' });
    const location = response.headers.get('location') ?? '';
    expect(location.startsWith(`${testOrigin}/auth/confirm?next=/checkout#access_token=`)).toBe(true);
  });

  it('does not redirect to a foreign site', async () => {
    const email = address();
    await signUp(email, 'https://evil.example/steal');
    expect(verifyLink(await waitForMail(stack, email))).not.toContain('evil.example');
  });

  it('responds to sign-up, recovery and resend equally for new, unconfirmed and confirmed addresses', async () => {
    const [unconfirmed, confirmed, unknown] = [address(), address(), address()];
    await signUp(unconfirmed);
    await makeAccount(stack, confirmed, password);
    const shape = ({ status, body }: Awaited<ReturnType<typeof signUp>>) => ({
      status,
      keys: Object.keys(body),
      identities: body.identities,
    });
    const answers = [await signUp(unknown), await signUp(unconfirmed), await signUp(confirmed)].map(shape);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    for (const path of ['recover', 'resend', 'otp']) {
      const replies = [];
      for (const email of [confirmed, unconfirmed, address()]) {
        const { status, body } = await callApi(stack, `/auth/v1/${path}`, {
          body: { email, type: 'signup' },
        });
        replies.push({ status, body });
      }
      expect(replies).toEqual([replies[0], replies[0], replies[0]]);
      expect(replies[0]!.status).toBe(200);
    }
  });

  it('sends the confirmation again to an unconfirmed address, with a working link', async () => {
    const email = address();
    await signUp(email);
    await waitForMail(stack, email);
    await callApi(stack, '/auth/v1/resend', { body: { type: 'signup', email } });
    const response = await fetch(verifyLink(await waitForMail(stack, email, 2)), { redirect: 'manual' });
    expect(response.headers.get('location')).toContain('access_token=');
  });

  it('reports an unconfirmed address only if the password is right', async () => {
    const email = address();
    await signUp(email);
    // Sign-up responds after a fixed time, possibly before the account exists.
    await waitForMail(stack, email);
    expect((await signIn(email, password)).body.error_code).toBe('email_not_confirmed');
    expect((await signIn(email, 'something-else')).body.error_code).toBe('invalid_credentials');
  });

  it('limits wrong passwords, but not the refresh of a session', async () => {
    const email = address();
    const { refreshToken } = await makeAccount(stack, email, password);
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await signIn(email, `wrong-${attempt}`)).status).toBe(400);
    const stopped = await signIn(email, password);
    expect([stopped.status, stopped.body.error_code]).toEqual([429, 'over_request_rate_limit']);
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    const refreshed = await callApi(stack, '/auth/v1/token?grant_type=refresh_token', {
      body: { refresh_token: refreshToken },
    });
    expect(refreshed.status).toBe(200);
  });

  it('limits wrong codes', async () => {
    const email = address();
    await signUp(email);
    const guess = (token: string) =>
      callApi(stack, '/auth/v1/verify', { body: { type: 'signup', email, token } });
    for (const token of ['000001', '000002', '000003']) expect((await guess(token)).status).not.toBe(200);
    const { text } = await waitForMail(stack, email);
    expect(text).toContain('أكّد بريدك الإلكتروني لتبدأ');
    const code = /\b\d{6}\b/.exec(text)![0];
    expect((await guess(code)).status).toBe(429);
  });

  it('limits emails to one address', async () => {
    const email = address();
    const statuses = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      statuses.push((await callApi(stack, '/auth/v1/recover', { body: { email } })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });

  it('changes a password only with the current one and ends other sessions @password-change', async () => {
    const email = address();
    const { accessToken } = await makeAccount(stack, email, password);
    const other = (await signIn(email, password)).body as { refresh_token: string };
    const change = (body: object) =>
      callApi(stack, '/auth/v1/user', { method: 'PUT', token: accessToken, body });
    const refused = await change({ password: 'one-more-password' });
    expect([refused.status, refused.body.error_code]).toEqual([400, 'current_password_mismatch']);
    expect((await change({ password: 'one-more-password', current_password: 'guess' })).status).toBe(400);
    const changed = await change({ password: 'one-more-password', current_password: password });
    expect(changed.status).toBe(200);
    const refresh = { body: { refresh_token: other.refresh_token } };
    expect((await callApi(stack, '/auth/v1/token?grant_type=refresh_token', refresh)).status).not.toBe(200);
    expect((await signIn(email, 'one-more-password')).status).toBe(200);
  });

  it('sets a new password after a recovery link without the old one', async () => {
    const email = address();
    await makeAccount(stack, email, password);
    await callApi(
      stack,
      `/auth/v1/recover?redirect_to=${encodeURIComponent(`${testOrigin}/reset-password`)}`,
      {
        body: { email },
      },
    );
    const response = await fetch(verifyLink(await waitForMail(stack, email, 2)), { redirect: 'manual' });
    const location = response.headers.get('location') ?? '';
    expect(location.startsWith(`${testOrigin}/reset-password#`)).toBe(true);
    const token = new URLSearchParams(location.split('#')[1]).get('access_token')!;
    const body = { password: 'a-recovered-password' };
    expect((await callApi(stack, '/auth/v1/user', { method: 'PUT', token, body })).status).toBe(200);
    expect((await signIn(email, 'a-recovered-password')).status).toBe(200);
    expect(
      (
        await callApi(stack, '/auth/v1/user', {
          method: 'PUT',
          token,
          body: { password: 'one-more-time-not' },
        })
      ).status,
    ).toBe(400);
  });

  it('creates no account for a requested sign-in code', async () => {
    const email = address();
    const answer = await callApi(stack, '/auth/v1/otp', { body: { email, create_user: true } });
    expect(answer.status).toBe(200);
    expect((await callApi(stack, '/auth/v1/magiclink', { body: { email } })).status).toBe(404);
  });

  it('refuses an easily guessed password at sign-up and at a change', async () => {
    const email = address();
    const { accessToken: token } = await makeAccount(stack, email, password);
    for (const weak of ['12345678', '1234567890', 'aaaaaaaaaaaa', 'Password123', 'short-1']) {
      const refused = await signUp(address(), undefined, weak);
      expect([refused.status, refused.body.error_code]).toEqual([422, 'weak_password']);
      const body = { password: weak, current_password: password };
      const unchanged = await callApi(stack, '/auth/v1/user', { method: 'PUT', token, body });
      expect([unchanged.status, unchanged.body.error_code]).toEqual([422, 'weak_password']);
    }
    expect((await signIn(email, password)).status).toBe(200);
  });

  it('returns 400 for fields of the wrong type', async () => {
    const call = (path: string, body: object, method = 'POST') =>
      callApi(stack, `/auth/v1/${path}`, { body, method });
    const email = address();
    const answers = await Promise.all([
      call('signup', { email, password: [] }),
      call('signup', { email: { $ne: null }, password }),
      call('signup', { email, password, data: 'text' }),
      call('signup', { email, password, data: { full_name: 'a\0b' } }),
      call('token?grant_type=password', { email, password: [] }),
      call('token?grant_type=password', { email: {}, password }),
      call('token?grant_type=refresh_token', { refresh_token: {} }),
      call('token?grant_type=refresh_token', { refresh_token: 'a\0' }),
      call('token?grant_type=password&grant_type=refresh_token', { email, password }),
      call('token?grant_type=id_token', { id_token: 'a' }),
      call('token', { email, password }),
      call('verify', { type: 'signup', email, token: 123456 }),
      call('verify', { type: 'signup', email }),
      call('verify', { type: 'nonsense', email, token: '123456' }),
      call('verify', { email, token: '123456' }),
      call('verify', {}),
      callApi(stack, '/auth/v1/verify?type=nonsense&token=1', { method: 'GET' }),
      callApi(stack, '/auth/v1/verify?type=recovery', { method: 'GET' }),
      callApi(stack, '/auth/v1/verify', { method: 'GET' }),
      call('recover', { email: [] }),
      call('recover', { email: `${'a'.repeat(255)}@mawad.test` }),
      call('verify', { type: 'signup', email, token: '1'.repeat(2_000) }),
      call('recover?redirect_to=a&redirect_to=b', { email }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(answers.length).fill(400));
  });
});
