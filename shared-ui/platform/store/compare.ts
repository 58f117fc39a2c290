import { object, positiveInteger, readOrNull } from './shape.ts';

/** Maximum number of compared products (specification, point 5). */
export const compareLimit = 4;

const compareItem = object({ id: positiveInteger });

/** A product in the compare list; other fields belong to the caller. */
export interface CompareItem {
  id: number;
  [more: string]: unknown;
}

export interface CompareSlice {
  items: CompareItem[];
  /** Removes a product in the list, or appends a new one; ignores a fifth with a console warning. */
  toggle(item: CompareItem): void;
  remove(id: number): void;
  clear(): void;
}

/** Parses a stored item; null if it is invalid. */
export function parseCompareItem(item: unknown): CompareItem | null {
  const known = readOrNull(compareItem, item);
  return known && { ...(item as object), ...known };
}

export function createCompareSlice(
  get: () => CompareSlice,
  patch: (change: Partial<CompareSlice>) => void,
): CompareSlice {
  const without = (id: number) => get().items.filter((item) => item.id !== id);
  return {
    items: [],
    toggle(item) {
      const { items } = get();
      if (items.some(({ id }) => id === item.id)) patch({ items: without(item.id) });
      else if (items.length < compareLimit) patch({ items: [...items, item] });
      else console.warn(`The compare list holds at most ${compareLimit} products`);
    },
    remove: (id) => patch({ items: without(id) }),
    clear: () => patch({ items: [] }),
  };
}
