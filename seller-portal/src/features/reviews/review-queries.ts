import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { listCompanyReviews } from '@mawad/supabase/reviews/queries';
import { queryKey } from '@mawad/supabase/query-keys';

type ReviewFilter = Parameters<typeof listCompanyReviews>[1];

export function companyReviewsQuery(services: Services, filter: ReviewFilter) {
  return queryOptions({
    queryKey: queryKey('reviews', 'company', filter),
    queryFn: () => listCompanyReviews(backendOf(services).data, filter),
    placeholderData: keepPreviousData,
  });
}
