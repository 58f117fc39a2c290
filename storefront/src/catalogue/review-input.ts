import { reviewSorts, type ReviewSort } from '@mawad/supabase/queries/catalogue';
import { readPage } from './listing-input.ts';

/** Which of a product's reviews are shown. */
export interface ReviewInput {
  page: number;
  sort: ReviewSort;
}

/** Reads a product page's address; unknown orders and pages are dropped. */
export function readReviews(params: URLSearchParams): ReviewInput {
  const sort = reviewSorts.find((known) => known === params.get('reviews_by')) ?? 'newest';
  return { page: readPage(params.get('reviews')), sort };
}
