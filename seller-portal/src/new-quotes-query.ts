import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { listAskedQuotes } from '@mawad/supabase/quotes/queries';
import { queryKey } from '@mawad/supabase/query-keys';

/** Number of quote requests that the company has not answered, for the badge of the navigation. */
export function newQuotesQuery(services: Services) {
  return queryOptions({
    queryKey: queryKey('quotes', 'new'),
    queryFn: async () => {
      const { counts } = await listAskedQuotes(backendOf(services).data, { state: 'New', page_size: 1 });
      return counts.New ?? 0;
    },
  });
}
