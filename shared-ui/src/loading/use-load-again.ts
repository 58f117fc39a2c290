import { useCallback } from 'react';
import { useLocation, useNavigate, useNavigation } from '@mawad/shared-ui/router';

/**
 * Loads the shown page once more, unless another one is on its way. A revalidation would not do: the
 * router keeps showing an error until the location changes or loading was seen to begin, and loading
 * from what is known already begins and ends at once.
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
