import type { Services } from '@mawad/shared-ui/contract';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/query';
import { backendOf } from '@mawad/supabase/client';
import { listAttributeDefinitions, searchProducts } from '@mawad/supabase/queries/catalogue';
import {
  getNewProductDraft,
  getOwnProduct,
  listOwnProducts,
  type OwnProductFilter,
} from '@mawad/supabase/queries/own-products';
import { queryKey } from '@mawad/supabase/query-keys';

/** A page of the signed-in seller's products. */
export function ownProductsQuery(services: Services, filter: OwnProductFilter) {
  return queryOptions({
    queryKey: queryKey('products', 'own', filter),
    queryFn: () => listOwnProducts(backendOf(services).data, filter),
    placeholderData: keepPreviousData,
  });
}

/** A product and the person's draft of it, read anew whenever its form opens. */
export function ownProductQuery(services: Services, id: number) {
  return queryOptions({
    queryKey: queryKey('products', 'own-detail', id),
    queryFn: () => getOwnProduct(backendOf(services).data, id),
    staleTime: 0,
    gcTime: 0,
  });
}

/** The person's draft of a product that does not exist yet. */
export function newDraftQuery(services: Services) {
  return queryOptions({
    queryKey: queryKey('products', 'new-draft'),
    queryFn: () => getNewProductDraft(backendOf(services).data),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** What the goods of a category are described by. */
export function attributesQuery(services: Services, categoryId: number | null) {
  return queryOptions({
    queryKey: queryKey('categories', 'attributes', categoryId),
    queryFn: () => listAttributeDefinitions(backendOf(services).data, categoryId!),
    enabled: categoryId !== null,
  });
}

/** What the shop finds while a product is searched for. */
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
