import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { getManagedCategory, listManagedCategories } from '@mawad/supabase/catalogue/categories-queries';
import { listCategoryImports, tryUndoOfCategories } from '@mawad/supabase/catalogue/category-import-queries';
import { queryKey } from '@mawad/supabase/query-keys';

const levelSize = 100;
const choices = 20;

/** Pages of the children of a category (`parentId` null: first level), or of all categories that match `term`. */
export function categoryLevelQuery(services: Services, parentId: number | null, term = '') {
  return infiniteQueryOptions({
    queryKey: queryKey('categories', 'level', parentId, term),
    queryFn: ({ pageParam }) =>
      listManagedCategories(backendOf(services).data, {
        parent_id: parentId ?? undefined,
        term: term || undefined,
        page: pageParam,
        page_size: levelSize,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
    placeholderData: term ? keepPreviousData : undefined,
  });
}

/** First matches of a term, for a picker. */
export function categoryChoicesQuery(services: Services, term: string) {
  return queryOptions({
    queryKey: queryKey('categories', 'managed', 'choices', term),
    queryFn: () =>
      listManagedCategories(backendOf(services).data, { term: term || undefined, page_size: choices }),
    placeholderData: keepPreviousData,
  });
}

export function categoryQuery(services: Services, id: number) {
  return queryOptions({
    queryKey: queryKey('categories', 'managed', id),
    queryFn: () => getManagedCategory(backendOf(services).data, id),
  });
}

/** The latest imports of categories. */
export function categoryImportsQuery(services: Services) {
  return queryOptions({
    queryKey: queryKey('categories', 'imports'),
    queryFn: () => listCategoryImports(backendOf(services).data),
  });
}

/** Outcome that undoing an import would have now. */
export function undoPreviewQuery(services: Services, importId: string) {
  return queryOptions({
    queryKey: queryKey('categories', 'imports', importId, 'undo'),
    queryFn: () => tryUndoOfCategories(backendOf(services).data, importId),
    staleTime: 0,
    gcTime: 0,
  });
}
