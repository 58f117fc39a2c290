import { type Services, useServices } from '@mawad/shared-ui/platform/contract.ts';
import { queryOptions, useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { getStaffQueues, type StaffQueues } from '@mawad/supabase/site/overview-queries';
import { queryKey } from '@mawad/supabase/query-keys';

function queuesQuery(services: Services) {
  return queryOptions({
    queryKey: queryKey('queues', 'staff'),
    queryFn: () => getStaffQueues(backendOf(services).data),
  });
}

/** Number of open items in each queue; empty until loaded. */
export function useStaffQueues(): StaffQueues {
  return useQuery(queuesQuery(useServices())).data ?? {};
}
