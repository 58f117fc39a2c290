const baseUrl = 'https://mawad.invalid';

/**
 * Path of this site from an address parameter; null for a value that leads to another site (other origins,
 * schemes, protocol-relative addresses).
 */
export function localPath(value: string | null | undefined): string | null {
  if (!value?.startsWith('/')) return null;
  try {
    const url = new URL(value, baseUrl);
    return url.origin === baseUrl ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
}

/** Reason of the sign-in, shown above the form. */
export type LoginReason = 'checkout' | 'page' | 'suspended';

/** Path of the sign-in page that returns to `location` afterwards. */
export function loginPath(
  location: { pathname: string; search: string; hash: string },
  reason: LoginReason = 'page',
  base = '/login',
): string {
  const next = location.pathname + location.search + location.hash;
  return `${base}?${new URLSearchParams({ next, reason })}`;
}
