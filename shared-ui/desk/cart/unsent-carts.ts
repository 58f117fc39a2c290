import { cartKey, type CartItem } from '@mawad/shared-ui/platform/store/index.ts';
import { browserStorage } from '@mawad/shared-ui/platform/store/storage.ts';
import { changesOf, type DeviceCarts } from './device-carts.ts';

// Not a name that sign-out removes: the carts stay for the person's next sign-in on this device.
const keyOf = (user: string) => `mawad-unsent-cart-${user}`;

/**
 * Stores the carts of a person while they have changes that the server has not got, and removes them otherwise. `shown`: goods on the
 * screen.
 */
export function keepUnsentCarts({ user, current, carts }: DeviceCarts, shown: readonly CartItem[]): void {
  const entries = Object.entries(carts).map(
    ([name, cart]) => [name, { ...cart, items: cart.items ?? [...shown] }] as const,
  );
  const isUnsent = entries.some(
    ([, { sending, items, lines }]) => sending || changesOf(items, lines).length > 0,
  );
  try {
    if (!isUnsent) browserStorage()?.removeItem(keyOf(user));
    else
      browserStorage()?.setItem(
        keyOf(user),
        JSON.stringify({ user, current, carts: Object.fromEntries(entries) }),
      );
  } catch (error) {
    console.error('The changes of the cart cannot be kept', error);
  }
}

/** Carts of the person whose changes were not sent before a sign-out, each with its goods; null without any. */
export function readUnsentCarts(user: string): DeviceCarts | null {
  try {
    return JSON.parse(browserStorage()?.getItem(keyOf(user)) ?? 'null') as DeviceCarts | null;
  } catch {
    return null;
  }
}

/** Goods of two carts; of the same goods the sum up to the stock, not below the larger quantity. */
export function addGoods(first: readonly CartItem[], second: readonly CartItem[]): CartItem[] {
  const goods = new Map(first.map((item) => [cartKey(item), item]));
  for (const item of second) {
    const known = goods.get(cartKey(item));
    const sum = known ? known.quantity + item.quantity : item.quantity;
    const most = Math.max(item.product.quantity, known?.quantity ?? 0, item.quantity);
    goods.set(cartKey(item), { ...item, quantity: Math.min(sum, most) });
  }
  return [...goods.values()];
}
