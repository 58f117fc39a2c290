import type { DataClient } from '../client.ts';
import { answerOf } from '../errors.ts';

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
