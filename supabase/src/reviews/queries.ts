import { call } from '../call.ts';
import { type DataClient, loadClient } from '../client.ts';
import { answerOf } from '../errors.ts';
import type { Matching, Page } from '../base/lists-answers.ts';
import type { FeedbackFilter, ReportReason, SeenFeedback } from '../feedback/queries.ts';
import type { CompanyReview, OwnReview, StaffReview } from './answers.ts';

export type { CompanyReview, OwnReview, StaffReview } from './answers.ts';

/** Most characters of a review; must match the check constraint of the table. */
export const reviewLimit = 2_000;

/** Throws AppError `not_signed_in`. */
export async function findOwnReview(db: DataClient, productId: number): Promise<OwnReview | null> {
  return call(db, 'get_own_review', { product_id: productId });
}

/** Deletes a review of the caller; does nothing for reviews of others. */
export async function deleteReview(db: DataClient, id: number): Promise<void> {
  const client = await loadClient(db);
  answerOf(await client.from('reviews').delete().eq('id', id));
}

/**
 * Creates or replaces the caller's review of a product and returns its id. Throws AppError `not_signed_in`,
 * `rating_required`, `own_product_review`, `product_not_found`.
 */
export async function submitReview(
  db: DataClient,
  productId: number,
  rating: number,
  body: string,
): Promise<number> {
  return call(db, 'submit_review', { product_id: productId, rating, body });
}

/** Reviews of products of the caller's company, newest first. Throws AppError `not_approved`, `not_allowed`. */
export async function listCompanyReviews(
  db: DataClient,
  filter: FeedbackFilter<'unanswered' | 'answered'>,
): Promise<Page<CompanyReview>> {
  return call(db, 'list_company_reviews', { filter });
}

/** Reviews of all products, newest first; staff only. Throws AppError `not_allowed`. */
export async function listAllReviews(
  db: DataClient,
  filter: FeedbackFilter<'reported' | 'hidden' | 'suspected'>,
): Promise<Page<StaffReview>> {
  return call(db, 'list_all_reviews', { filter });
}

/**
 * Replies to a review publicly, once. Throws AppError `changed_meanwhile` {what, at, by_role, by}, `review_not_found`, also for
 * products of other companies, `already_replied`, `invalid_input` {field}, `not_approved`, `not_allowed`.
 */
export async function replyReview(db: DataClient, review: SeenFeedback, body: string): Promise<void> {
  await call(db, 'reply_review', { review_id: review.id, body, expected_version: review.version });
}

/** Reports a review to the staff. Throws AppError `not_signed_in`, `review_not_found`, `already_reported`, `rate_limited`. */
export async function reportReview(
  db: DataClient,
  id: number,
  reason: ReportReason,
  note?: string,
): Promise<void> {
  await call(db, 'report_review', { review_id: id, reason, note });
}

/**
 * Hides up to 200 reviews, all or none, with a reason that their authors see, or without a reason shows them again; returns
 * their number. Staff only. Throws AppError `changed_meanwhile` {what, at, by_role, by, name_en, name_ar, author} if one changed
 * since, `not_allowed`, `review_not_found` if none exists.
 */
export async function moderateReviews(
  db: DataClient,
  reviews: SeenFeedback[],
  reason?: string,
): Promise<number> {
  return call(db, 'moderate_reviews', {
    review_ids: reviews.map(({ id }) => id),
    expected_versions: reviews.map(({ version }) => version),
    reason,
  });
}

/**
 * Like `moderateReviews`, for up to `matchLimit` reviews that match a filter, except some. Throws AppError `stale_version`
 * {count} if they are not `expected` many.
 */
export async function moderateMatchingReviews(
  db: DataClient,
  { filter, except, expected }: Matching<FeedbackFilter<'reported' | 'hidden' | 'suspected'>>,
  reason?: string,
): Promise<number> {
  return call(db, 'moderate_matching_reviews', { filter, except_ids: except, expected, reason });
}
