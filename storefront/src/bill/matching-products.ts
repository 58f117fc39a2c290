import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { suggest } from '@mawad/supabase/catalogue/queries';
import { queryKey } from '@mawad/supabase/query-keys';

/** Products that match the typed text of a line. */
export const matchingProductsQuery = (services: Services, term: string) =>
  queryOptions({
    queryKey: queryKey('products', 'suggest', term),
    queryFn: () => suggest(backendOf(services).data, term),
    enabled: term.length >= 2,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
