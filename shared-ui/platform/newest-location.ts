import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { DataRouterContext, useLocation } from '@mawad/shared-ui/kit/router.ts';

/**
 * The latest requested query string of this page: that of the running navigation, or else of the current
 * location. React Router renders navigations in transitions, so `useLocation` and `useNavigation` can lag
 * behind a click.
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
 * True if a navigation has been running for `patience` ms. Renders nothing before that, because a change of
 * the page after a click would delay the next page by one paint.
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
