/** Target of the mailed link, which redirects to `next` (a path of this site). */
export function confirmAddress(next: string | null): string {
  const url = new URL('/auth/confirm', window.location.origin);
  if (next) url.searchParams.set('next', next);
  return url.href;
}
