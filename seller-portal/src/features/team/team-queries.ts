import type { Services } from '@mawad/shared-ui/contract';
import { queryOptions } from '@mawad/shared-ui/query';
import { backendOf } from '@mawad/supabase/client';
import { listTeam } from '@mawad/supabase/queries/team';
import { queryKey } from '@mawad/supabase/query-keys';

/** Who works in the signed-in person's company. */
export function teamQuery(services: Services) {
  return queryOptions({
    queryKey: queryKey('company', 'team'),
    queryFn: () => listTeam(backendOf(services).data),
  });
}
