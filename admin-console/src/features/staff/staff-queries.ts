import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { listStaff } from '@mawad/supabase/people/staff-queries';
import { queryKey } from '@mawad/supabase/query-keys';

/** Staff members and open invitations. */
export function staffQuery(services: Services) {
  return queryOptions({
    queryKey: queryKey('staff', 'list'),
    queryFn: () => listStaff(backendOf(services).data),
  });
}
