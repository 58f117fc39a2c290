import type { Services } from '@mawad/shared-ui/contract';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/query';
import { backendOf } from '@mawad/supabase/client';
import { listOwnProducts, type OwnProductFilter } from '@mawad/supabase/queries/own-products';
import { queryKey } from '@mawad/supabase/query-keys';

/** A page of the signed-in seller's products. */
export function ownProductsQuery(services: Services, filter: OwnProductFilter) {
  return queryOptions({
    queryKey: queryKey('products', 'own', filter),
    queryFn: () => listOwnProducts(backendOf(services).data, filter),
    placeholderData: keepPreviousData,
  });
}
