import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { listAttributes } from '@mawad/supabase/catalogue/queries';
import { queryKey } from '@mawad/supabase/query-keys';

export type NamedAttribute = Awaited<ReturnType<typeof listAttributes>>[number];

/** Attributes of all categories, which may be columns of a file. */
export function attributesQuery(services: Services) {
  return queryOptions({
    queryKey: queryKey('categories', 'attributes', 'all'),
    queryFn: () => listAttributes(backendOf(services).data),
    staleTime: 5 * 60_000,
  });
}

/** Merges attributes with the same key: one column serves all categories. */
export function uniqueByKey(attributes: readonly NamedAttribute[]): NamedAttribute[] {
  return [...new Map(attributes.map((attribute) => [attribute.key, attribute])).values()];
}
