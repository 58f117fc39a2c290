import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { buyingCookie, buyingSpaceId } from '../src/layout/buying-space.ts';
import type { CachedPage } from './page-cache.ts';

const deflate = promisify(gzip);

/** Height of the bar's row and its line; see shell/src/layout/buying-bar.tsx. */
const space = `<style id="${buyingSpaceId}">#content{margin-block-start:45px}</style></head>`;

/** Whether the browser shows the buying bar above the page at this path. Checkout has a choice of its own. */
export function needsBuyingSpace(path: string, cookieHeader = ''): boolean {
  return path !== '/checkout' && cookieHeader.split('; ').includes(`${buyingCookie}=1`);
}

/** The page with a place for the bar, so that the page does not move when the bar appears. */
export function withBuyingSpace(page: CachedPage): CachedPage {
  const html = async () => Buffer.from(String(await page.encoded('identity')).replace('</head>', space));
  return {
    ...page,
    etag: page.etag.replace(/"$/, '-bar"'),
    encoded: async (encoding) => (encoding === 'identity' ? html() : deflate(await html())),
  };
}
