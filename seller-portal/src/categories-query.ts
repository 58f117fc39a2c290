import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { listCategories } from '@mawad/supabase/catalogue/queries';
import { queryKey } from '@mawad/supabase/query-keys';

/** All categories, to map names in files to ids and back. */
export function categoriesQuery(services: Services) {
  return queryOptions({
    queryKey: queryKey('categories', 'all'),
    queryFn: () => listCategories(backendOf(services).data),
  });
}
