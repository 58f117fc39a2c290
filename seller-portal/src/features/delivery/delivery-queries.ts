import type { Services } from '@mawad/shared-ui/contract';
import { queryOptions } from '@mawad/shared-ui/query';
import { backendOf } from '@mawad/supabase/client';
import { getDeliveryAreas } from '@mawad/supabase/queries/delivery';
import { queryKey } from '@mawad/supabase/query-keys';

/** Where the signed-in person's company delivers. Not read again when the window gets the focus: that would replace what is being typed. */
export function deliveryAreasQuery(services: Services) {
  return queryOptions({
    queryKey: queryKey('company', 'delivery'),
    queryFn: () => getDeliveryAreas(backendOf(services).data),
  });
}
