import { useContext, useSyncExternalStore } from 'react';
import { DataRouterContext, useLocation } from './router.ts';

/**
 * The query of this page's address that was asked for last: the one that is loading, else the shown one.
 * React Router renders its own changes in transitions, so `useLocation` and `useNavigation` may tell of a
 * click long after it.
 */
export function useNewestSearch(): string {
  const { router } = useContext(DataRouterContext)!;
  const { pathname, search } = useLocation();
  const newest = () => {
    const location = router.state.navigation.location ?? router.state.location;
    return location.pathname === pathname ? location.search : search;
  };
  return useSyncExternalStore(router.subscribe, newest, newest);
}

/** Whether another page is on its way, from the click on. */
export function usePageIsLoading(): boolean {
  const { router } = useContext(DataRouterContext)!;
  const isLoading = () => router.state.navigation.state !== 'idle';
  return useSyncExternalStore(router.subscribe, isLoading, isLoading);
}
