import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { getDeliveryAreas } from '@mawad/supabase/delivery/queries';
import { queryKey } from '@mawad/supabase/query-keys';

/** Delivery areas of the signed-in member's company. Not refetched on window focus, which would replace typed values. */
export function deliveryAreasQuery(services: Services) {
  return queryOptions({
    queryKey: queryKey('company', 'delivery'),
    queryFn: () => getDeliveryAreas(backendOf(services).data),
  });
}
