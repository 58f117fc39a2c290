import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { listSellerOrders } from '@mawad/supabase/orders/queries';
import { getSellerHome } from '@mawad/supabase/companies/seller-account-queries';
import { queryKey } from '@mawad/supabase/query-keys';

/** Tasks of a company member; polled while the page is visible, because most tasks have no Realtime message. */
export function sellerHomeQuery(services: Services) {
  return queryOptions({
    queryKey: queryKey('orders', 'home'),
    queryFn: () => getSellerHome(backendOf(services).data),
    refetchInterval: 60_000,
  });
}

export function latestOrdersQuery(services: Services) {
  const filter = { page: 1, page_size: 5 };
  return queryOptions({
    queryKey: queryKey('orders', 'received', filter),
    queryFn: () => listSellerOrders(backendOf(services).data, filter),
  });
}
