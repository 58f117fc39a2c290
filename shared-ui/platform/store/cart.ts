import {
  amount,
  either,
  list,
  literal,
  nullable,
  object,
  optional,
  otherwise,
  positiveAmount,
  positiveInteger,
  readOrNull,
  type Shape,
  text,
} from './shape.ts';
import { lineTotal, mostSellable, nearestSellable, type QuantityRule, sum, sumOfMoney } from './quantity.ts';

/** Price in IQD per unit from `quantity` on. */
const priceBreak = object({ quantity: positiveAmount, price: amount });

const cartProduct = object({
  id: positiveInteger,
  name_en: text,
  name_ar: text,
  image_url: nullable(text),
  /** IQD. */
  price: amount,
  /** Price of the running deal in IQD. */
  discounted_price: nullable(amount),
  /** Volume prices, by rising quantity. */
  price_breaks: optional(list(priceBreak)),
  /** Units in stock if there are no variants. */
  quantity: amount,
  // The cart format of the specification has only the seven fields above; the others are fetched after the
  // cart is restored.
  unit: otherwise(text, ''),
  min_quantity: otherwise(positiveAmount, 1),
  quantity_step: otherwise(positiveAmount, 1),
  company_id: otherwise(text, ''),
  company_name_en: otherwise(text, ''),
  company_name_ar: otherwise(text, ''),
  /** Slug of the seller's page; '' if there is none. */
  company_slug: otherwise(text, ''),
});

const cartVariant = object({
  /** `default` means no variant. */
  id: either(positiveInteger, literal('default')),
  size: nullable(text),
  color: nullable(text),
  color_ar: optional(nullable(text)),
  /** Units in stock; absent means those of the product. */
  stock: optional(amount),
});

const cartItem = object({
  product: cartProduct,
  variant: otherwise(optional(cartVariant), undefined),
  quantity: positiveAmount,
});

export type PriceBreak = Shape<typeof priceBreak>;
export type CartProduct = Shape<typeof cartProduct>;
export type CartVariant = Shape<typeof cartVariant>;
export type CartItem = Shape<typeof cartItem>;

/** Current price and stock of a line, as returned by the server. */
export interface CartLineUpdate extends QuantityRule {
  product_id: number;
  variant_id: number | null;
  /** Price in IQD for quantities below the first of `price_breaks`. */
  base_price: number;
  price_breaks: PriceBreak[];
  stock: number;
}

/** Fields that the specification's cart format does not contain. */
type CartProductDetails = Pick<
  CartProduct,
  'id' | 'unit' | 'company_id' | 'company_name_en' | 'company_name_ar' | 'price_breaks' | keyof QuantityRule
> & { company_slug: string | null };

export interface OrderedLine {
  product_id: number;
  variant_id: number | null;
  quantity: number;
}

/** `available`: units in stock, for the message. */
export type CartResult = { ok: true } | { ok: false; code: 'not_enough_stock'; available: number };

export interface CartSlice {
  items: CartItem[];
  count: number;
  /** Number of units in all lines. */
  units: number;
  /** IQD, without delivery. */
  total: number;
  /** True if stored items could not be read, until the visitor has been notified. */
  hasLoss: boolean;
  /**
   * Adds units of a product or variant, by default the minimum quantity. Refuses more than the stock without
   * a change.
   */
  add(line: { product: CartProduct; variant?: CartVariant }, quantity?: number): CartResult;
  /**
   * Zero or less removes the line, and so does less than one for products sold in whole units. Other
   * quantities become the nearest that can be sold; more than the stock sets the maximum and returns
   * `not_enough_stock`.
   */
  setQuantity(key: string, quantity: number): CartResult;
  remove(key: string): void;
  /** Restores a removed line at its position, to undo `remove`. */
  restore(item: CartItem, index: number): void;
  /** Updates prices, stock and steps without changing quantities. */
  refresh(lines: CartLineUpdate[]): void;
  /** Subtracts the ordered units; units added later remain. */
  settle(ordered: OrderedLine[]): void;
  clear(): void;
  /**
   * Adds missing fields to restored lines. Removes and returns the lines whose product is not among
   * `products`.
   */
  complete(products: CartProductDetails[]): CartItem[];
  /** Clears `hasLoss` after the visitor has been notified, and removes the unreadable items from storage. */
  forgetLoss(): void;
}

/** Parses a stored item; null if it is invalid. */
export function parseCartItem(item: unknown): CartItem | null {
  return readOrNull(cartItem, item);
}

/** Variant id as in the database; null for a product without variants. */
export function variantIdOf({ variant }: Pick<CartItem, 'variant'>): number | null {
  return variant && variant.id !== 'default' ? variant.id : null;
}

/** Key of a line: by variant, or by product if there is none. */
export function cartKey(line: Pick<CartItem, 'product' | 'variant'>): string {
  const variantId = variantIdOf(line);
  return variantId === null ? `product-${line.product.id}` : `variant-${variantId}`;
}

/** True if a restored line lacks the fields that storage did not contain. */
export function isIncomplete({ product }: CartItem): boolean {
  return product.company_name_en === '';
}

export function availableOf({ product, variant }: Pick<CartItem, 'product' | 'variant'>): number {
  return variant?.stock ?? product.quantity;
}

/** Price in IQD per unit at the minimum quantity, during a deal the deal's price. */
export function basePriceOf({
  price,
  discounted_price,
}: Pick<CartProduct, 'price' | 'discounted_price'>): number {
  return discounted_price ?? price;
}

/** Price in IQD per unit when ordering `quantity` units. */
export function unitPriceOf(
  product: Pick<CartProduct, 'price' | 'discounted_price' | 'price_breaks'>,
  quantity: number,
): number {
  return priceFor(quantity, basePriceOf(product), product.price_breaks);
}

/** Price per unit for `quantity` units: that of the last volume price reached, or else the base price. */
export function priceFor(quantity: number, basePrice: number, breaks: readonly PriceBreak[] = []): number {
  return breaks.findLast((one) => one.quantity <= quantity)?.price ?? basePrice;
}

export function withTotals(items: CartItem[]): Pick<CartSlice, 'items' | 'count' | 'units' | 'total'> {
  return {
    items,
    count: items.length,
    units: items.reduce((units, item) => sum(units, item.quantity), 0),
    total: sumOfMoney(
      items.map(({ product, quantity }) => lineTotal(unitPriceOf(product, quantity), quantity)),
    ),
  };
}

function lineOf<Line extends { product_id: number; variant_id: number | null }>(
  item: CartItem,
  lines: Line[],
): Line | undefined {
  return lines.find((one) => one.product_id === item.product.id && one.variant_id === variantIdOf(item));
}

function refreshed(item: CartItem, lines: CartLineUpdate[]): CartItem {
  const line = lineOf(item, lines);
  if (!line) return item;
  const deal = line.base_price < item.product.price;
  return {
    ...item,
    product: {
      ...item.product,
      price: deal ? item.product.price : line.base_price,
      discounted_price: deal ? line.base_price : null,
      price_breaks: line.price_breaks,
      quantity: line.variant_id === null ? line.stock : item.product.quantity,
      min_quantity: line.min_quantity,
      quantity_step: line.quantity_step,
    },
    ...(item.variant && { variant: { ...item.variant, stock: line.stock } }),
  };
}

function completed(item: CartItem, details: CartProductDetails | undefined): CartItem {
  if (!details || !isIncomplete(item)) return item;
  const { unit, company_id, company_name_en, company_name_ar, company_slug } = details;
  const seller = { company_id, company_name_en, company_name_ar, company_slug: company_slug ?? '' };
  const { price_breaks, min_quantity, quantity_step } = details;
  const known = { ...seller, unit, price_breaks, min_quantity, quantity_step };
  return { ...item, product: { ...item.product, ...known } };
}

function refuse(available: number): CartResult {
  return { ok: false, code: 'not_enough_stock', available };
}

export function createCartSlice(
  get: () => CartSlice,
  patch: (change: Partial<CartSlice>) => void,
): CartSlice {
  const setItems = (items: CartItem[]) => patch(withTotals(items));
  const replace = (key: string, change: (item: CartItem) => CartItem) =>
    setItems(get().items.map((item) => (cartKey(item) === key ? change(item) : item)));

  return {
    ...withTotals([]),
    hasLoss: false,
    add(line, quantity = line.product.min_quantity) {
      const key = cartKey(line);
      const existing = get().items.find((item) => cartKey(item) === key);
      const added = nearestSellable(quantity, line.product);
      const wanted = existing ? nearestSellable(sum(existing.quantity, added), line.product) : added;
      const available = availableOf(line);
      if (!(wanted <= available)) return refuse(available);
      if (existing) replace(key, () => ({ ...line, quantity: wanted }));
      else setItems([...get().items, { ...line, quantity: wanted }]);
      return { ok: true };
    },
    setQuantity(key, quantity) {
      const item = get().items.find((one) => cartKey(one) === key);
      if (!item || Number.isNaN(quantity)) return { ok: true };
      if (quantity <= 0 || quantity < Math.min(1, item.product.min_quantity)) {
        get().remove(key);
        return { ok: true };
      }
      const available = availableOf(item);
      const allowed = Math.min(
        nearestSellable(quantity, item.product),
        mostSellable(available, item.product),
      );
      if (allowed > 0) replace(key, (one) => ({ ...one, quantity: allowed }));
      return Math.max(quantity, item.product.min_quantity) > available ? refuse(available) : { ok: true };
    },
    remove: (key) => setItems(get().items.filter((item) => cartKey(item) !== key)),
    restore(item, index) {
      const others = get().items.filter((one) => cartKey(one) !== cartKey(item));
      setItems([...others.slice(0, index), item, ...others.slice(index)]);
    },
    refresh: (lines) => setItems(get().items.map((item) => refreshed(item, lines))),
    settle(ordered) {
      const remaining = get().items.map((item) => ({
        ...item,
        quantity: sum(item.quantity, -(lineOf(item, ordered)?.quantity ?? 0)),
      }));
      setItems(remaining.filter(({ quantity }) => quantity > 0));
    },
    clear: () => setItems([]),
    complete(products) {
      const known = new Map(products.map((product) => [product.id, product]));
      const [removed, remaining] = [true, false].map((isGone) =>
        get().items.filter((item) => (isIncomplete(item) && !known.has(item.product.id)) === isGone),
      );
      setItems(remaining!.map((item) => completed(item, known.get(item.product.id))));
      return removed!;
    },
    forgetLoss: () => patch({ ...withTotals([...get().items]), hasLoss: false }),
  };
}
