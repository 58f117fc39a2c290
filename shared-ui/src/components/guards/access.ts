import type { Role } from '@mawad/shared-ui/store';

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
 * What a guarded page does with a visitor; `entrance` is where nobody's session leads. Only a definite answer redirects: a
 * check that got none keeps people where they are.
 */
export function decideAccess(
  visitor: Visitor,
  allowed: readonly Role[],
  place: Place,
  entrance: string,
): Access {
  if (visitor.status === 'loading') return { kind: 'checking' };
  if (visitor.status === 'unknown') return { kind: 'unreachable' };
  if (!visitor.user) return { kind: 'redirect', to: entrance };
  if (!allowed.includes(visitor.role)) return { kind: 'redirect', to: '/' };
  if (visitor.role === 'seller' && !visitor.is_approved && !isInside(place.pathname, sellerDashboard)) {
    return { kind: 'redirect', to: sellerDashboard, from: place.pathname + place.search + place.hash };
  }
  return { kind: 'granted' };
}
