import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { prefixer } from 'stylis';

type Direction = 'ltr' | 'rtl';

/** The two Emotion caches of one app, each made when first needed: per browser page, per request on the server. */
export class StyleCaches {
  readonly #made = new Map<Direction, EmotionCache>();
  #mirror: StylisPlugin | undefined;

  /** Fetches what a direction needs beyond the first view's code. Rejects when it did not arrive. */
  async prepare(direction: Direction): Promise<void> {
    if (direction === 'rtl')
      this.#mirror ??= (await import(/* webpackChunkName: "rtl" */ 'stylis-plugin-rtl')).default;
  }

  /** The cache of a prepared direction, always the same object. */
  of(direction: Direction): EmotionCache {
    const cache = this.#made.get(direction) ?? this.#create(direction);
    this.#made.set(direction, cache);
    return cache;
  }

  #create(direction: Direction): EmotionCache {
    if (direction === 'ltr') return createCache({ key: 'mui' });
    if (!this.#mirror) throw new Error('Right to left styles are not prepared');
    return createCache({ key: 'muirtl', stylisPlugins: [prefixer, this.#mirror] });
  }
}
