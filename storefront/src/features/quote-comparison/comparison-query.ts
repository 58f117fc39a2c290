import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { getQuoteComparison } from '@mawad/supabase/quotes/queries';
import { queryKey } from '@mawad/supabase/query-keys';

export const comparisonQuery = (services: Services, userId: string, requestId: string) =>
  queryOptions({
    queryKey: queryKey('quotes', 'comparison', userId, requestId),
    queryFn: () => getQuoteComparison(backendOf(services).data, requestId),
    staleTime: 15_000,
  });
