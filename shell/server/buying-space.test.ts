import { gunzipSync } from 'node:zlib';
import { buyingCookie } from '../src/layout/buying-space.ts';
import { needsBuyingSpace, withBuyingSpace } from './buying-space.ts';
import type { CachedPage } from './page-cache.ts';

test.each([
  ['/', `theme=dark; ${buyingCookie}=1`, true],
  ['/checkout', `${buyingCookie}=1`, false],
  ['/', 'theme=dark', false],
  ['/', undefined, false],
])('a page at %s with the cookies %s', (path, cookies, needs) => {
  expect(needsBuyingSpace(path, cookies)).toBe(needs);
});

test('adds the place once, under an ETag of its own', async () => {
  const html = '<html><head><title>Shop</title></head><body>Page</body></html>';
  const page = { status: 200, headers: {}, etag: 'W/"a"', size: 1, encoded: async () => Buffer.from(html) };
  const spaced = withBuyingSpace(page as unknown as CachedPage);
  expect(spaced.etag).toBe('W/"a-bar"');
  const plain = String(await spaced.encoded('identity'));
  expect(plain).toMatch(
    /<style id="mawad-buying-space">#content\{margin-block-start:45px\}<\/style><\/head>/,
  );
  expect(plain.replace(/<style.*<\/style>/, '')).toBe(html);
  expect(String(gunzipSync(await spaced.encoded('gzip')))).toBe(plain);
});
