import type { Session } from '@supabase/auth-js';
import { toAuthAppError } from './auth-errors.ts';
import type { AskIdentity, Backend } from './client.ts';
import { toAppError } from './errors.ts';
import type { IdentityProof } from './identity.ts';
import { getSellerProfile, type SellerProfile } from './companies/sellers-queries.ts';
import { getStaffView } from './companies/staff-views-queries.ts';
import { listWishlist, mergeWishlist } from './wishlist/queries.ts';

interface CurrentSession {
  access_token: string;
  user: { id: string; email: string };
}

/**
 * Implements `SessionPort` of `@mawad/shared-ui/platform/session/session-port.ts`. Failures are AppErrors. Visitors without a session
 * never load the auth module.
 */
export function createSessionPort(backend: Backend) {
  return {
    async currentSession(): Promise<CurrentSession | null> {
      if (!backend.mayHaveSession()) return null;
      const auth = await backend.auth();
      const { data, error } = await auth.getSession();
      if (error && error.name !== 'AuthSessionMissingError') throw toAuthAppError(error);
      return toCurrentSession(data.session);
    },
    async onChange(listener: (session: CurrentSession | null) => void): Promise<() => void> {
      const auth = await backend.authWhenUsed();
      const { data } = auth.onAuthStateChange((event, session) => {
        // INITIAL_SESSION without a session may also mean a network failure, so it is ignored.
        if (event !== 'INITIAL_SESSION' || session) listener(toCurrentSession(session));
      });
      return () => data.subscription.unsubscribe();
    },
    async confirm(): Promise<void> {
      const auth = await backend.auth();
      // Runs before the call of the auth server, which ends the session of a suspended person without giving the reason.
      const check = await (await backend.data()).rpc('check_account');
      if (check.error) {
        const failure = toAppError(check.error, check.status);
        if (failure.code === 'account_suspended') throw failure;
      }
      // Removes a session that was ended elsewhere; the removal triggers `onChange`.
      const { error } = await auth.getUser();
      if (error && error.name !== 'AuthSessionMissingError') throw toAuthAppError(error);
    },
    async signOut(): Promise<void> {
      const auth = await backend.auth();
      const { error } = await auth.signOut({ scope: 'local' });
      if (error) throw toAuthAppError(error);
    },
    setAccessToken: (token: string | null) => backend.setAccessToken(token),
    async loadProfile(userId: string): Promise<SellerProfile | null> {
      return (await loadViewed(backend)) ?? getSellerProfile(backend.data, userId);
    },
    listWishlist: (userId: string) => listWishlist(backend.data, userId),
    mergeWishlist: (productIds: number[]) => mergeWishlist(backend.data, productIds),
    async secondFactor() {
      const { createSecondFactorPort } = await import('./second-factor.ts');
      const { withIdentity } = await import('./identity.ts');
      const { createRecoveryPort } = await import('./recovery-codes.ts');
      return {
        ...createSecondFactorPort(await backend.auth(), (call) => withIdentity(backend, call)),
        ...createRecoveryPort(backend),
      };
    },
    onIdentityAsked: (ask: AskIdentity) => backend.onIdentityAsked(ask),
    async proveIdentity(proof: IdentityProof): Promise<void> {
      const { proveIdentity } = await import('./identity.ts');
      await proveIdentity(backend, proof);
    },
    async saveLanguage(userId: string, language: 'en' | 'ar'): Promise<void> {
      const { updateProfile } = await import('./people/account-queries.ts');
      await updateProfile(backend.data, userId, { language });
    },
  };
}

/** Profile as a member of the company that a staff member views, or null without a view; ends an expired view. */
async function loadViewed(backend: Backend): Promise<SellerProfile | null> {
  if (!backend.viewing()) return null;
  try {
    const { expires_at: _, ...company } = await getStaffView(backend.data);
    const noRoles = { company_role: null, staff_role: null, second_factor: null, rights: null };
    return { role: 'seller', is_approved: true, status: 'approved', ...company, ...noRoles };
  } catch (error) {
    if (toAppError(error).retryable) throw error;
    backend.stopViewing();
    return null;
  }
}

function toCurrentSession(session: Session | null): CurrentSession | null {
  if (!session) return null;
  return {
    access_token: session.access_token,
    user: { id: session.user.id, email: session.user.email ?? '' },
  };
}
