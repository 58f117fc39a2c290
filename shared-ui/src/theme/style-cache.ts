import createCache, { type EmotionCache } from '@emotion/cache';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

/** Emotion cache of a direction; one of each per app in the browser, one per request on the server. */
export function createStyleCache(direction: 'ltr' | 'rtl', nonce?: string): EmotionCache {
  const options =
    direction === 'rtl' ? { key: 'muirtl', stylisPlugins: [prefixer, rtlPlugin] } : { key: 'mui' };
  return createCache({ ...options, ...(nonce && { nonce }) });
}

/** The two caches of one app, each made when first needed. */
export class StyleCaches {
  readonly #made = new Map<string, EmotionCache>();
  readonly #nonce: string | undefined;

  constructor(nonce?: string) {
    this.#nonce = nonce;
  }

  /** The cache of a direction, always the same object. */
  of(direction: 'ltr' | 'rtl'): EmotionCache {
    const cache = this.#made.get(direction) ?? createStyleCache(direction, this.#nonce);
    this.#made.set(direction, cache);
    return cache;
  }
}
