import { useMemo } from 'react';
import { useNewestSearch } from '@mawad/shared-ui/newest-location';

/**
 * The list's parameters as they were asked for last, so that a choice adds to those before it even while
 * their products are on the way.
 */
export function useNewestParams(): URLSearchParams {
  const search = useNewestSearch();
  return useMemo(() => new URLSearchParams(search), [search]);
}
