import { useCallback } from 'react';
import { useServices } from '@mawad/shared-ui/contract';
import { isPublic } from '@mawad/supabase/query-keys';

/** Answers what drops the answers that the person got while the sign-in lacked a second factor: no rights, no rows. */
export function useForgetRefusals(): () => void {
  const { queryClient } = useServices();
  return useCallback(() => {
    void queryClient.resetQueries({ predicate: ({ queryKey }) => !isPublic(queryKey) });
  }, [queryClient]);
}
