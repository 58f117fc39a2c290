import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { getOwnStore } from '@mawad/supabase/companies/stores-queries';
import { queryKey } from '@mawad/supabase/query-keys';

/** Store page of the signed-in member's company. */
export function ownStoreQuery(services: Services) {
  return queryOptions({
    queryKey: queryKey('company', 'store'),
    queryFn: () => getOwnStore(backendOf(services).data),
  });
}
