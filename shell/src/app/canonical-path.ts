/**
 * The only spelling of a page's path: no empty segments, no trailing slash, and the first segment (the page
 * name) in lower case. Slugs and ids after it are not changed.
 */
export function canonicalPath(pathname: string): string {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean);
  // An escaped first segment is not one of our pages, and lower case would change its escapes.
  return `/${[first.includes('%') ? first : first.toLowerCase(), ...rest].join('/')}`;
}
