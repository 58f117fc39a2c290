/** The wishlist of a guest; a signed-in user's lives on the server and in the query cache. */
export interface WishlistSlice {
  /** Product ids, oldest first, each once. */
  ids: number[];
  /** Adding what is there does nothing. */
  add(id: number): void;
  /** Removing what is not there does nothing. */
  remove(id: number): void;
  clear(): void;
}

/** A stored product id, or null when it is not one. */
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
