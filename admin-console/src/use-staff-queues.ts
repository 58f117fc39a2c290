import { type Services, useServices } from '@mawad/shared-ui/contract';
import { queryOptions, useQuery } from '@mawad/shared-ui/query';
import { backendOf } from '@mawad/supabase/client';
import { getStaffQueues, type StaffQueues } from '@mawad/supabase/queries/enquiries';
import { queryKey } from '@mawad/supabase/query-keys';

function queuesQuery(services: Services) {
  return queryOptions({
    queryKey: queryKey('queues', 'staff'),
    queryFn: () => getStaffQueues(backendOf(services).data),
  });
}

/** How much of each kind waits for the reader; nothing until it is known. */
export function useStaffQueues(): StaffQueues {
  return useQuery(queuesQuery(useServices())).data ?? {};
}
