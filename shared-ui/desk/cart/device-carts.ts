import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import { accountCartKey } from '@mawad/shared-ui/platform/store/account-cart-key.ts';
import { type CartItem, cartKey, variantIdOf } from '@mawad/shared-ui/platform/store/index.ts';
import { browserStorage } from '@mawad/shared-ui/platform/store/storage.ts';
import type { AccountCart, CartChange, CartOwner } from '@mawad/supabase/cart/queries';
import { toCartProduct, toCartVariant } from './cart-product.ts';

/** Line of the account's cart as the server has it. */
type ServerLine = Pick<CartChange, 'product_id' | 'variant_id' | 'quantity'> & { version: number };

/** One cart of the account on this device. */
export interface DeviceCart {
  /** Version of the server's cart that the device has; 0: none. */
  version: number;
  /** Lines of that version, by key. */
  lines: Record<string, ServerLine>;
  /** Changes whose answer has not arrived. */
  sending: { id: string; changes: CartChange[] } | null;
  /** Goods while another cart is on the screen; null for the cart on the screen. */
  items: CartItem[] | null;
}

/** Carts of one account on this device. */
export interface DeviceCarts {
  user: string;
  /** Name of the cart on the screen; see `cartName`. */
  current: string;
  carts: Record<string, DeviceCart>;
}

export const emptyCart = (): DeviceCart => ({ version: 0, lines: {}, sending: null, items: null });

/** Name of a cart on the device: `private`, the company's id, or `company/project`. */
export function cartName(owner: CartOwner): string {
  return owner === null ? 'private' : [owner.company_id, owner.project_id].filter(Boolean).join('/');
}

export function cartOwner(name: string): CartOwner {
  if (name === 'private') return null;
  const [company_id, project_id] = name.split('/');
  return { company_id: company_id!, project_id: project_id ?? null };
}

/** Carts that the browser could not store, for as long as the page is open. */
let unstored: DeviceCarts | null = null;

/** Null if the cart on the screen is a guest's. */
export function readDeviceCarts(): DeviceCarts | null {
  if (unstored) return unstored;
  try {
    const value = JSON.parse(browserStorage()?.getItem(accountCartKey) ?? 'null') as DeviceCarts | null;
    return typeof value?.user === 'string' && typeof value.carts === 'object' ? value : null;
  } catch {
    return null;
  }
}

export function writeDeviceCarts(carts: DeviceCarts | null): void {
  unstored = null;
  try {
    const storage = browserStorage();
    if (carts === null) storage?.removeItem(accountCartKey);
    else if (storage) storage.setItem(accountCartKey, JSON.stringify(carts));
    else unstored = carts;
  } catch (error) {
    console.error('The carts of the account cannot be stored', error);
    unstored = carts;
  }
}

/** Cart that an order from the goods on the screen leaves; undefined if it is not on the server. */
export function currentCartOwner(): { company_id?: string; project_id?: string | null } | undefined {
  const carts = readDeviceCarts();
  return carts ? (cartOwner(carts.current) ?? {}) : undefined;
}

/** Takes ordered goods from the known lines of the cart on the screen, as the server did with the order. */
export function settleDeviceCart(
  ordered: Pick<CartChange, 'product_id' | 'variant_id' | 'quantity'>[],
): void {
  const carts = readDeviceCarts();
  const cart = carts?.carts[carts.current];
  if (!carts || !cart) return;
  const lines = { ...cart.lines };
  for (const goods of ordered) {
    const key = keyOf(goods);
    const line = lines[key];
    if (!line) continue;
    if (line.quantity > goods.quantity) lines[key] = { ...line, quantity: line.quantity - goods.quantity };
    else delete lines[key];
  }
  writeDeviceCarts({ ...carts, carts: { ...carts.carts, [carts.current]: { ...cart, lines } } });
}

const keyOf = ({ product_id, variant_id }: Pick<ServerLine, 'product_id' | 'variant_id'>) =>
  variant_id === null ? `product-${product_id}` : `variant-${variant_id}`;

/** Changes of the goods on the device since the server's lines. */
export function changesOf(items: readonly CartItem[], lines: DeviceCart['lines']): CartChange[] {
  const changed = items.flatMap((item): CartChange[] => {
    const known = lines[cartKey(item)];
    if (known?.quantity === item.quantity) return [];
    const goods = { product_id: item.product.id, variant_id: variantIdOf(item) };
    return [{ ...goods, quantity: item.quantity, version: known?.version ?? null }];
  });
  const keys = new Set(items.map(cartKey));
  const removed = Object.entries(lines).filter(([key]) => !keys.has(key));
  return [...changed, ...removed.map(([, line]): CartChange => ({ ...line, quantity: 0 }))];
}

/** The changes that are sent next; null if there are none. */
export function nextSending(items: readonly CartItem[], cart: DeviceCart): DeviceCart['sending'] {
  const changes = changesOf(items, cart.lines).slice(0, 1000);
  return changes.length === 0 ? null : { id: mintUuid(), changes };
}

/** Quantities that the device had when it sent its changes, by key. */
function sentQuantities({ lines, sending }: DeviceCart): Map<string, number> {
  const quantities = new Map(Object.entries(lines).map(([key, { quantity }]) => [key, quantity]));
  for (const change of sending?.changes ?? []) {
    if (change.quantity === 0) quantities.delete(keyOf(change));
    else quantities.set(keyOf(change), change.quantity);
  }
  return quantities;
}

/** A line that is new to the device. Without goods on sale it is incomplete, which `RestoredCart` reports and removes. */
function newItem(line: NonNullable<AccountCart['lines']>[number], answer: AccountCart): CartItem {
  const product = answer.products.find(({ id }) => id === line.product_id);
  const variant = answer.variants.find(({ id }) => id === line.variant_id);
  const { name_en, name_ar, quantity } = line;
  if (product && (line.variant_id === null || variant)) {
    const goods = toCartProduct(product, variant);
    return { product: goods, ...(variant && { variant: toCartVariant(variant) }), quantity };
  }
  const unknown = { image_url: null, price: 0, discounted_price: null, quantity: 0, unit: '' };
  const seller = { company_id: '', company_name_en: '', company_name_ar: '', company_slug: '' };
  return {
    product: {
      ...{ id: line.product_id, name_en, name_ar, min_quantity: 1, quantity_step: 1 },
      ...unknown,
      ...seller,
    },
    ...(line.variant_id !== null && { variant: { id: line.variant_id, size: null, color: null } }),
    quantity,
  };
}

/**
 * Goods of the device after an answer: goods that did not change since the request get the server's quantity, and later changes stay
 * for the next request.
 */
export function joinAnswer(
  items: readonly CartItem[],
  cart: DeviceCart,
  answer: AccountCart,
): { items: CartItem[]; cart: DeviceCart } {
  const sent = sentQuantities(cart);
  const { lines } = answer;
  if (lines === null) return { items: [...items], cart: { ...cart, version: answer.version, sending: null } };
  const server = new Map(lines.map((line) => [keyOf(line), line]));
  const kept = items.flatMap((item): CartItem[] => {
    const key = cartKey(item);
    if (sent.get(key) !== item.quantity) return [item];
    const line = server.get(key);
    return line ? [{ ...item, quantity: line.quantity }] : [];
  });
  const keys = new Set(items.map(cartKey));
  const added = lines.filter((line) => !keys.has(keyOf(line)) && !sent.has(keyOf(line)));
  return {
    items: [...kept, ...added.map((line) => newItem(line, answer))],
    cart: {
      ...cart,
      version: answer.version,
      sending: null,
      lines: Object.fromEntries(
        lines.map(({ product_id, variant_id, quantity, version }) => {
          const line = { product_id, variant_id, quantity, version };
          return [keyOf(line), line];
        }),
      ),
    },
  };
}
