import { useContext, useEffect } from 'react';
import { DataRouterContext, useLocation, useNavigate } from './router.ts';

/**
 * Replaces the address of the shown page by another one of the same page; null leaves it. While a page is loading the
 * address stays: React Router gives up a navigation when another one begins, so a click on its way would be lost.
 * The location that the click leads to has another key, with which the effect runs again.
 */
export function useReplaceAddress(address: string | null): void {
  const { key, state } = useLocation();
  const { router } = useContext(DataRouterContext)!;
  const navigate = useNavigate();
  useEffect(() => {
    // React renders a location after the router has it: a newer one may be there already.
    const isNewest = router.state.navigation.state === 'idle' && router.state.location.key === key;
    if (address !== null && isNewest)
      void navigate(address, { replace: true, preventScrollReset: true, state });
  }, [address, key, state, navigate, router]);
}
