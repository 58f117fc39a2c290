import type { Services } from '@mawad/shared-ui/contract';
import { queryOptions } from '@mawad/shared-ui/query';
import { backendOf } from '@mawad/supabase/client';
import { listSellerOrders } from '@mawad/supabase/queries/orders';
import { getSellerOverview } from '@mawad/supabase/queries/seller-account';
import { queryKey } from '@mawad/supabase/query-keys';

/** The figures of the overview. */
export function overviewQuery(services: Services) {
  return queryOptions({
    queryKey: queryKey('orders', 'overview'),
    queryFn: () => getSellerOverview(backendOf(services).data),
  });
}

/** The last five received orders. */
export function latestOrdersQuery(services: Services) {
  const filter = { page: 1, page_size: 5 };
  return queryOptions({
    queryKey: queryKey('orders', 'received', filter),
    queryFn: () => listSellerOrders(backendOf(services).data, filter),
  });
}
