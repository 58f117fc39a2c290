import type { Role } from '@mawad/shared-ui/platform/store/index.ts';

export interface Visitor {
  status: 'loading' | 'signed-in' | 'signed-out' | 'unknown';
  user: { id: string } | null;
  role: Role;
  is_approved: boolean;
}

export interface Place {
  pathname: string;
  search: string;
  hash: string;
}

export type Access =
  | { kind: 'granted' }
  | { kind: 'checking' }
  | { kind: 'unreachable' }
  | { kind: 'redirect'; to: string; from?: string };

const sellerDashboard = '/seller/dashboard';

function isInside(path: string, base: string): boolean {
  return path === base || path.startsWith(`${base}/`);
}

/**
 * Decides if a visitor may see a guarded page. `redirectTarget` is used for signed-out visitors. Only
 * a definite result redirects: a failed check leaves the visitor on the page.
 */
export function decideAccess(
  visitor: Visitor,
  allowed: readonly Role[],
  place: Place,
  redirectTarget: string,
): Access {
  if (visitor.status === 'loading') return { kind: 'checking' };
  if (visitor.status === 'unknown') return { kind: 'unreachable' };
  if (!visitor.user) return { kind: 'redirect', to: redirectTarget };
  if (!allowed.includes(visitor.role)) return { kind: 'redirect', to: '/' };
  if (visitor.role === 'seller' && !visitor.is_approved && !isInside(place.pathname, sellerDashboard)) {
    return { kind: 'redirect', to: sellerDashboard, from: place.pathname + place.search + place.hash };
  }
  return { kind: 'granted' };
}
