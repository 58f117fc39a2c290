import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';

type Direction = 'ltr' | 'rtl';

/**
 * The two Emotion caches of one app, created on demand: one set per browser page, one per request on the
 * server.
 */
export class StyleCaches {
  readonly #caches = new Map<Direction, EmotionCache>();

  /** Loads the code of a direction that the first view does not contain. Rejects if it cannot be loaded. */
  async prepare(direction: Direction): Promise<void> {
    if (direction === 'rtl')
      rightToLeft ??= [
        prefix,
        unlessEmpty((await import(/* webpackChunkName: "rtl" */ 'stylis-plugin-rtl')).default),
      ];
  }

  /** The cache of a prepared direction, always the same object. */
  of(direction: Direction): EmotionCache {
    const cache = this.#caches.get(direction) ?? this.#create(direction);
    this.#caches.set(direction, cache);
    return cache;
  }

  #create(direction: Direction): EmotionCache {
    if (direction === 'ltr') return createStillCache('mui', leftToRight);
    if (!rightToLeft) throw new Error('Right to left styles are not prepared');
    return createStillCache('muirtl', rightToLeft);
  }
}

/**
 * Properties that supported browsers know only with a prefix: Safari, and Chrome before 136 (color-adjust).
 */
const prefixed: Partial<Record<string, string>> = {
  'color-adjust': '-webkit-print-color-adjust',
  'print-color-adjust': '-webkit-print-color-adjust',
  'text-size-adjust': '-webkit-text-size-adjust',
  'user-select': '-webkit-user-select',
};

/**
 * Replaces Emotion's prefixer, whose prefixes for browsers of ten years ago are a sixth of a page's styles.
 */
export const prefix: StylisPlugin = (element) => {
  const name = element.type === 'decl' && prefixed[String(element.props)];
  if (name) element.return = `${name}:${String(element.children)};${element.value}`;
};

// The arrays must be the same objects, because Emotion uses them as the key of its compiled styles on the
// server.
const leftToRight = [prefix];
let rightToLeft: StylisPlugin[] | undefined;

/**
 * Skips empty rules. The server's styles are mirrored already, and hydration only adds rules without
 * declarations. Mirroring one would compile all expressions, a task of 12 ms.
 */
function unlessEmpty(mirror: StylisPlugin): StylisPlugin {
  return (element, ...rest) => (element.children.length > 0 ? mirror(element, ...rest) : undefined);
}

/**
 * A cache that does not move the server's style tags: Emotion would move each, and the browser would
 * recalculate the style of the whole page.
 */
function createStillCache(key: string, stylisPlugins: StylisPlugin[]): EmotionCache {
  const cache = createCache({ key, stylisPlugins, insertionPoint: beforeServerStyles(key) });
  cache.sheet.constructor = StillSheet;
  return cache;
}

/** The element before the server's style tag of a key; as the insertion point it leaves the tag in place. */
function beforeServerStyles(key: string): HTMLElement | undefined {
  if (typeof document === 'undefined') return undefined;
  const before = document.querySelector(`style[data-emotion^="${key} "]`)?.previousElementSibling;
  return before instanceof HTMLElement ? before : undefined;
}

/** Sheet of global styles; Emotion creates it with the constructor of the cache's sheet. */
class StillSheet extends StyleSheet {
  override hydrate(tags: HTMLStyleElement[]): void {
    this.tags.push(...tags);
  }
}
