import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { getOrders, listAllOrders, type OrderFilter } from '@mawad/supabase/orders/queries';
import { queryKey } from '@mawad/supabase/query-keys';

export function allOrdersQuery(services: Services, filter: OrderFilter) {
  return queryOptions({
    queryKey: queryKey('orders', 'all', filter),
    queryFn: () => listAllOrders(backendOf(services).data, filter),
    placeholderData: keepPreviousData,
  });
}

/** Orders with everything that is printed. */
export function printedOrdersQuery(services: Services, ids: string[]) {
  return queryOptions({
    queryKey: queryKey('orders', 'printed', ids),
    queryFn: () => getOrders(backendOf(services).data, ids),
    enabled: ids.length > 0,
  });
}
