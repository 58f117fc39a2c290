import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createPageCache, type PageRequest } from './page-cache.ts';
import type { PageAnswer } from './pages.ts';

const request = (name: string): PageRequest => ({
  url: new URL(`https://mawad.test/${name}`),
  language: 'en',
});

/** Pages that number their making; the answer to each waits until it is told. */
function cached() {
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
  /** Waits until the making of one more page has begun, and answers it. */
  const answer = async (given?: Partial<PageAnswer>) => {
    while (waiting.length === 0) await setImmediate();
    waiting.shift()!(given);
  };
  return { page, html, answer, state };
}

test('one page is made for everybody who waits for it, in every encoding', async () => {
  const { page, html, answer, state } = cached();
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

test('an older page is sent while it is made anew, and one of a minute is waited for', async () => {
  const { html, answer, state } = cached();
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

test('a change of the catalogue drops every page, also one that is being made', async () => {
  const { html, answer, state } = cached();
  const first = html('home');
  state.version = 2;
  const second = html('home');
  await answer();
  await answer();
  expect(await Promise.all([first, second])).toEqual(['home 1', 'home 2']);
  expect(await html('home')).toBe('home 2');
});

test('an app shell sent for want of data is not cached, and replaces no cached page', async () => {
  const { html, answer, state } = cached();
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
