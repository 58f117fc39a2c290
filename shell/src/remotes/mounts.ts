/** Where a remote's routes live. Its splat route is also its not-found page. */
export interface Mount {
  /** Remote id. */
  id: string;
  /** First path segment; empty for the storefront, which owns everything else. */
  path: string;
  /** Its first page is for everybody, all others for those who work there. */
  hasOpenEntrance?: boolean;
}

export const mounts: Mount[] = [
  { id: 'storefront', path: '' },
  { id: 'seller-portal', path: 'seller', hasOpenEntrance: true },
  { id: 'admin-console', path: 'admin' },
];

/** The mount that owns a path such as `/seller/dashboard`. */
export function mountOf(pathname: string): Mount {
  const first = pathname.split('/')[1] ?? '';
  return mounts.find(({ path }) => path !== '' && path === first) ?? mounts[0]!;
}

/** The path pattern of a mount's splat. */
export function splatPath({ path }: Mount): string {
  return path === '' ? '*' : `${path}/*`;
}
