import { useContext, useEffect } from 'react';
import { DataRouterContext, useLocation, useNavigate } from '@mawad/shared-ui/kit/router.ts';

/**
 * Replaces the address of the current page by another address of the same page; null leaves it. Does nothing
 * while a page is loading, because React Router cancels a navigation when another starts, and the click that
 * started it would be lost. The next location has another key, which runs the effect again.
 */
export function useReplaceAddress(address: string | null): void {
  const { key, state } = useLocation();
  const { router } = useContext(DataRouterContext)!;
  const navigate = useNavigate();
  useEffect(() => {
    // React renders a location later than the router sets it, so there may be a newer one.
    const isNewest = router.state.navigation.state === 'idle' && router.state.location.key === key;
    if (address !== null && isNewest)
      void navigate(address, { replace: true, preventScrollReset: true, state });
  }, [address, key, state, navigate, router]);
}
