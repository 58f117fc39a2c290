import { createHmac, randomUUID } from 'node:crypto';
import { request, type OutgoingHttpHeaders } from 'node:http';
import postgres from 'postgres';
import { readProjectConfig } from './api-config.ts';
import { callApi, makeAccount, startTestStack, testOrigin } from './testing.ts';

type TestStack = Awaited<ReturnType<typeof startTestStack>>;
let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack({ limits: { formsPerAddress: { count: 3, window: 60_000 } } });
  const sql = postgres(stack.postgresUrl, { max: 1 });
  await sql.unsafe(`
    create function public.nap(seconds float) returns text language sql volatile
      as $$ select current_user::text from pg_sleep(seconds) $$;
    create function public.fill(size int) returns text language sql stable as $$ select repeat('x', size) $$;
    create function public.count_up() returns setof int language sql stable
      as $$ select generate_series(1, 1500) $$;
    create table public.many as select generate_series(1, 1500) as id;
    grant select on public.many to anon, authenticated;
    grant execute on function public.nap, public.fill, public.count_up to anon, authenticated`);
  await sql.end();
});

afterAll(() => stack?.end());

/** Requests the path exactly as written; fetch would normalise it. */
function requestRaw(path: string, method = 'GET', headers: OutgoingHttpHeaders = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const all = { apikey: stack.publishableKey, 'content-type': 'application/json', ...headers };
    const call = request(stack.apiUrl, { path, method, headers: all }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    call.on('error', reject).end(method === 'GET' ? undefined : '{}');
  });
}

/** Streams `size` bytes without a content-length header; returns the status. */
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
  it('accepts requests with the publishable key and refuses those without', async () => {
    const answer = await callApi(stack, '/rest/v1/governorates?select=code&order=code');
    expect(answer.status).toBe(200);
    expect(answer.body).toHaveLength(19);
    const keyless = await fetch(`${stack.apiUrl}/rest/v1/governorates?select=code`);
    expect(keyless.status).toBe(401);
  });

  it('allows three forms per address, then returns 429 with retry-after', async () => {
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

  it('does not count the filter of an embedded table as a filter of the table itself', async () => {
    const path = '/rest/v1/wishlists?products.limit=1&select=*,products(*)';
    const answer = await callApi(stack, path, { method: 'DELETE' });
    expect([answer.status, answer.body.code]).toEqual([400, '21000']);
  });

  it('ends statements of visitors after 3 s and of signed-in people after 8 s', async () => {
    const { accessToken } = await makeAccount(stack, `${randomUUID()}@mawad.test`, 'a-long-password');
    const nap = (seconds: number, token?: string) =>
      callApi(stack, '/rest/v1/rpc/nap', { body: { seconds }, token });
    const answers = await Promise.all([nap(3.5), nap(3.5, accessToken), nap(8.5, accessToken)]);
    expect(answers.map(({ status }) => status)).toEqual([503, 200, 503]);
    expect(answers[1]!.body.text ?? answers[1]!.body).toContain('authenticated');
  });

  it('returns at most max_rows rows and refuses responses above the size limit', async () => {
    const { max_rows: most } = readProjectConfig().api;
    for (const path of ['many?select=id', 'many?select=id&limit=100000', 'rpc/count_up'])
      expect((await callApi(stack, `/rest/v1/${path}`)).body).toHaveLength(Number(most));
    expect((await callApi(stack, '/rest/v1/rpc/fill', { body: { size: 1_000_000 } })).status).toBe(200);
    const large = await callApi(stack, '/rest/v1/rpc/fill', { body: { size: 5_000_000 } });
    expect([large.status, large.body.code]).toEqual([413, 'answer_too_large']);
  });

  it('embeds the districts of a governorate and refuses circular embedding', async () => {
    const select = (value: string) => callApi(stack, `/rest/v1/governorates?select=${value}`);
    expect((await select('code,districts(name_en)')).status).toBe(200);
    const deep = await select('code,districts(governorates(code))');
    expect([deep.status, deep.body.code]).toEqual([400, 'PGRST100']);
  });

  it('sets no-store on personal responses and lets caches store public ones', async () => {
    const { accessToken } = await makeAccount(stack, `${randomUUID()}@mawad.test`, 'a-long-password');
    const cacheControl = async (path: string, token?: string) =>
      (await callApi(stack, path, { token })).headers.get('cache-control');
    expect(await cacheControl('/rest/v1/governorates?select=code')).toBeNull();
    for (const path of ['/rest/v1/profiles?select=full_name', '/rest/v1/rpc/nap', '/auth/v1/user'])
      expect(await cacheControl(path, accessToken)).toBe('no-store');
    expect(await cacheControl('/auth/v1/settings')).toBe('no-store');
  });

  it('serves catalogue functions by GET, cacheable by shared caches for visitors only', async () => {
    const { accessToken } = await makeAccount(stack, `${randomUUID()}@mawad.test`, 'a-long-password');
    const input = encodeURIComponent(JSON.stringify({ term: '"كيبل" 2,5 & {x}', filters: {} }));
    const reads = [
      'list_categories',
      'get_home_page',
      `search_products?input=${input}`,
      `suggest?term=${encodeURIComponent('كي')}`,
      'list_products_by_ids?ids=%7B1,2%7D',
      'list_reviews?product_id=1&page=1&sort=newest',
      'list_questions?product_id=1&page=1',
      'list_sitemap_products?after=0&up_to=1000',
      'list_sitemap_stores',
    ];
    for (const read of reads) {
      const visitor = await callApi(stack, `/rest/v1/rpc/${read}`);
      expect([read, visitor.status]).toEqual([read, 200]);
      expect(visitor.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
      expect(visitor.headers.get('vary')).toContain('Authorization');
      const person = await callApi(stack, `/rest/v1/rpc/${read}`, { token: accessToken });
      expect([person.status, person.headers.get('cache-control')]).toEqual([200, 'no-store']);
    }
    const missing = await callApi(stack, '/rest/v1/rpc/get_product?product_id=1');
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, null]);
  });

  it('refuses a forged token instead of treating its sender as a visitor', async () => {
    const forge = (secret: string, exp: number) => {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const content = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: randomUUID(), role: 'service_role', exp })}`;
      return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
    };
    const token = forge('guessed', Date.now() / 1000 + 60);
    const answer = await callApi(stack, '/rest/v1/governorates?select=code', { token });
    expect([answer.status, answer.body.message]).toEqual([401, 'JWT invalid']);
  });

  it('limits the body size of chunked requests, too', async () => {
    const headers = { apikey: stack.publishableKey, 'content-type': 'application/json' };
    expect(await postChunked('/rest/v1/wishlists', 9 * 1024 * 1024, headers)).toBe(413);
    expect(await postChunked('/auth/v1/signup', 32 * 1024, headers)).toBe(413);
    expect(await postChunked('/storage/v1/object/product-images/a.webp', 12 * 1024 * 1024, headers)).toBe(
      413,
    );
  });

  it('serves the request that follows a refused upload', async () => {
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

describe('Addresses', () => {
  it.each([
    ['POST', '/auth/v1/./verify'],
    ['POST', '/auth/v1/./token?grant_type=password'],
    ['POST', '/auth/v1/x/../recover'],
    ['PUT', '/auth/v1/./user'],
    ['POST', '/auth/v1/./magiclink'],
    ['POST', '/auth/v1//verify'],
    ['POST', '/auth/v1/verify/'],
    ['POST', '/auth/v1/verify;x'],
    ['POST', '/auth/v1\\verify'],
    ['POST', '/rest/v1/rpc/./submit_contact'],
    ['POST', '/rest/v1/rpc/%73ubmit_contact'],
    ['GET', '/storage/v1/object/public/product-images/%2e%2e/a'],
    ['GET', '/nowhere/./at-all'],
    ['GET', '/rest/v1/governorates?name_en=eq.%00'],
    ['GET', '/rest/v1/governorates?select=code&select=*'],
  ])('are refused unless they are canonical: %s %s', async (method, path) => {
    expect(await requestRaw(path, method)).toBe(400);
  });

  it('are refused with a repeated API key header', async () => {
    const key = stack.publishableKey;
    expect(await requestRaw('/rest/v1/governorates?select=code', 'GET', { apikey: [key, key] })).toBe(400);
  });

  it('reach only those routes of the auth server that the product uses', async () => {
    for (const path of ['magiclink', 'admin/users', 'sso', 'callback', 'Verify'])
      expect(await requestRaw(`/auth/v1/${path}`, 'POST')).toBe(404);
    for (const path of ['authorize', 'callback', 'reauthenticate', 'admin/users', 'signup'])
      expect(await requestRaw(`/auth/v1/${path}`)).toBe(404);
  });
});

describe('Cross-origin calls', () => {
  const preflight = (origin: string) =>
    fetch(`${stack.apiUrl}/rest/v1/products`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'apikey' },
    });

  it('are allowed from the origins of the front ends only', async () => {
    expect((await preflight(testOrigin)).headers.get('access-control-allow-origin')).toBe(testOrigin);
    expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('are refused by the mail page', async () => {
    const foreign = await fetch(`${stack.mailUrl}/email`, { headers: { origin: 'https://evil.example' } });
    expect(foreign.status).toBe(403);
    const own = await fetch(`${stack.mailUrl}/email`);
    expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([200, null]);
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

  it('are served with sandbox and nosniff, and only pictures inline', async () => {
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

  it('are served from memory with the same headers until a file is stored or removed', async () => {
    const path = 'product-images/test/cached.webp';
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

  it('may have names with spaces and Arabic letters', async () => {
    const name = ['datasheets', 'test', "طابوق (2) 100% & O'Neil.pdf"].map(encodeURIComponent).join('/');
    expect((await upload(name, 'application/pdf', '%PDF-1.7')).status).toBe(200);
    const read = await fetch(`${stack.apiUrl}/storage/v1/object/public/${name}`);
    expect([read.status, await read.text()]).toEqual([200, '%PDF-1.7']);
  });

  it('are refused if database or file system cannot store their name', async () => {
    for (const name of ['a%00.webp', `${'n'.repeat(300)}.webp`])
      expect((await upload(`product-images/test/${name}`, 'image/webp', 'RIFF')).status).toBe(400);
    const move = (destinationKey: string) =>
      fetch(`${stack.apiUrl}/storage/v1/object/move`, {
        method: 'POST',
        headers: { apikey: stack.secretKey, 'content-type': 'application/json' },
        body: JSON.stringify({ bucketId: 'product-images', sourceKey: 'test/a.webp', destinationKey }),
      });
    for (const key of ['test/a\0.webp', `test/${'n'.repeat(300)}`, 'test/../b.webp'])
      expect((await move(key)).status).toBe(400);
  });

  it('are not cached if they are missing', async () => {
    const missing = await fetch(`${stack.apiUrl}/storage/v1/object/public/product-images/none.webp`);
    expect(missing.status).toBeGreaterThanOrEqual(400);
    expect(missing.headers.get('cache-control')).toBe('no-store');
  });
});

describe('Edge functions', () => {
  it('deliver emails only for callers with the secret key', async () => {
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
  it('lists every part as JSON and as a page', async () => {
    const { body } = await callApi(stack, '/health');
    const parts = body.parts as { name: string; answers: boolean }[];
    expect(body.healthy).toBe(true);
    expect(parts.map((part) => part.name).sort()).toEqual([
      'api',
      'database',
      'functions',
      'gateway',
      'mail',
    ]);
    const page = await fetch(`${stack.apiUrl}/health`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('PostgreSQL');
  });
});
