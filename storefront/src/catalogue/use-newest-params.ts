import { useMemo } from 'react';
import { useNewestSearch } from '@mawad/shared-ui/platform/newest-location.ts';

/**
 * Parameters of the latest navigation, including a pending one, so that a selection adds to earlier ones that
 * are still loading.
 */
export function useNewestParams(): URLSearchParams {
  const search = useNewestSearch();
  return useMemo(() => new URLSearchParams(search), [search]);
}
