import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Language } from '@mawad/shared-i18n/language';
import { LRUCache } from 'lru-cache';
import type { PageAnswer } from './pages.ts';

/** How long a cached page is fresh, and after how long it is dropped. In between it is sent as it is while a new one is rendered. */
const freshFor = 30_000;
const cachedFor = 60_000;
const maxBytes = 64 * 2 ** 20;

type Encoding = 'br' | 'gzip' | 'identity';

/** One answer, ready to be sent many times. */
export interface CachedPage extends Omit<PageAnswer, 'html'> {
  headers: Record<string, string>;
  etag: string;
  /** Bytes of the HTML with Brotli, as it is cached. */
  size: number;
  /** The HTML in an encoding. */
  encoded(encoding: Encoding): Promise<Buffer>;
}

export interface PageRequest {
  url: URL;
  language: Language;
}

interface Options {
  make(request: PageRequest): Promise<PageAnswer>;
  /** Headers that depend on the page alone. */
  headersOf(answer: PageAnswer, request: PageRequest): Record<string, string>;
  /** What all pages depend on: when one of these changes, every page is dropped. */
  dependencies(): Promise<unknown[]>;
  /** Time in milliseconds. */
  now?: () => number;
}

/**
 * Caches pages, which are the same for every visitor. One page of an address is rendered at a time, for
 * all requests that wait for it. A page that is left to the browser is not cached and replaces no cached page.
 */
export function createPageCache({ make, headersOf, dependencies, now = Date.now }: Options) {
  const pages = new LRUCache<string, CachedPage, PageRequest>({
    maxSize: maxBytes,
    // The gzip version, which a few browsers ask for, is cached beside it and is a little larger.
    sizeCalculation: ({ size }) => 2048 + 3 * size,
    ttl: cachedFor,
    ttlResolution: 0,
    perf: { now },
    async fetchMethod(_key, before, { context, options }) {
      const answer = await make(context);
      const isStandIn = answer.failure !== undefined;
      if (isStandIn && before) return before;
      if (isStandIn) options.ttl = 1;
      return ready(answer, headersOf(answer, context));
    },
  });
  let current: unknown[] = [];
  let generation = 0;

  return async function page(request: PageRequest): Promise<CachedPage> {
    const latest = await dependencies();
    if (latest.some((one, place) => one !== current[place])) generation += 1;
    current = latest;
    // The key names the generation, so that no request finds an earlier page, nor one whose rendering began before.
    const { url, language } = request;
    const key = `${generation} ${language} ${url.pathname}${url.search}`;
    const remaining = pages.getRemainingTTL(key);
    return (await pages.fetch(key, {
      context: request,
      allowStale: remaining > 0,
      forceRefresh: remaining > 0 && remaining < cachedFor - freshFor,
    }))!;
  };
}

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const deflate = promisify(gzip);
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

async function ready({ html, ...answer }: PageAnswer, headers: Record<string, string>): Promise<CachedPage> {
  const packed = await brotli(html, quality);
  let zipped: Promise<Buffer> | undefined;
  return {
    ...answer,
    headers,
    etag: `W/"${createHash('sha1').update(html).digest('base64url')}"`,
    size: packed.length,
    async encoded(encoding) {
      if (encoding === 'br') return packed;
      if (encoding === 'gzip') return (zipped ??= unbrotli(packed).then((plain) => deflate(plain)));
      return unbrotli(packed);
    },
  };
}
