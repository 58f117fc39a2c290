import { cartKey, type AppStore } from '@mawad/shared-ui/platform/store/index.ts';
import { type CartLine, updateOf } from './cart-lines.ts';

/** Updates the cart to current prices, stock and quantity steps, and removes unavailable lines. */
export function acceptChanges(store: AppStore, lines: CartLine[]): void {
  const { cart } = store.getState();
  const isUnavailable = ({ change }: CartLine) => change.kind === 'gone' || change.kind === 'sold_out';
  cart.refresh(lines.filter((line) => !isUnavailable(line)).map(updateOf));
  for (const line of lines) {
    if (isUnavailable(line)) cart.remove(cartKey(line.item));
    else if (line.change.kind === 'less_stock') cart.setQuantity(cartKey(line.item), line.change.stock);
    else if (line.change.kind === 'step') cart.setQuantity(cartKey(line.item), line.change.to);
  }
}
