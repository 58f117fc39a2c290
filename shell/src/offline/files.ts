import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { stores } from './names.ts';
import type { LastingEvent } from './worker-scope.ts';

const day = 24 * 60 * 60;
const matchOptions = { ignoreVary: true };

/**
 * Requests scripts and pictures of other origins with CORS. Otherwise their responses are opaque: the status
 * is hidden, and Chromium counts each as megabytes of the quota.
 */
const withCors = {
  requestWillFetch: ({ request }: { request: Request }) =>
    Promise.resolve(
      request.mode === 'no-cors' ? new Request(request.url, { mode: 'cors', credentials: 'omit' }) : request,
    ),
  handlerDidError: ({ request }: { request: Request }) => fetch(request),
};

/** Cache of hashed files of the shell and the remotes, which are never revalidated. */
export const files = new CacheFirst({
  cacheName: stores.files,
  matchOptions,
  plugins: [withCors, new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 60 * day, matchOptions })],
});

/** Cache of displayed product pictures, which is cleared first if the device is full. */
export const pictures = new CacheFirst({
  cacheName: stores.pictures,
  matchOptions,
  plugins: [
    withCors,
    new ExpirationPlugin({
      maxEntries: 300,
      maxAgeSeconds: 30 * day,
      purgeOnQuotaError: true,
      matchOptions,
    }),
  ],
});

/** Caches these files. Rejects if a file cannot be loaded. */
export async function cacheFiles(urls: string[], event: LastingEvent): Promise<void> {
  await Promise.all(
    urls.map(async (url) => {
      const request = new Request(url, { mode: 'cors', credentials: 'omit' });
      const [answer, stored] = files.handleAll({ request, event: event as never });
      const { ok, status } = await answer;
      if (!ok) throw new Error(`${url} answered ${status}`);
      await stored;
    }),
  );
}
