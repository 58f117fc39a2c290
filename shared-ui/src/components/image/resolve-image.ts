import type { PlaceholderKind } from './placeholder-image.ts';

/**
 * Widths that lie beside a stored picture `name.webp` as `name-160.webp` and so on; itself it is 960 wide, a banner 1600. So do
 * JPEG and PNG pictures that publish-media has named after their content.
 */
const siblingWidths = [160, 320, 640] as const;
const fullWidth = 960;

export interface ImageSource {
  src: string;
  srcSet?: string;
}

const inAllWidths = /\.webp$|\/[0-9a-f]{32}\.(?:jpg|png)$/;

/**
 * Where a stored image path is fetched from (specification, point 5): nothing
 * gives the placeholder `none`, a non-string `invalid`; complete addresses stay as
 * they are; others become public storage addresses, or `failed` when that fails.
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
