import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { listCategories } from '@mawad/supabase/catalogue/queries';
import { listDeals } from '@mawad/supabase/deals/queries';
import { getHomeChoice, listHomeProducts } from '@mawad/supabase/site/home-page-queries';
import { listAllProducts } from '@mawad/supabase/products/queries';
import { queryKey } from '@mawad/supabase/query-keys';

const found = 10;

export const homeChoiceQuery = (services: Services) =>
  queryOptions({
    queryKey: queryKey('site', 'home'),
    queryFn: () => getHomeChoice(backendOf(services).data),
    // Refetching would replace unsaved choices.
    staleTime: Infinity,
    refetchOnMount: 'always',
  });

/** Details of chosen products; the order of ids does not matter for the cache. */
export function chosenProductsQuery(services: Services, ids: number[]) {
  const sorted = [...ids].sort((one, other) => one - other);
  return queryOptions({
    queryKey: queryKey('products', 'home-chosen', sorted),
    queryFn: () => (sorted.length > 0 ? listHomeProducts(backendOf(services).data, sorted) : []),
    placeholderData: keepPreviousData,
  });
}

export const shownCategoriesQuery = (services: Services) =>
  queryOptions({
    queryKey: queryKey('categories', 'all'),
    queryFn: () => listCategories(backendOf(services).data),
  });

/** First matches among all products, or among products with a deal. */
export function productsToChooseQuery(services: Services, kind: 'products' | 'deals', term: string) {
  return queryOptions({
    queryKey: queryKey('products', 'home-found', kind, term),
    queryFn: async () => {
      const filter = { term: term || undefined, page_size: found };
      const { data } = backendOf(services);
      const { items } = await (kind === 'deals' ? listDeals(data, filter) : listAllProducts(data, filter));
      return items.map(({ id, name_en, name_ar, sku, company_name_en, company_name_ar }) => ({
        id,
        name_en,
        name_ar,
        detail_en: `${sku} · ${company_name_en}`,
        detail_ar: `${sku} · ${company_name_ar}`,
      }));
    },
    placeholderData: keepPreviousData,
  });
}
