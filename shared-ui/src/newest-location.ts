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
