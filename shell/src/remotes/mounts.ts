/** Path prefix under which a remote's routes are mounted. Its splat route is also its not-found page. */
export interface Mount {
  id: string;
  /** First path segment; empty for the storefront, which has all other paths. */
  path: string;
  /** True if the first page is public and all others are only for the remote's users. */
  hasOpenEntrance?: boolean;
}

export const mounts: Mount[] = [
  { id: 'storefront', path: '' },
  { id: 'seller-portal', path: 'seller', hasOpenEntrance: true },
  { id: 'admin-console', path: 'admin' },
];

/** Mount of a path such as `/seller/dashboard`. */
export function mountOf(pathname: string): Mount {
  const first = pathname.split('/')[1] ?? '';
  return mounts.find(({ path }) => path !== '' && path === first) ?? mounts[0]!;
}

export function splatPath({ path }: Mount): string {
  return path === '' ? '*' : `${path}/*`;
}
