import type { DataClient } from '../client.ts';
import { answerOf } from '../errors.ts';

/** What the signed-in person said of a product. */
export interface OwnReview {
  id: number;
  rating: number;
  body: string;
  created_at: string;
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
