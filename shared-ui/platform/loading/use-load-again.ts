import { useCallback } from 'react';
import { useLocation, useNavigate, useNavigation } from '@mawad/shared-ui/kit/router.ts';

/**
 * Reloads the current page unless another navigation is running. A revalidation is not enough: the router
 * shows an error until the location changes or a loading state was rendered, and a load from cached data ends
 * before that.
 */
export function useLoadAgain(): { loadAgain: () => void; loading: boolean } {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const loading = useNavigation().state !== 'idle';
  const loadAgain = useCallback(() => {
    if (loading) return;
    void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, state });
  }, [navigate, loading, pathname, search, hash, state]);
  return { loadAgain, loading };
}
