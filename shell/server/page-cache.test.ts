import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createPageCache, type PageRequest } from './page-cache.ts';
import type { PageAnswer } from './pages.ts';

const request = (name: string): PageRequest => ({
  url: new URL(`https://mawad.test/${name}`),
  language: 'en',
});

/** Creates a cache of numbered pages; each render waits until `answer` completes it. */
function createTestCache() {
  const waiting: ((answer?: Partial<PageAnswer>) => void)[] = [];
  const state = { version: 1, made: 0, seconds: 0 };
  const page = createPageCache({
    make: ({ url }) => {
      const html = `${url.pathname.slice(1)} ${(state.made += 1)}`;
      return new Promise((resolve) => {
        waiting.push((answer = {}) => resolve({ status: 200, html, ...answer }));
      });
    },
    headersOf: ({ html }) => ({ 'x-of': html }),
    dependencies: async () => [state.version],
    now: () => 1_000_000 + state.seconds * 1000,
  });
  const html = async (name: string) => (await (await page(request(name))).encoded('identity')).toString();
  /** Waits until the next render has begun and completes it. */
  const answer = async (change?: Partial<PageAnswer>) => {
    while (waiting.length === 0) await setImmediate();
    waiting.shift()!(change);
  };
  return { page, html, answer, state };
}

test('renders a page once for all waiting requests and serves it in every encoding', async () => {
  const { page, html, answer, state } = createTestCache();
  const both = [html('home'), html('home')];
  await answer();
  expect(await Promise.all(both)).toEqual(['home 1', 'home 1']);
  const { headers, encoded } = await page(request('home'));
  expect(headers).toEqual({ 'x-of': 'home 1' });
  expect(brotliDecompressSync(await encoded('br')).toString()).toBe('home 1');
  expect(gunzipSync(await encoded('gzip')).toString()).toBe('home 1');
  expect(await encoded('gzip')).toBe(await encoded('gzip'));
  expect(state.made).toBe(1);
});

test('serves a stale page while it renders again, and waits for a render after a minute', async () => {
  const { html, answer, state } = createTestCache();
  const first = html('home');
  await answer();
  await first;
  state.seconds = 31;
  expect(await html('home')).toBe('home 1');
  expect(await html('home')).toBe('home 1');
  await answer();
  while ((await html('home')) !== 'home 2');
  state.seconds = 32;
  expect(await html('home')).toBe('home 2');
  state.seconds = 95;
  const later = html('home');
  await answer();
  expect(await later).toBe('home 3');
});

test('drops every page when the catalogue changes, even one that is being rendered', async () => {
  const { html, answer, state } = createTestCache();
  const first = html('home');
  state.version = 2;
  const second = html('home');
  await answer();
  await answer();
  expect(await Promise.all([first, second])).toEqual(['home 1', 'home 2']);
  expect(await html('home')).toBe('home 2');
});

test('neither caches a page that failed to render nor replaces a cached page with it', async () => {
  const { html, answer, state } = createTestCache();
  const failed = html('home');
  await answer({ failure: 'away' });
  expect(await failed).toBe('home 1');
  state.seconds = 1;
  const again = html('home');
  await answer();
  expect(await again).toBe('home 2');
  state.seconds = 40;
  expect(await html('home')).toBe('home 2');
  await answer({ failure: 'away' });
  await setImmediate();
  expect(await html('home')).toBe('home 2');
});
