import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { getSeller, listSellers } from '@mawad/supabase/companies/sellers-queries';
import { queryKey } from '@mawad/supabase/query-keys';

export type SellerFilter = Parameters<typeof listSellers>[1];

/** Sellers, newest application first. */
export function sellersQuery(services: Services, filter: SellerFilter) {
  return queryOptions({
    queryKey: queryKey('sellers', 'all', filter),
    queryFn: () => listSellers(backendOf(services).data, filter),
    placeholderData: keepPreviousData,
  });
}

/** Company with team, history and figures. */
export function sellerQuery(services: Services, id: string) {
  return queryOptions({
    queryKey: queryKey('sellers', 'one', id),
    queryFn: () => getSeller(backendOf(services).data, id),
  });
}
