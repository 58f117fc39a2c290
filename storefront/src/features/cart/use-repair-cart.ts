import { useTranslation } from '@mawad/shared-i18n';
import { cartKey, useStoreApi, variantIdOf } from '@mawad/shared-ui/store';
import type { CartLine } from '../../cart/cart-lines.ts';

/** Takes over every change: today's prices, quantities as they are sold and in stock, and no line that cannot be had. */
export function useRepairCart(): (lines: CartLine[]) => void {
  const { t } = useTranslation('ordering');
  const store = useStoreApi();
  return (lines) => {
    const { cart, toast } = store.getState();
    const before = cart.items;
    for (const { item, change, unitPrice, stock, rule } of lines) {
      if (change.kind === 'gone' || change.kind === 'sold_out') {
        cart.remove(cartKey(item));
        continue;
      }
      const variant_id = variantIdOf(item);
      cart.refresh([{ product_id: item.product.id, variant_id, unit_price: unitPrice, stock, ...rule }]);
      if (item.quantity > stock) cart.setQuantity(cartKey(item), stock);
      else if (change.kind === 'step') cart.setQuantity(cartKey(item), change.to);
    }
    const undo = () => before.forEach((item, index) => store.getState().cart.restore(item, index));
    toast.show({ title: t('cart.repaired'), action: { label: t('cart.undo'), run: undo } });
  };
}
