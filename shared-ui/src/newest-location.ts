import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
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

/**
 * Whether another page has been on its way for this long, ms. Until then nothing is rendered, for a page that
 * changes as a link is followed is painted once more before the next one.
 */
export function usePageIsLate(patience: number): boolean {
  const { router } = useContext(DataRouterContext)!;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const unsubscribe = router.subscribe(({ navigation }) => {
      if (navigation.state !== 'idle') return void (timer ??= setTimeout(() => setLate(true), patience));
      stop();
      setLate(false);
    });
    return () => {
      unsubscribe();
      stop();
    };
  }, [router, patience]);
  return isLate;
}
