import type { Services } from '@mawad/shared-ui/contract';
import { queryOptions } from '@mawad/shared-ui/query';
import { backendOf } from '@mawad/supabase/client';
import { listAttributes } from '@mawad/supabase/queries/catalogue';
import { queryKey } from '@mawad/supabase/query-keys';

export type NamedAttribute = Awaited<ReturnType<typeof listAttributes>>[number];

/** The attributes of all categories, of which a file may have columns. */
export function attributesQuery(services: Services) {
  return queryOptions({
    queryKey: queryKey('categories', 'attributes', 'all'),
    queryFn: () => listAttributes(backendOf(services).data),
    staleTime: 5 * 60_000,
  });
}

/** Categories may ask for the same: a column answers all of them. */
export function uniqueByKey(attributes: readonly NamedAttribute[]): NamedAttribute[] {
  return [...new Map(attributes.map((attribute) => [attribute.key, attribute])).values()];
}
