import { useCallback } from 'react';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { isPublic } from '@mawad/supabase/query-keys';

/**
 * Returns a function that drops cached responses received without the second factor: without rights, without
 * rows.
 */
export function useForgetRefusals(): () => void {
  const { queryClient } = useServices();
  return useCallback(() => {
    void queryClient.resetQueries({ predicate: ({ queryKey }) => !isPublic(queryKey) });
  }, [queryClient]);
}
