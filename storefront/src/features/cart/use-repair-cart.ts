import { useTranslation } from '@mawad/shared-i18n';
import { cartKey, useStoreApi, variantIdOf } from '@mawad/shared-ui/store';
import type { CartLine } from '../../cart/cart-lines.ts';

/** Takes over every change: today's prices, quantities that the stock allows, and no line that cannot be had. */
export function useRepairCart(): (lines: CartLine[]) => void {
  const { t } = useTranslation('ordering');
  const store = useStoreApi();
  return (lines) => {
    const { cart, toast } = store.getState();
    const before = cart.items;
    for (const { item, change, unitPrice, stock } of lines) {
      if (change.kind === 'gone' || change.kind === 'sold_out') {
        cart.remove(cartKey(item));
        continue;
      }
      const variant_id = variantIdOf(item);
      cart.refresh([{ product_id: item.product.id, variant_id, unit_price: unitPrice, stock }]);
      if (item.quantity > stock) cart.setQuantity(cartKey(item), stock);
    }
    const undo = () => before.forEach((item, index) => store.getState().cart.restore(item, index));
    toast.show({ title: t('cart.repaired'), action: { label: t('cart.undo'), run: undo } });
  };
}
