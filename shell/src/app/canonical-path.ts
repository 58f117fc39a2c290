/**
 * The one spelling of a page's path: no empty segments, no slash at the end, and the first segment, which
 * names the page, in lower case. Slugs and ids after it stay as they are.
 */
export function canonicalPath(pathname: string): string {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean);
  // What is escaped is no page of ours, and lower case would touch the escapes.
  return `/${[first.includes('%') ? first : first.toLowerCase(), ...rest].join('/')}`;
}
