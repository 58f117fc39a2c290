import { call } from '../call.ts';
import { type DataClient, loadClient } from '../client.ts';
import { answerOf } from '../errors.ts';

/** Product ids, newest first. */
export async function listWishlist(db: DataClient, userId: string): Promise<number[]> {
  const client = await loadClient(db);
  const rows = answerOf(
    await client
      .from('wishlists')
      .select('product_id')
      .eq('user_id', userId)
      .order('created_at', { ascending: false }),
  );
  return rows.map((row) => Number(row.product_id));
}

/** Price and availability of a product when it was added to the wishlist; null if that was before they were recorded. */
export interface SavedOffer {
  product_id: number;
  /** IQD. */
  price: number | null;
  in_stock: boolean | null;
}

export async function listSavedOffers(db: DataClient, userId: string): Promise<SavedOffer[]> {
  const client = await loadClient(db);
  const rows = answerOf(
    await client.from('wishlists').select('product_id, saved_price, saved_in_stock').eq('user_id', userId),
  );
  return rows.map((row) => ({
    product_id: Number(row.product_id),
    price: row.saved_price === null ? null : Number(row.saved_price),
    in_stock: row.saved_in_stock,
  }));
}

/** Does nothing if the product is already in the wishlist. */
export async function addToWishlist(db: DataClient, userId: string, productId: number): Promise<void> {
  const client = await loadClient(db);
  answerOf(
    await client
      .from('wishlists')
      .upsert({ user_id: userId, product_id: productId }, { ignoreDuplicates: true }),
  );
}

/** Does nothing if the product is not in the wishlist. */
export async function removeFromWishlist(db: DataClient, userId: string, productId: number): Promise<void> {
  const client = await loadClient(db);
  answerOf(await client.from('wishlists').delete().eq('user_id', userId).eq('product_id', productId));
}

/** Adds the guest's products that the user's wishlist does not have; unknown ids are ignored. */
export async function mergeWishlist(db: DataClient, productIds: number[]): Promise<void> {
  await call(db, 'merge_wishlist', { product_ids: productIds });
}
