import { reviewSorts, type ReviewSort } from '@mawad/supabase/catalogue/queries';
import { readPage } from './listing-input.ts';

export interface ReviewInput {
  page: number;
  sort: ReviewSort;
}

/** Reads the parameters for reviews; drops invalid values. */
export function readReviews(params: URLSearchParams): ReviewInput {
  const sort = reviewSorts.find((known) => known === params.get('reviews_by')) ?? 'newest';
  return { page: readPage(params.get('reviews')), sort };
}
