import { sortOf, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { readTimeSort } from '@mawad/shared-ui/desk/list/time-sort.ts';
import { useReviewCells } from '@mawad/shared-ui/desk/review/review-cells.ts';
import { ReviewFilters, readReviewFilter } from '@mawad/shared-ui/desk/review/review-filters.tsx';
import { ReviewWords } from '@mawad/shared-ui/desk/review/review-words.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { queryKey } from '@mawad/supabase/query-keys';
import { listAllReviews, moderateMatchingReviews, moderateReviews } from '@mawad/supabase/reviews/queries';
import { ModeratedPage } from '../../moderated-page.tsx';

const pageSize = 20;
const states = ['reported', 'suspected', 'hidden'] as const;

/** Reviews of all products; staff hide them and show them again. */
export function ReviewsPage() {
  const list = useListParams();
  const { data } = backendOf(useServices());
  const { page, ...matching } = readReviewFilter(list, states);
  const filter = { ...matching, sort: readTimeSort(sortOf(list, 'newest')) };
  const query = useQuery({
    queryKey: queryKey('reviews', 'all', { ...filter, page, page_size: pageSize }),
    queryFn: () => listAllReviews(data, { ...filter, page, page_size: pageSize }),
    placeholderData: keepPreviousData,
  });
  return (
    <ModeratedPage
      of="reviews"
      list={list}
      filter={matching}
      filters={<ReviewFilters list={list} states={states} />}
      query={query}
      read={(place) => listAllReviews(data, { ...filter, ...place })}
      moderate={moderateReviews}
      moderateMatching={(db, rest, reason) =>
        moderateMatchingReviews(db, { filter: matching, ...rest }, reason)
      }
      words={(review) => <ReviewWords review={review} />}
      cells={useReviewCells()}
    />
  );
}
