import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { listAllProducts } from '@mawad/supabase/products/queries';
import {
  type DuplicateScope,
  getDuplicates,
  listDuplicates,
} from '@mawad/supabase/products/comparisons-queries';
import { listCategories } from '@mawad/supabase/catalogue/queries';
import { listSellers } from '@mawad/supabase/companies/sellers-queries';
import { queryKey } from '@mawad/supabase/query-keys';

export type ProductFilter = Parameters<typeof listAllProducts>[1];

export function allProductsQuery(services: Services, filter: ProductFilter) {
  return queryOptions({
    queryKey: queryKey('products', 'all', filter),
    queryFn: () => listAllProducts(backendOf(services).data, filter),
    placeholderData: keepPreviousData,
  });
}

/** Items listed more than once. */
export function duplicatesQuery(services: Services, filter: { scope?: DuplicateScope; page: number }) {
  return queryOptions({
    queryKey: queryKey('products', 'duplicates', filter),
    queryFn: () => listDuplicates(backendOf(services).data, filter),
    placeholderData: keepPreviousData,
  });
}

/** Products of one duplicated item. */
export function duplicateQuery(services: Services, id: string) {
  return queryOptions({
    queryKey: queryKey('products', 'duplicates', id),
    queryFn: () => getDuplicates(backendOf(services).data, id),
  });
}

/** Sellers whose name contains the term, for a filter. */
export function sellerChoicesQuery(services: Services, term: string) {
  const filter = { term: term || undefined, page_size: 20 };
  return queryOptions({
    queryKey: queryKey('sellers', 'all', filter),
    queryFn: () => listSellers(backendOf(services).data, filter),
    placeholderData: keepPreviousData,
  });
}

/** All categories, in the order of the tree. */
export function categoryChoicesQuery(services: Services) {
  return queryOptions({
    queryKey: queryKey('categories', 'all'),
    queryFn: () => listCategories(backendOf(services).data),
  });
}
