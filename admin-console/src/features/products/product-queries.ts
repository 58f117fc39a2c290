import type { Services } from '@mawad/shared-ui/contract';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/query';
import { backendOf } from '@mawad/supabase/client';
import { listAllProducts } from '@mawad/supabase/queries/own-products';
import { queryKey } from '@mawad/supabase/query-keys';

export type ProductFilter = Parameters<typeof listAllProducts>[1];

/** A page of the products of all companies. */
export function allProductsQuery(services: Services, filter: ProductFilter) {
  return queryOptions({
    queryKey: queryKey('products', 'all', filter),
    queryFn: () => listAllProducts(backendOf(services).data, filter),
    placeholderData: keepPreviousData,
  });
}
