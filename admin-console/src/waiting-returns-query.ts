import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { countWaitingReturns } from '@mawad/supabase/returns/queries';
import { queryKey } from '@mawad/supabase/query-keys';

/** Number of returns that wait for a decision of the staff, for the badge of the navigation. */
export function waitingReturnsQuery(services: Services) {
  return queryOptions({
    queryKey: queryKey('returns', 'waiting'),
    queryFn: () => countWaitingReturns(backendOf(services).data),
  });
}
