import { compareLimit, useStore, useStoreApi } from '@mawad/shared-ui/platform/store/index.ts';

/**
 * Whether a product is in the comparison and whether the comparison is full, with a function to toggle the
 * product.
 */
export function useCompareToggle(id: number): { isSelected: boolean; isFull: boolean; toggle: () => void } {
  const store = useStoreApi();
  const isSelected = useStore((state) => state.compare.items.some((item) => item.id === id));
  const isFull = useStore((state) => state.compare.items.length >= compareLimit) && !isSelected;
  // The store ignores a product above the limit.
  return { isSelected, isFull, toggle: () => store.getState().compare.toggle({ id }) };
}
