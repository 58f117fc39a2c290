import { type Services, useServices } from '@mawad/shared-ui/platform/contract.ts';
import { queryOptions, useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { listShippingCouriers, type ShippingCourier } from '@mawad/supabase/couriers/queries';
import { queryKey } from '@mawad/supabase/query-keys';

function shippingCouriersQuery(services: Services) {
  return queryOptions({
    queryKey: queryKey('couriers', 'shipping'),
    queryFn: () => listShippingCouriers(backendOf(services).data),
  });
}

/** Couriers that can carry an order; none while they load, and for readers who may not ship. */
export function useShippingCouriers(mayShip = true): readonly ShippingCourier[] {
  return useQuery({ ...shippingCouriersQuery(useServices()), enabled: mayShip }).data ?? [];
}
