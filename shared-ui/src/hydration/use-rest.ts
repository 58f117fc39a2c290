import { useContext, useDeferredValue } from 'react';
import { DataRouterContext } from '@mawad/shared-ui/router';

/**
 * Whether to render what lies below the first screen: false in the first render of a page that a link led
 * to, so that its beginning is painted at once, and true from the one that follows. The page that was
 * opened first equals the server's, and one gone back to, or led to at a place in it, is whole at once: the place must be there
 * when React Router scrolls to it.
 */
export function useRest(): boolean {
  const { router } = useContext(DataRouterContext)!;
  const { historyAction, location } = router.state;
  return useDeferredValue(true, historyAction === 'POP' || location.hash !== '');
}
