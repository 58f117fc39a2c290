import { useContext, useSyncExternalStore } from 'react';
import { DataRouterContext, type Location } from './router.ts';

/**
 * The address that was asked for last: the one that is loading, else the shown one. React Router renders
 * its own changes in transitions, so `useLocation` and `useNavigation` may tell of a click long after it.
 */
export function useNewestLocation(): Location {
  const { router } = useContext(DataRouterContext)!;
  const newest = () => router.state.navigation.location ?? router.state.location;
  return useSyncExternalStore(router.subscribe, newest, newest);
}

/** Whether another page is on its way, as `useNewestLocation` from the click on. */
export function usePageIsLoading(): boolean {
  const { router } = useContext(DataRouterContext)!;
  const isLoading = () => router.state.navigation.state !== 'idle';
  return useSyncExternalStore(router.subscribe, isLoading, isLoading);
}
