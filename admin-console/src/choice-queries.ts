import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { type Category, listCategories } from '@mawad/supabase/catalogue/queries';
import { listSellers } from '@mawad/supabase/companies/sellers-queries';
import { queryKey } from '@mawad/supabase/query-keys';

export function sellerChoicesQuery(services: Services, term: string) {
  const filter = { term: term || undefined, page_size: 10 };
  return queryOptions({
    queryKey: queryKey('sellers', 'all', filter),
    queryFn: () => listSellers(backendOf(services).data, filter),
    placeholderData: keepPreviousData,
  });
}

export function allCategoriesQuery(services: Services) {
  return queryOptions({
    queryKey: queryKey('categories', 'all'),
    queryFn: () => listCategories(backendOf(services).data),
  });
}

/** Flattens the category tree into one list, in tree order. */
export function inTree(
  all: Category[],
  parent: number | null = null,
  depth = 0,
): { category: Category; depth: number }[] {
  return all
    .filter(({ parent_id }) => parent_id === parent)
    .flatMap((category) => [{ category, depth }, ...inTree(all, category.id, depth + 1)]);
}
