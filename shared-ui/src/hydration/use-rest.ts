import { useContext, useDeferredValue } from 'react';
import { DataRouterContext } from '@mawad/shared-ui/router';

/**
 * Whether to render what lies below the first screen: false in the first render of a page that a link led
 * to, so that its beginning is painted at once, and true from the one that follows. Whole at once are the
 * page that was opened first, which equals the server's, one gone back to, and one led to at a place in
 * it, where React Router scrolls to that place.
 */
export function useRest(): boolean {
  const { router } = useContext(DataRouterContext)!;
  const { historyAction, location } = router.state;
  return useDeferredValue(true, historyAction === 'POP' || location.hash !== '');
}
