import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startStaticServer } from './static.ts';

const script = "document.documentElement.lang = 'ar'";
const names = { code: 'main.0123abcd.js', map: 'main.0123abcd.js.map', settings: 'manifest.json' };

let dir: string;
let server: RunningServer;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mawad-static-'));
  await writeFile(join(dir, 'index.html'), `<!doctype html><script>${script}</script>`);
  for (const name of Object.values(names)) await writeFile(join(dir, name), '{}');
  const origins = { api: 'https://api.example', remotes: ['https://shop.example'] };
  server = await startStaticServer({ dir, port: 0, origins });
});

afterAll(async () => {
  await server.close();
  await rm(dir, { recursive: true });
});

async function headersOf(path: string) {
  const { status, headers } = await fetch(`${server.url}${path}`);
  return { status, header: (name: string) => headers.get(name) };
}

test('a page runs only scripts it names, in no frame, and gives no device away', async () => {
  const { header } = await headersOf('/products');
  const hash = createHash('sha256').update(script).digest('base64');
  expect(header('content-security-policy')).toContain(
    `script-src 'self' https://shop.example 'sha256-${hash}';`,
  );
  expect(header('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(header('x-frame-options')).toBe('DENY');
  expect(header('permissions-policy')).toContain('camera=()');
  expect(header('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(header('cache-control')).toBe('no-cache');
});

test('a file of the build is kept for ever, any origin may read it, and pages alone carry what pages need', async () => {
  const { header } = await headersOf(`/${names.code}`);
  expect(header('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(header('access-control-allow-origin')).toBe('*');
  expect(header('x-content-type-options')).toBe('nosniff');
  expect(header('permissions-policy')).toBeNull();
  expect(header('content-security-policy')).toBeNull();
});

test('a file of a fixed name is checked each time', async () => {
  expect((await headersOf(`/${names.settings}`)).header('cache-control')).toBe('no-cache');
});

test('source maps are no business of visitors', async () => {
  expect((await headersOf(`/${names.map}`)).status).toBe(404);
});
