import type { Services } from '@mawad/shared-ui/contract';
import { queryOptions } from '@mawad/shared-ui/query';
import { backendOf } from '@mawad/supabase/client';
import { listCategories } from '@mawad/supabase/queries/catalogue';
import { queryKey } from '@mawad/supabase/query-keys';

/** All categories, by which a file's names are found and their ids named. */
export function categoriesQuery(services: Services) {
  return queryOptions({
    queryKey: queryKey('categories', 'all'),
    queryFn: () => listCategories(backendOf(services).data),
  });
}
