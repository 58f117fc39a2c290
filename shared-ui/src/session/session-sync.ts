import { useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/contract';
import type { QueryClient } from '@mawad/shared-ui/query';
import { type AppStore, useStoreApi } from '@mawad/shared-ui/store';
import { everyQuery, isPublic } from '@mawad/supabase/query-keys';
import { useEffect, useRef } from 'react';
import { recentSearchesKey } from '../store/recent-searches-key.ts';
import { browserStorage } from '../store/storage.ts';
import { watchRefusals } from './watch-refusals.ts';
import { type SessionSink, type SessionSync as RunningSync, startSessionSync } from './start-session-sync.ts';

/** What was searched, and what pages keep in this tab or this browser under a name beginning with `mawad-personal-`. */
function forgetPersonalTraces(): void {
  for (const storage of [browserStorage('sessionStorage'), browserStorage()]) {
    for (const name of Object.keys(storage ?? {})) {
      if (name === recentSearchesKey || name.startsWith('mawad-personal-')) storage?.removeItem(name);
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
    show: (view) => session().set(view),
    guestWishlist: () => store.getState().wishlist.ids,
    clearGuestWishlist: () => store.getState().wishlist.clear(),
    async wishlistChanged() {
      const list = { queryKey: everyQuery('wishlist') };
      // A first answer on its way was asked for before the change, and would pass for the new one.
      await queryClient.cancelQueries(list);
      await queryClient.invalidateQueries(list);
    },
    forgetPersonalData() {
      queryClient.removeQueries({ predicate: ({ queryKey }) => !isPublic(queryKey) });
      forgetPersonalTraces();
    },
  };
}

/** Runs `task` once the page has settled, at the latest after half a second. */
function whenIdle(task: () => void) {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(task, { timeout: 500 });
  else task();
}

/**
 * Keeps the store's session true while an app runs, in every tab. Mount it once
 * per app. The auth client loads when the browser is idle, after the page is on
 * screen.
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
    const tell = (title: 'profile_failed' | 'signed_out', text: 'profile_missing' | 'account_suspended') =>
      store.getState().toast.show({
        title: translate.current(title),
        description: translate.current(text),
        variant: 'destructive',
      });
    const leave = () => {
      const { session: now } = store.getState();
      if (!now.user || now.suspended) return;
      now.set({ suspended: true });
      tell('signed_out', 'account_suspended');
      session.signOut().catch((error: unknown) => console.error('The session could not be ended', error));
    };
    const sink: SessionSink = {
      ...createSink(store, queryClient),
      profileFailed(error) {
        console.error('The user profile could not be read', error);
        tell('profile_failed', 'profile_missing');
      },
      suspended: leave,
    };
    let sync: RunningSync | undefined;
    const stopWatching = watchRefusals(queryClient, (code) => {
      if (code === 'account_suspended') leave();
      // Switched on elsewhere meanwhile, or wanted of all the staff since: what is lacking is asked for.
      if (code === 'second_factor_required' || code === 'second_factor_not_set') sync?.recheck();
    });
    let left = false;
    whenIdle(() => {
      if (!left) sync = startSessionSync(session, sink);
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
      left = true;
      stopWatching();
      window.removeEventListener('online', recheck);
      window.removeEventListener('focus', recheck);
      sync?.stop();
    };
  }, [session, queryClient, store]);

  return null;
}
