import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { listSearchedTerms, type SearchedTermFilter } from '@mawad/supabase/search/insight-queries';
import { queryKey } from '@mawad/supabase/query-keys';

/** Searched terms, those of most visits first. */
export function searchedTermsQuery(services: Services, filter: SearchedTermFilter) {
  return queryOptions({
    queryKey: queryKey('synonyms', 'terms', filter),
    queryFn: () => listSearchedTerms(backendOf(services).data, filter),
    placeholderData: keepPreviousData,
  });
}
