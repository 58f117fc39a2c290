import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { listAttributeDefinitions, searchProducts } from '@mawad/supabase/catalogue/queries';
import {
  getNewProductDraft,
  getOwnProduct,
  listOwnProducts,
  type OwnProductFilter,
} from '@mawad/supabase/products/queries';
import { queryKey } from '@mawad/supabase/query-keys';

export function ownProductsQuery(services: Services, filter: OwnProductFilter) {
  return queryOptions({
    queryKey: queryKey('products', 'own', filter),
    queryFn: () => listOwnProducts(backendOf(services).data, filter),
    placeholderData: keepPreviousData,
  });
}

/** Product with the member's draft, refetched whenever the form opens. */
export function ownProductQuery(services: Services, id: number) {
  return queryOptions({
    queryKey: queryKey('products', 'own-detail', id),
    queryFn: () => getOwnProduct(backendOf(services).data, id),
    staleTime: 0,
    gcTime: 0,
  });
}

/** The member's draft of a new product. */
export function newDraftQuery(services: Services) {
  return queryOptions({
    queryKey: queryKey('products', 'new-draft'),
    queryFn: () => getNewProductDraft(backendOf(services).data),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Attributes of a category. */
export function attributesQuery(services: Services, categoryId: number | null) {
  return queryOptions({
    queryKey: queryKey('categories', 'attributes', categoryId),
    queryFn: () => listAttributeDefinitions(backendOf(services).data, categoryId!),
    enabled: categoryId !== null,
  });
}

/** Search results of the shop for the compatible-products field. */
export function matchingProductsQuery(services: Services, term: string) {
  const input = { term, page_size: 10 };
  return queryOptions({
    queryKey: queryKey('products', 'search', input),
    queryFn: () => searchProducts(backendOf(services).data, input),
    enabled: term.length >= 2,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
}
