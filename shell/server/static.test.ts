import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startStaticServer } from './static.ts';

const script = "document.documentElement.lang = 'ar'";
const names = {
  code: 'main.0123abcd.js',
  map: 'main.0123abcd.js.map',
  settings: 'manifest.json',
  facts: 'page.json',
  arabic: 'صورة.json',
};

let dir: string;
let server: RunningServer;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mawad-static-'));
  await writeFile(join(dir, 'index.html'), `<!doctype html><script>${script}</script>`);
  for (const name of Object.values(names)) await writeFile(join(dir, name), '{}');
  await mkdir(join(dir, 'x'));
  const origins = { api: 'https://api.example', remotes: ['https://shop.example'] };
  const framedBy = (path: string) => (path === '/preview' ? ["'self'", 'https://portal.example'] : []);
  server = await startStaticServer({ dir, port: 0, origins, framedBy });
});

afterAll(async () => {
  await server.close();
  await rm(dir, { recursive: true });
});

async function headersOf(path: string) {
  const { status, headers } = await fetch(`${server.url}${path}`);
  return { status, header: (name: string) => headers.get(name) };
}

test('allows only named scripts, no framing and no device access except the camera on a page', async () => {
  const { header } = await headersOf('/products');
  const hash = createHash('sha256').update(script).digest('base64');
  expect(header('content-security-policy')).toContain(
    `script-src 'self' https://shop.example 'sha256-${hash}';`,
  );
  expect(header('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(header('x-frame-options')).toBe('DENY');
  expect(header('permissions-policy')).toContain('camera=(self)');
  expect(header('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(header('cache-control')).toBe('no-cache');
});

test('allows only the named origins to frame a page and keeps it out of search engines', async () => {
  const { header } = await headersOf('/preview');
  expect(header('content-security-policy')).toContain("frame-ancestors 'self' https://portal.example");
  expect(header('x-frame-options')).toBeNull();
  expect(header('x-robots-tag')).toBe('noindex');
});

test('caches a hashed file for a year, allows any origin to read it and omits page headers', async () => {
  const { header } = await headersOf(`/${names.code}`);
  expect(header('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(header('access-control-allow-origin')).toBe('*');
  expect(header('x-content-type-options')).toBe('nosniff');
  expect(header('permissions-policy')).toBeNull();
  expect(header('content-security-policy')).toBeNull();
});

test('revalidates a file with a fixed name', async () => {
  expect((await headersOf(`/${names.settings}`)).header('cache-control')).toBe('no-cache');
});

test('hides source maps', async () => {
  expect((await headersOf(`/${names.map}`)).status).toBe(404);
});

/** Requests a path exactly as written; `fetch` would normalize it. */
function statusOf(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(`${server.url}/`, { path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  ['/page.json', 404],
  ['/%70age.json', 404],
  ['/%2570age.json', 404],
  ['/page.json?x', 404],
  ['/x/..%2fpage.json', 400],
  ['/x%2f..%2fpage.json', 400],
  ['/x/%2e%2e/page.json', 400],
  ['/x/../page.json', 400],
  ['/./page.json', 400],
  ['/x%5c..%5cpage.json', 400],
  ['//page.json', 400],
  ['/main.0123abcd.js%2emap', 404],
  ['/page.json%00', 400],
])('hides internal files under any spelling of their path: %s', async (path, status) => {
  expect(await statusOf(path)).toBe(status);
});

test('serves other encoded names', async () => {
  expect(await statusOf(`/${encodeURIComponent(names.arabic)}`)).toBe(200);
  expect(await statusOf('/category/%D8%B3%D9%84%D8%A7%D9%85%D8%A9')).toBe(200);
});

test.each(['/index.html', '/%69ndex.html'])('sends page headers with %s', async (path) => {
  const [page, file] = [await headersOf('/'), await headersOf(path)];
  expect(file.status).toBe(200);
  for (const name of ['content-security-policy', 'x-frame-options', 'referrer-policy', 'cache-control']) {
    expect(file.header(name)).toBe(page.header(name));
  }
});
