import { useContext, useDeferredValue } from 'react';
import { DataRouterContext } from '@mawad/shared-ui/kit/router.ts';

/**
 * True if the part below the first screen is to be rendered: false in the first render of a page opened by a
 * link, so that the first screen is painted early, and true in the next. True immediately for the first page
 * of a visit, which must match the server's HTML, after Back, and for an address with a fragment, to which
 * React Router scrolls.
 */
export function useDeferredBelowFold(): boolean {
  const { router } = useContext(DataRouterContext)!;
  const { historyAction, location } = router.state;
  return useDeferredValue(true, historyAction === 'POP' || location.hash !== '');
}
