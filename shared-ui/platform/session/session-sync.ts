import { useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import type { QueryClient } from '@mawad/shared-ui/platform/query.ts';
import { type AppStore, useStoreApi } from '@mawad/shared-ui/platform/store/index.ts';
import { everyQuery, isPublic } from '@mawad/supabase/query-keys';
import { useEffect, useRef } from 'react';
import { accountCartKey } from '../store/account-cart-key.ts';
import { recentSearchesKey } from '../store/recent-searches-key.ts';
import { browserStorage } from '../store/storage.ts';
import { watchRefusals } from './watch-refusals.ts';
import { type SessionSink, type SessionSync as RunningSync, startSessionSync } from './start-session-sync.ts';

/**
 * Removes recent searches, storage entries whose names start with `mawad-personal-`, and the cart of an account from
 * this tab and this browser.
 */
function removePersonalEntries(store: AppStore): void {
  for (const storage of [browserStorage('sessionStorage'), browserStorage()]) {
    for (const name of Object.keys(storage ?? {})) {
      if (name !== recentSearchesKey && !name.startsWith('mawad-personal-')) continue;
      // Before the cart is emptied, which would otherwise be a change of the account's cart.
      storage?.removeItem(name);
      if (name === accountCartKey) store.getState().cart.clear();
    }
  }
}

function createSink(
  store: AppStore,
  queryClient: QueryClient,
): Omit<SessionSink, 'profileFailed' | 'suspended'> {
  const session = () => store.getState().session;
  return {
    view: session,
    show(view) {
      // Also after a session that ended while the page was closed.
      if (view.status === 'signed-out' && browserStorage()?.getItem(accountCartKey))
        this.forgetPersonalData();
      session().set(view);
    },
    guestWishlist: () => store.getState().wishlist.ids,
    clearGuestWishlist: () => store.getState().wishlist.clear(),
    async wishlistChanged() {
      const list = { queryKey: everyQuery('wishlist') };
      // A response to a request sent before the change must not be used as the new state.
      await queryClient.cancelQueries(list);
      await queryClient.invalidateQueries(list);
    },
    forgetPersonalData() {
      queryClient.removeQueries({ predicate: ({ queryKey }) => !isPublic(queryKey) });
      removePersonalEntries(store);
    },
  };
}

/** Runs `task` when the browser is idle, after half a second at the latest. */
function whenIdle(task: () => void) {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(task, { timeout: 500 });
  else task();
}

/**
 * Syncs the store's session with the auth client while an app runs, across tabs. Mount once per app. The auth
 * client's code is loaded when the browser is idle, after the page is painted.
 */
export function SessionSync() {
  const store = useStoreApi();
  const { queryClient, session } = useServices();
  const { t } = useTranslation('errors');
  const translate = useRef(t);
  useEffect(() => {
    translate.current = t;
  }, [t]);

  useEffect(() => {
    const showProblem = (
      title: 'profile_failed' | 'signed_out',
      text: 'profile_missing' | 'account_suspended',
    ) =>
      store.getState().toast.show({
        title: translate.current(title),
        description: translate.current(text),
        variant: 'destructive',
      });
    const endSuspended = () => {
      const { session: now } = store.getState();
      if (!now.user || now.suspended) return;
      now.set({ suspended: true });
      showProblem('signed_out', 'account_suspended');
      session.signOut().catch((error: unknown) => console.error('The session could not be ended', error));
    };
    const sink: SessionSink = {
      ...createSink(store, queryClient),
      profileFailed(error) {
        console.error('The user profile could not be read', error);
        showProblem('profile_failed', 'profile_missing');
      },
      suspended: endSuspended,
    };
    let sync: RunningSync | undefined;
    const stopWatching = watchRefusals(queryClient, (code) => {
      if (code === 'account_suspended') endSuspended();
      // The second factor was enabled elsewhere, or became mandatory for staff, so the missing step is read
      // again.
      if (code === 'second_factor_required' || code === 'second_factor_not_set') sync?.recheck();
    });
    let isUnmounted = false;
    whenIdle(() => {
      if (!isUnmounted) sync = startSessionSync(session, sink);
    });
    const recheck = () => {
      const { status, role, is_approved } = store.getState().session;
      const awaitsApproval = status === 'signed-in' && role === 'seller' && !is_approved;
      if (status === 'unknown' || awaitsApproval) sync?.recheck();
      sync?.confirm();
    };
    window.addEventListener('online', recheck);
    window.addEventListener('focus', recheck);
    return () => {
      isUnmounted = true;
      stopWatching();
      window.removeEventListener('online', recheck);
      window.removeEventListener('focus', recheck);
      sync?.stop();
    };
  }, [session, queryClient, store]);

  return null;
}
