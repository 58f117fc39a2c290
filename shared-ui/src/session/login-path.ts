const somewhere = 'https://mawad.invalid';

/**
 * A path of this site from an address parameter, or null for anything that could
 * lead elsewhere (other origins, schemes, protocol-relative addresses).
 */
export function localPath(value: string | null | undefined): string | null {
  if (!value?.startsWith('/')) return null;
  try {
    const url = new URL(value, somewhere);
    return url.origin === somewhere ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
}

/** Why somebody is asked to sign in, shown above the form. */
export type LoginReason = 'checkout' | 'page' | 'suspended';

/** The sign-in page that leads back to `location` afterwards. */
export function loginPath(
  location: { pathname: string; search: string; hash: string },
  reason: LoginReason = 'page',
  base = '/login',
): string {
  const next = location.pathname + location.search + location.hash;
  return `${base}?${new URLSearchParams({ next, reason })}`;
}
