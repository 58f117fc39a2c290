import { sortOf, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { readTimeSort } from '@mawad/shared-ui/desk/list/time-sort.ts';
import { useReviewCells } from '@mawad/shared-ui/desk/review/review-cells.ts';
import { ReviewFilters, readReviewFilter } from '@mawad/shared-ui/desk/review/review-filters.tsx';
import { ReviewWords } from '@mawad/shared-ui/desk/review/review-words.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { queryKey } from '@mawad/supabase/query-keys';
import { listCompanyReviews, reportReview } from '@mawad/supabase/reviews/queries';
import { FeedbackPage } from '../../feedback-page.tsx';
import { ReplyDialog } from './reply-dialog.tsx';

const pageSize = 20;
const states = ['unanswered', 'answered'] as const;

/** Reviews of the company's products. */
export function ReviewsPage() {
  const list = useListParams();
  const { data } = backendOf(useServices());
  const filter = { ...readReviewFilter(list, states), sort: readTimeSort(sortOf(list, 'newest')) };
  const query = useQuery({
    queryKey: queryKey('reviews', 'company', { ...filter, page_size: pageSize }),
    queryFn: () => listCompanyReviews(data, { ...filter, page_size: pageSize }),
    placeholderData: keepPreviousData,
  });
  return (
    <FeedbackPage
      of="reviews"
      list={list}
      filters={<ReviewFilters list={list} states={states} />}
      query={query}
      read={(place) => listCompanyReviews(data, { ...filter, ...place })}
      words={(review) => <ReviewWords review={review} />}
      cells={useReviewCells()}
      isAnswered={(review) => review.reply !== null}
      answer={(review, onClose) => <ReplyDialog review={review} onClose={onClose} />}
      report={(db, reason, note, id) => reportReview(db, id, reason, note)}
    />
  );
}
