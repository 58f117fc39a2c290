import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Language } from '@mawad/shared-i18n/language';
import { LRUCache } from 'lru-cache';
import type { PageAnswer } from './pages.ts';

/**
 * A page is fresh for `freshFor` ms and dropped after `cachedFor` ms. In between the cached page is sent
 * while a new one is rendered.
 */
const freshFor = 30_000;
const cachedFor = 60_000;
const maxBytes = 64 * 2 ** 20;

type Encoding = 'br' | 'gzip' | 'identity';

export interface CachedPage extends Omit<PageAnswer, 'html'> {
  headers: Record<string, string>;
  etag: string;
  /** Size in bytes of the cached Brotli HTML. */
  size: number;
  encoded(encoding: Encoding): Promise<Buffer>;
}

export interface PageRequest {
  url: URL;
  language: Language;
}

interface Options {
  make(request: PageRequest): Promise<PageAnswer>;
  /** Headers that depend only on the page. */
  headersOf(answer: PageAnswer, request: PageRequest): Record<string, string>;
  /** Values that all pages depend on: if one changes, every page is dropped. */
  dependencies(): Promise<unknown[]>;
  now?: () => number;
}

/**
 * Caches public pages, which are the same for every visitor. Each address is rendered once at a time, for all
 * waiting requests. A page that failed to render is not cached and does not replace a cached page.
 */
export function createPageCache({ make, headersOf, dependencies, now = Date.now }: Options) {
  const pages = new LRUCache<string, CachedPage, PageRequest>({
    maxSize: maxBytes,
    // The gzip version, which few browsers request, is cached too and is slightly larger.
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
    // The generation in the key excludes pages whose rendering began before the last change.
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
