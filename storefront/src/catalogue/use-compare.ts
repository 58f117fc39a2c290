import { compareLimit, useStore, useStoreApi } from '@mawad/shared-ui/store';

/** Whether a product is in the compare list, whether there is no room for it, and how to change that. */
export function useCompareToggle(id: number): { chosen: boolean; full: boolean; toggle: () => void } {
  const store = useStoreApi();
  const chosen = useStore((state) => state.compare.items.some((item) => item.id === id));
  const full = useStore((state) => state.compare.items.length >= compareLimit) && !chosen;
  // The store ignores a fifth product itself, as the specification says.
  return { chosen, full, toggle: () => store.getState().compare.toggle({ id }) };
}
