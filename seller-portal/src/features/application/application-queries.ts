import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { getOwnApplication } from '@mawad/supabase/companies/seller-account-queries';
import { queryKey } from '@mawad/supabase/query-keys';

/** Polling interval in ms. */
const interval = 5_000;

/** The signed-in person's application, polled until it is approved. */
export function ownApplicationQuery(services: Services) {
  return queryOptions({
    queryKey: queryKey('application', 'own'),
    queryFn: () => getOwnApplication(backendOf(services).data),
    refetchInterval: ({ state }) => (state.data?.status === 'approved' ? false : interval),
  });
}
