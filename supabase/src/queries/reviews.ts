import type { DataClient } from '../client.ts';
import type { Json } from '../database.types.ts';
import { answerOf } from '../errors.ts';
import type { Page } from './lists.ts';

/** What the signed-in person said of a product. */
export interface OwnReview {
  id: number;
  rating: number;
  body: string;
  created_at: string;
  /** Why the staff took it off the page; null while it is shown. */
  hidden_reason: string | null;
}

/** A review's text has at most this many characters (the table's own bound). */
export const reviewLimit = 2_000;

/** The signed-in person's review of a product, or null when there is none. Throws AppError `not_signed_in`. */
export async function findOwnReview(db: DataClient, productId: number): Promise<OwnReview | null> {
  return answerOf(await db.rpc('get_own_review', { product_id: productId }));
}

/** Takes a review away; one that is not the person's own stays untouched. */
export async function deleteReview(db: DataClient, id: number): Promise<void> {
  answerOf(await db.from('reviews').delete().eq('id', id));
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
  return Number(answerOf(await db.rpc('submit_review', { product_id: productId, rating, body })));
}

/** Why somebody thinks that a review should go. */
export const reportReasons = ['insult', 'false', 'off_topic', 'advertising', 'personal_data'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** A review and its product as the lists of companies and staff show it. */
export interface ListedReview {
  id: number;
  rating: number;
  body: string;
  /** Null for a person without a name, or one whose account was erased. */
  author_name: string | null;
  /** The author had received the product. */
  verified_purchase: boolean;
  created_at: string;
  reply: string | null;
  replied_at: string | null;
  hidden_at: string | null;
  hidden_reason: string | null;
  product_id: number;
  name_en: string;
  name_ar: string;
  main_image: string | null;
}

/** A review of one of the company's products. */
export interface CompanyReview extends ListedReview {
  /** The company asked the staff to look at it. */
  reported: boolean;
}

export interface StaffReview extends ListedReview {
  /** The author works for the company, or shares a phone with it. */
  suspicion: 'member' | 'phone' | null;
  /** Waits for a decision. */
  reported: boolean;
  /** Null once the author's account was erased. */
  user_id: string | null;
  company_id: string;
  company_name: string;
  /** Latest first. */
  reports: {
    id: number;
    by_company: boolean;
    reason: ReportReason;
    note: string | null;
    created_at: string;
  }[];
}

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
  return answerOf(await db.rpc('list_company_reviews', { filter: filter as Json }));
}

/** Staff: reviews of all products, newest first. Throws AppError `not_allowed`. */
export async function listAllReviews(
  db: DataClient,
  filter: ReviewFilter<'reported' | 'hidden' | 'suspected'>,
): Promise<Page<StaffReview>> {
  return answerOf(await db.rpc('list_all_reviews', { filter: filter as Json }));
}

/**
 * Answers a review in public, once. Throws AppError `review_not_found` also for another company's, `already_replied`,
 * `invalid_input` {field}, `not_approved`, `not_allowed`.
 */
export async function replyReview(db: DataClient, id: number, body: string): Promise<void> {
  answerOf(await db.rpc('reply_review', { review_id: id, body }));
}

/** Asks the staff to look at a review. Throws AppError `not_signed_in`, `review_not_found`, `already_reported`, `rate_limited`. */
export async function reportReview(
  db: DataClient,
  id: number,
  reason: ReportReason,
  note?: string,
): Promise<void> {
  answerOf(await db.rpc('report_review', { review_id: id, reason, note }));
}

/**
 * Staff: takes up to 200 reviews off the page with a reason that their authors read, or without one shows them; answers how
 * many. Throws AppError `not_allowed`, `review_not_found` when none is there.
 */
export async function moderateReviews(db: DataClient, ids: number[], reason?: string): Promise<number> {
  return answerOf(await db.rpc('moderate_reviews', { review_ids: ids, reason }));
}
