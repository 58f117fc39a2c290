import type { DataClient } from '../client.ts';

/** Product ids in the user's wishlist. */
export declare function listWishlist(db: DataClient, userId: string): Promise<number[]>;
/** Adding what is there does nothing. */
export declare function addToWishlist(db: DataClient, userId: string, productId: number): Promise<void>;
/** Removing what is not there does nothing. */
export declare function removeFromWishlist(db: DataClient, userId: string, productId: number): Promise<void>;
/** Inserts the guest's ids that the user does not have yet; unknown products are left out. */
export declare function mergeWishlist(db: DataClient, productIds: number[]): Promise<void>;
