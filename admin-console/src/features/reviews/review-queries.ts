import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { listAllReviews } from '@mawad/supabase/reviews/queries';
import { queryKey } from '@mawad/supabase/query-keys';

type ReviewFilter = Parameters<typeof listAllReviews>[1];

export function allReviewsQuery(services: Services, filter: ReviewFilter) {
  return queryOptions({
    queryKey: queryKey('reviews', 'all', filter),
    queryFn: () => listAllReviews(backendOf(services).data, filter),
    placeholderData: keepPreviousData,
  });
}
