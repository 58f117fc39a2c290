import { cartKey, type AppStore } from '@mawad/shared-ui/store';
import { type CartLine, updateOf } from './cart-lines.ts';

/** Brings the cart to what can be ordered today: new prices, quantities as they are sold and in stock, nothing that is gone. */
export function acceptChanges(store: AppStore, lines: CartLine[]): void {
  const { cart } = store.getState();
  const goes = ({ change }: CartLine) => change.kind === 'gone' || change.kind === 'sold_out';
  cart.refresh(lines.filter((line) => !goes(line)).map(updateOf));
  for (const line of lines) {
    if (goes(line)) cart.remove(cartKey(line.item));
    else if (line.change.kind === 'less_stock') cart.setQuantity(cartKey(line.item), line.change.stock);
    else if (line.change.kind === 'step') cart.setQuantity(cartKey(line.item), line.change.to);
  }
}
