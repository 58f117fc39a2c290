import type { PlaceholderKind } from './placeholder-image.ts';

/**
 * Widths stored beside a picture `name.webp` as `name-160.webp` and so on. The picture itself is 960 px wide,
 * a banner 1600. JPEG and PNG pictures have these files too if publish-media named them after their content.
 */
const siblingWidths = [160, 320, 640] as const;
const fullWidth = 960;

export interface ImageSource {
  src: string;
  srcSet?: string;
}

const inAllWidths = /\.webp$|\/[0-9a-f]{32}\.(?:jpg|png)$/;

/**
 * Source of a stored image path. An empty path returns the placeholder `none`, a value that is no string
 * `invalid`; complete addresses are returned unchanged; other paths return public storage addresses, or
 * `failed` if there is none.
 */
export function resolveImage(
  path: unknown,
  fileUrl: (path: string) => string,
  width: number = fullWidth,
  widest: number = fullWidth,
): ImageSource | PlaceholderKind {
  if (path === null || path === undefined || path === '') return 'none';
  if (typeof path !== 'string') return 'invalid';
  if (/^(?:http|blob:|data:)/.test(path)) return { src: path };
  try {
    const full = fileUrl(path);
    return inAllWidths.test(path) ? withSiblings(full, width, widest) : { src: full };
  } catch {
    return 'failed';
  }
}

function withSiblings(full: string, width: number, widest: number): ImageSource {
  const sibling = (side: number) => full.replace(/\.\w+$/, `-${side}$&`);
  const candidates = siblingWidths.map((side) => `${sibling(side)} ${side}w`);
  return {
    src: width > siblingWidths[2] ? full : sibling(width),
    srcSet: [...candidates, `${full} ${widest}w`].join(', '),
  };
}
