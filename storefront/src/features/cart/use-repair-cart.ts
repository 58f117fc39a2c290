import { useTranslation } from '@mawad/shared-i18n';
import { cartKey, useStoreApi } from '@mawad/shared-ui/platform/store/index.ts';
import { type CartLine, updateOf } from '../../cart/cart-lines.ts';

/**
 * Returns a function that accepts every change: current prices, sellable quantities within stock, and removal
 * of unavailable lines.
 */
export function useRepairCart(): (lines: CartLine[]) => void {
  const { t } = useTranslation('ordering');
  const store = useStoreApi();
  return (lines) => {
    const { cart, toast } = store.getState();
    const before = cart.items;
    for (const line of lines) {
      const { item, change, stock } = line;
      if (change.kind === 'gone' || change.kind === 'sold_out') {
        cart.remove(cartKey(item));
        continue;
      }
      cart.refresh([updateOf(line)]);
      if (item.quantity > stock) cart.setQuantity(cartKey(item), stock);
      else if (change.kind === 'step') cart.setQuantity(cartKey(item), change.to);
    }
    const undo = () => before.forEach((item, index) => store.getState().cart.restore(item, index));
    toast.show({ title: t('cart.repaired'), action: { label: t('cart.undo'), run: undo } });
  };
}
