import { createHmac, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import postgres from 'postgres';
import { callApi, makeAccount, startTestStack, testOrigin, verifyLink, waitForMail } from './testing.ts';

type TestStack = Awaited<ReturnType<typeof startTestStack>>;
let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack({
    limits: {
      wrongPasswordsPerAccount: { count: 5, window: 60_000 },
      wrongCodesPerAccount: { count: 3, window: 60_000 },
      mailsPerAccount: { count: 4, window: 60_000 },
      formsPerAddress: { count: 3, window: 60_000 },
    },
  });
});

afterAll(() => stack?.end());

const address = () => `${randomUUID()}@mawad.test`;
const password = 'a-long-password';
const signUp = (email: string, redirectTo = `${testOrigin}/auth/confirm?next=/checkout`) =>
  callApi(stack, `/auth/v1/signup?redirect_to=${encodeURIComponent(redirectTo)}`, {
    body: { email, password, data: { full_name: 'Ali', language: 'ar' } },
  });
const signIn = (email: string, secret: string) =>
  callApi(stack, '/auth/v1/token?grant_type=password', { body: { email, password: secret } });

/** Streams `size` bytes without saying how many, and answers the status. */
function postChunked(path: string, size: number, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(stack.apiUrl + path, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    call.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET') reject(error);
    });
    const chunk = Buffer.alloc(64 * 1024);
    for (let sent = 0; sent < size; sent += chunk.length) call.write(chunk);
    call.end();
  });
}

describe('Data API', () => {
  it('answers with the publishable key and refuses without one', async () => {
    const answer = await callApi(stack, '/rest/v1/governorates?select=code&order=code');
    expect(answer.status).toBe(200);
    expect(answer.body).toHaveLength(19);
    const keyless = await fetch(`${stack.apiUrl}/rest/v1/governorates?select=code`);
    expect(keyless.status).toBe(401);
  });

  it('lets one address send three forms, and then says when to come back', async () => {
    const send = (name: string) => callApi(stack, `/rest/v1/rpc/${name}`, { body: { request: {} } });
    const names = ['submit_contact', 'submit_quote_request', 'submit_contact'];
    for (const name of names) expect((await send(name)).status).toBe(422);
    for (const name of names) {
      const answer = await send(name);
      expect([answer.status, answer.body.code]).toEqual([429, 'too_many_requests']);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await send('open_form')).status).not.toBe(429);
  });

  it.each(['/rest/v1/wishlists', '/rest/v1/wishlists?select=*&limit=1', '/rest/v1/wishlists?and=()'])(
    'refuses a DELETE and a PATCH without a filter: %s',
    async (path) => {
      for (const method of ['DELETE', 'PATCH']) {
        const answer = await callApi(stack, path, { method, body: {} });
        expect([answer.status, answer.body.code]).toEqual([400, '21000']);
      }
    },
  );

  it('refuses forged and expired tokens instead of taking them for a visitor', async () => {
    const forge = (secret: string, exp: number) => {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const content = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: randomUUID(), role: 'service_role', exp })}`;
      return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
    };
    const token = forge('guessed', Date.now() / 1000 + 60);
    const answer = await callApi(stack, '/rest/v1/governorates?select=code', { token });
    expect([answer.status, answer.body.message]).toEqual([401, 'JWT invalid']);
  });

  it('caps bodies by the bytes that arrive, said or not', async () => {
    const headers = { apikey: stack.publishableKey, 'content-type': 'application/json' };
    expect(await postChunked('/rest/v1/wishlists', 9 * 1024 * 1024, headers)).toBe(413);
    expect(await postChunked('/auth/v1/signup', 32 * 1024, headers)).toBe(413);
    expect(await postChunked('/storage/v1/object/product-images/a.webp', 12 * 1024 * 1024, headers)).toBe(
      413,
    );
  });

  it('answers the call that follows a refused upload', async () => {
    for (let round = 0; round < 60; round += 1) {
      const refused = await fetch(`${stack.apiUrl}/storage/v1/object/product-images/nobody/a.webp`, {
        method: 'POST',
        headers: { apikey: stack.publishableKey, 'content-type': 'image/webp' },
        body: Buffer.alloc(4 * 1024 * 1024),
      });
      expect([refused.status, refused.headers.get('content-type')]).toEqual([
        400,
        expect.stringContaining('json'),
      ]);
      const next = await callApi(stack, '/rest/v1/rpc/unknown_function', { body: {} });
      expect(next.status).toBe(404);
    }
  });
});

describe('Cross-origin calls', () => {
  const preflight = (origin: string) =>
    fetch(`${stack.apiUrl}/rest/v1/products`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'apikey' },
    });

  it('allows the front ends and nobody else', async () => {
    expect((await preflight(testOrigin)).headers.get('access-control-allow-origin')).toBe(testOrigin);
    expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('keeps the mail page to this machine', async () => {
    const foreign = await fetch(`${stack.mailUrl}/email`, { headers: { origin: 'https://evil.example' } });
    expect(foreign.status).toBe(403);
    const own = await fetch(`${stack.mailUrl}/email`);
    expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([200, null]);
  });
});

describe('Accounts', () => {
  it('leads from the confirmation mail back to the page that asked, signed in', async () => {
    const email = address();
    await signUp(email);
    const mail = await waitForMail(stack, email);
    expect(mail.html).toContain('dir="rtl"');
    const response = await fetch(verifyLink(mail), { redirect: 'manual' });
    const location = response.headers.get('location') ?? '';
    expect(location.startsWith(`${testOrigin}/auth/confirm?next=/checkout#access_token=`)).toBe(true);
  });

  it('never leads to a foreign site', async () => {
    const email = address();
    await signUp(email, 'https://evil.example/steal');
    expect(verifyLink(await waitForMail(stack, email))).not.toContain('evil.example');
  });

  it('answers sign-up, recovery and resend alike for new, waiting and confirmed addresses', async () => {
    const [waiting, confirmed, unknown] = [address(), address(), address()];
    await signUp(waiting);
    await makeAccount(stack, confirmed, password);
    const shape = ({ status, body }: Awaited<ReturnType<typeof signUp>>) => ({
      status,
      keys: Object.keys(body),
      identities: body.identities,
    });
    const answers = [await signUp(unknown), await signUp(waiting), await signUp(confirmed)].map(shape);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    for (const path of ['recover', 'resend', 'otp']) {
      const replies = [];
      for (const email of [confirmed, waiting, address()]) {
        const { status, body } = await callApi(stack, `/auth/v1/${path}`, {
          body: { email, type: 'signup' },
        });
        replies.push({ status, body });
      }
      expect(replies).toEqual([replies[0], replies[0], replies[0]]);
      expect(replies[0]!.status).toBe(200);
    }
  });

  it('sends a waiting sign-up its confirmation again, with a working link', async () => {
    const email = address();
    await signUp(email);
    await waitForMail(stack, email);
    await callApi(stack, '/auth/v1/resend', { body: { type: 'signup', email } });
    const response = await fetch(verifyLink(await waitForMail(stack, email, 2)), { redirect: 'manual' });
    expect(response.headers.get('location')).toContain('access_token=');
  });

  it('tells "not confirmed" only to who knows the password', async () => {
    const email = address();
    await signUp(email);
    expect((await signIn(email, password)).body.error_code).toBe('email_not_confirmed');
    expect((await signIn(email, 'something-else')).body.error_code).toBe('invalid_credentials');
  });

  it('stops guessing a password, but never the refresh of a session', async () => {
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

  it('stops guessing a code', async () => {
    const email = address();
    await signUp(email);
    const guess = (token: string) =>
      callApi(stack, '/auth/v1/verify', { body: { type: 'signup', email, token } });
    for (const token of ['000001', '000002', '000003']) expect((await guess(token)).status).not.toBe(200);
    const code = /\b\d{6}\b/.exec((await waitForMail(stack, email)).text)![0];
    expect((await guess(code)).status).toBe(429);
  });

  it('stops mail floods to one address', async () => {
    const email = address();
    const statuses = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      statuses.push((await callApi(stack, '/auth/v1/recover', { body: { email } })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });

  it('changes a password only with the current one, and signs other devices out', async () => {
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
      (await callApi(stack, '/auth/v1/user', { method: 'PUT', token, body: { password: 'twice-not' } }))
        .status,
    ).toBe(400);
  });

  it('makes no account from asking for a sign-in code', async () => {
    const email = address();
    const answer = await callApi(stack, '/auth/v1/otp', { body: { email, create_user: true } });
    expect(answer.status).toBe(200);
    expect((await callApi(stack, '/auth/v1/magiclink', { body: { email } })).status).toBe(404);
  });
});

describe('Stored files', () => {
  const removeBehindTheGateway = async (path: string) => {
    const sql = postgres(stack.postgresUrl, { max: 1 });
    await sql`delete from storage.objects where bucket_id || '/' || name = ${path}`;
    await sql.end();
  };
  const comparable = ({ status, headers }: Response) => {
    const changing = ['date', 'keep-alive', 'x-ratelimit-remaining', 'x-ratelimit-reset'];
    return [status, ...[...headers].filter(([name]) => !changing.includes(name))];
  };
  const upload = (path: string, type: string, content: string) =>
    fetch(`${stack.apiUrl}/storage/v1/object/${path}`, {
      method: 'POST',
      headers: { apikey: stack.secretKey, 'content-type': type },
      body: content,
    });

  it('are never run: sandbox, no sniffing, and only pictures are shown in place', async () => {
    expect((await upload('product-images/test/a.webp', 'image/webp', 'RIFF')).status).toBe(200);
    const picture = await fetch(`${stack.apiUrl}/storage/v1/object/public/product-images/test/a.webp`);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
    expect(picture.headers.get('content-security-policy')).toContain('sandbox');
    expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(picture.headers.get('content-disposition')).toBeNull();
    expect((await upload('datasheets/test/a.pdf', 'application/pdf', '%PDF-1.7')).status).toBe(200);
    const sheet = await fetch(`${stack.apiUrl}/storage/v1/object/public/datasheets/test/a.pdf`);
    expect(sheet.headers.get('content-disposition')).toBe('attachment');
  });

  it('are answered from memory with the same headers, until something is stored or removed', async () => {
    const path = 'product-images/test/kept.webp';
    const read = (headers: Record<string, string> = {}) =>
      fetch(`${stack.apiUrl}/storage/v1/object/public/${path}`, { headers });
    expect((await upload(path, 'image/webp', 'RIFF')).status).toBe(200);
    const first = await read({ origin: testOrigin });
    expect(await first.text()).toBe('RIFF');
    await removeBehindTheGateway(path);

    const second = await read({ origin: testOrigin });
    expect(await second.text()).toBe('RIFF');
    expect(comparable(second)).toEqual(comparable(first));
    expect((await read({ origin: 'https://evil.example' })).headers.get('access-control-allow-origin')).toBe(
      null,
    );
    expect((await read({ range: 'bytes=0-1' })).status).toBeGreaterThanOrEqual(400);

    expect((await upload('product-images/test/other.webp', 'image/webp', 'RIFF')).status).toBe(200);
    expect((await read()).status).toBeGreaterThanOrEqual(400);
  });

  it('are not kept by caches when they are missing', async () => {
    const missing = await fetch(`${stack.apiUrl}/storage/v1/object/public/product-images/none.webp`);
    expect(missing.status).toBeGreaterThanOrEqual(400);
    expect(missing.headers.get('cache-control')).toBe('no-store');
  });
});

describe('Edge functions', () => {
  it('deliver mails only for who knows the secret key', async () => {
    const call = (key: string) =>
      fetch(`${stack.apiUrl}/functions/v1/deliver-emails`, {
        method: 'POST',
        headers: { apikey: key },
        body: '{}',
      });
    expect((await call(stack.publishableKey)).status).toBe(401);
    expect((await call('')).status).toBe(401);
    expect(await (await call(stack.secretKey)).json()).toEqual({ sent: 0, failed: 0, remaining: false });
    expect((await callApi(stack, '/functions/v1/unknown', { body: {} })).status).toBe(404);
  });
});

describe('Health', () => {
  it('names every part, as JSON and as a page', async () => {
    const { body } = await callApi(stack, '/health');
    const parts = body.parts as { name: string; answers: boolean }[];
    expect(body.healthy).toBe(true);
    expect(parts.map((part) => part.name).sort()).toEqual(['api', 'database', 'functions', 'mail']);
    const page = await fetch(`${stack.apiUrl}/health`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('PostgreSQL');
  });
});
