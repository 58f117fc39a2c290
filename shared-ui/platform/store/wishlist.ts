/** The wishlist of a guest; that of a signed-in user is on the server and in the query cache. */
export interface WishlistSlice {
  /** Product ids without duplicates, oldest first. */
  ids: number[];
  /** Does nothing if the product is in the list. */
  add(id: number): void;
  /** Does nothing if the product is not in the list. */
  remove(id: number): void;
  clear(): void;
}

/** Parses a stored product id; null if it is invalid. */
export function parseProductId(id: unknown): number | null {
  return Number.isSafeInteger(id) && (id as number) > 0 ? (id as number) : null;
}

export function createWishlistSlice(
  get: () => WishlistSlice,
  patch: (change: Partial<WishlistSlice>) => void,
): WishlistSlice {
  return {
    ids: [],
    add(id) {
      if (!get().ids.includes(id)) patch({ ids: [...get().ids, id] });
    },
    remove(id) {
      if (get().ids.includes(id)) patch({ ids: get().ids.filter((one) => one !== id) });
    },
    clear: () => patch({ ids: [] }),
  };
}
