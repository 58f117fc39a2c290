import { call } from '../answers.ts';
import { type DataClient, loaded } from '../client.ts';
import { answerOf } from '../errors.ts';
import type { Page } from './lists.schema.ts';
import type { CompanyReview, ListedReview, OwnReview, ReportReason, StaffReview } from './reviews.schema.ts';

export type { CompanyReview, ListedReview, OwnReview, ReportReason, StaffReview } from './reviews.schema.ts';

/** A review's text has at most this many characters (the table's own bound). */
export const reviewLimit = 2_000;

/** The signed-in person's review of a product, or null when there is none. Throws AppError `not_signed_in`. */
export async function findOwnReview(db: DataClient, productId: number): Promise<OwnReview | null> {
  return call(db, 'get_own_review', { product_id: productId });
}

/** Takes a review away; one that is not the person's own stays untouched. */
export async function deleteReview(db: DataClient, id: number): Promise<void> {
  const client = await loaded(db);
  answerOf(await client.from('reviews').delete().eq('id', id));
}

/**
 * Writes or replaces the signed-in person's review; its id. Throws AppError
 * `not_signed_in`, `rating_required`, `own_product_review`, `product_not_found`.
 */
export async function submitReview(
  db: DataClient,
  productId: number,
  rating: number,
  body: string,
): Promise<number> {
  return call(db, 'submit_review', { product_id: productId, rating, body });
}

/** Why somebody thinks that a review should go. */
export const reportReasons = ['insult', 'false', 'off_topic', 'advertising', 'personal_data'] as const;

export interface ReviewFilter<State extends string> {
  state?: State;
  rating?: number;
  product_id?: number;
  /** Words of the review or its author's name. */
  term?: string;
  page?: number;
  page_size?: number;
}

/** Reviews of the caller's company's products, newest first. Throws AppError `not_approved`, `not_allowed`. */
export async function listCompanyReviews(
  db: DataClient,
  filter: ReviewFilter<'unanswered' | 'answered'>,
): Promise<Page<CompanyReview>> {
  return call(db, 'list_company_reviews', { filter });
}

/** Staff: reviews of all products, newest first. Throws AppError `not_allowed`. */
export async function listAllReviews(
  db: DataClient,
  filter: ReviewFilter<'reported' | 'hidden' | 'suspected'>,
): Promise<Page<StaffReview>> {
  return call(db, 'list_all_reviews', { filter });
}

/** A review as the person who decides on it saw it. */
export type SeenReview = Pick<ListedReview, 'id' | 'version'>;

/**
 * Answers a review in public, once. Throws AppError `changed_meanwhile` {what, at, by_role, by}, `review_not_found` also for
 * another company's, `already_replied`, `invalid_input` {field}, `not_approved`, `not_allowed`.
 */
export async function replyReview(db: DataClient, review: SeenReview, body: string): Promise<void> {
  await call(db, 'reply_review', { review_id: review.id, body, expected_version: review.version });
}

/** Asks the staff to look at a review. Throws AppError `not_signed_in`, `review_not_found`, `already_reported`, `rate_limited`. */
export async function reportReview(
  db: DataClient,
  id: number,
  reason: ReportReason,
  note?: string,
): Promise<void> {
  await call(db, 'report_review', { review_id: id, reason, note });
}

/**
 * Staff: takes up to 200 reviews off the page with a reason that their authors read, or without one shows them; returns how
 * many. All or none: throws AppError `changed_meanwhile` {what, at, by_role, by} when one changed, `not_allowed`,
 * `review_not_found` when none is there.
 */
export async function moderateReviews(
  db: DataClient,
  reviews: SeenReview[],
  reason?: string,
): Promise<number> {
  return call(db, 'moderate_reviews', {
    review_ids: reviews.map(({ id }) => id),
    expected_versions: reviews.map(({ version }) => version),
    reason,
  });
}
