import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';

type Direction = 'ltr' | 'rtl';

/** The two Emotion caches of one app, each made when first needed: per browser page, per request on the server. */
export class StyleCaches {
  readonly #made = new Map<Direction, EmotionCache>();

  /** Fetches what a direction needs beyond the first view's code. Rejects when it did not arrive. */
  async prepare(direction: Direction): Promise<void> {
    if (direction === 'rtl')
      rightToLeft ??= [
        prefix,
        unlessEmpty((await import(/* webpackChunkName: "rtl" */ 'stylis-plugin-rtl')).default),
      ];
  }

  /** The cache of a prepared direction, always the same object. */
  of(direction: Direction): EmotionCache {
    const cache = this.#made.get(direction) ?? this.#create(direction);
    this.#made.set(direction, cache);
    return cache;
  }

  #create(direction: Direction): EmotionCache {
    if (direction === 'ltr') return createStillCache('mui', leftToRight);
    if (!rightToLeft) throw new Error('Right to left styles are not prepared');
    return createStillCache('muirtl', rightToLeft);
  }
}

/** What a browser in use knows under this name alone: Safari, and Chrome before 136 (color-adjust). */
const prefixed: Partial<Record<string, string>> = {
  'color-adjust': '-webkit-print-color-adjust',
  'print-color-adjust': '-webkit-print-color-adjust',
  'text-size-adjust': '-webkit-text-size-adjust',
  'user-select': '-webkit-user-select',
};

/** Instead of Emotion's own, whose names for browsers of ten years ago are a sixth of a page's styles. */
export const prefix: StylisPlugin = (element) => {
  const name = element.type === 'decl' && prefixed[String(element.props)];
  if (name) element.return = `${name}:${String(element.children)};${element.value}`;
};

// Always the same arrays: by them Emotion finds what it compiled for earlier pages of the server.
const leftToRight = [prefix];
let rightToLeft: StylisPlugin[] | undefined;

/**
 * The server's styles are mirrored already; what a page adds during hydration is a rule
 * without declarations. Mirroring that would have all expressions compiled: 12 ms in one piece.
 */
function unlessEmpty(mirror: StylisPlugin): StylisPlugin {
  return (element, ...rest) => (element.children.length > 0 ? mirror(element, ...rest) : undefined);
}

/**
 * A cache that leaves the server's style tags where they stand: Emotion would move
 * each, and the browser would style the whole page anew.
 */
function createStillCache(key: string, stylisPlugins: StylisPlugin[]): EmotionCache {
  const cache = createCache({ key, stylisPlugins, insertionPoint: beforeServerStyles(key) });
  cache.sheet.constructor = StillSheet;
  return cache;
}

/** What stands before the server's style tag of a key: moved behind that, the tag stays. */
function beforeServerStyles(key: string): HTMLElement | undefined {
  if (typeof document === 'undefined') return undefined;
  const before = document.querySelector(`style[data-emotion^="${key} "]`)?.previousElementSibling;
  return before instanceof HTMLElement ? before : undefined;
}

/** The sheet of global styles, which Emotion makes by the constructor of the cache's own. */
class StillSheet extends StyleSheet {
  override hydrate(tags: HTMLStyleElement[]): void {
    this.tags.push(...tags);
  }
}
