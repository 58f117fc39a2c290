import { useMemo } from 'react';
import { useNewestLocation } from '@mawad/shared-ui/newest-location';
import { useLocation } from '@mawad/shared-ui/router';

/**
 * The list's parameters as they were asked for last, so that a choice adds to those before it even while
 * their products are on the way.
 */
export function useNewestParams(): URLSearchParams {
  const shown = useLocation();
  const newest = useNewestLocation();
  const { search } = newest.pathname === shown.pathname ? newest : shown;
  return useMemo(() => new URLSearchParams(search), [search]);
}
