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

/** From `quantity` on a unit costs `price`, IQD. */
const priceBreak = object({ quantity: positiveAmount, price: amount });

const cartProduct = object({
  id: positiveInteger,
  name_en: text,
  name_ar: text,
  image_url: nullable(text),
  /** IQD. */
  price: amount,
  /** IQD; the running deal's price. */
  discounted_price: nullable(amount),
  /** What it costs by volume, by rising quantity. */
  price_breaks: optional(list(priceBreak)),
  /** Units in stock when there are no variants. */
  quantity: amount,
  // The specification's carts know the seven fields above; the empty ones are fetched once the cart is restored.
  unit: otherwise(text, ''),
  min_quantity: otherwise(positiveAmount, 1),
  quantity_step: otherwise(positiveAmount, 1),
  company_id: otherwise(text, ''),
  company_name_en: otherwise(text, ''),
  company_name_ar: otherwise(text, ''),
  /** Of the seller's page; '' where it has none. */
  company_slug: otherwise(text, ''),
});

const cartVariant = object({
  /** `default` stands for "no variant". */
  id: either(positiveInteger, literal('default')),
  size: nullable(text),
  color: nullable(text),
  color_ar: optional(nullable(text)),
  /** Units in stock; the product's when absent. */
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

/** Today's truth about a line, as the server quotes it. */
export interface CartLineUpdate extends QuantityRule {
  product_id: number;
  variant_id: number | null;
  /** IQD, for fewer than the first of the `price_breaks`. */
  base_price: number;
  price_breaks: PriceBreak[];
  stock: number;
}

/** What a cart in the specification's shape does not know of a product. */
type CartProductDetails = Pick<
  CartProduct,
  'id' | 'unit' | 'company_id' | 'company_name_en' | 'company_name_ar' | 'price_breaks' | keyof QuantityRule
> & { company_slug: string | null };

/** Units of a product or variant that were ordered. */
export interface OrderedLine {
  product_id: number;
  variant_id: number | null;
  quantity: number;
}

/** `available`: units in stock, for the message that says how many are left. */
export type CartResult = { ok: true } | { ok: false; code: 'not_enough_stock'; available: number };

export interface CartSlice {
  items: CartItem[];
  /** Number of lines. */
  count: number;
  /** Number of units over all lines. */
  units: number;
  /** IQD, without delivery. */
  total: number;
  /** Something stored could not be read; until the visitor has been told. */
  hasLoss: boolean;
  /** Adds units of a product or variant, unless told the smallest order. Refused, and nothing changed, beyond the stock. */
  add(line: { product: CartProduct; variant?: CartVariant }, quantity?: number): CartResult;
  /**
   * Nothing, or less than one where whole units are sold, removes the line; another quantity that cannot be sold becomes the
   * nearest that can; above the stock sets what the stock allows and answers `not_enough_stock`.
   */
  setQuantity(key: string, quantity: number): CartResult;
  remove(key: string): void;
  /** Puts a line back where it stood, as it was: what undoes `remove`. */
  restore(item: CartItem, index: number): void;
  /** Takes over prices, stock and steps; quantities stay as the buyer chose them. */
  refresh(lines: CartLineUpdate[]): void;
  /** Takes out the units that were ordered; what was added since then stays. */
  settle(ordered: OrderedLine[]): void;
  clear(): void;
  /** Fills in what restored lines lack; takes out, and answers, those whose product is not among these. */
  complete(products: CartProductDetails[]): CartItem[];
  /** The visitor has been told: what could not be read leaves the storage too. */
  forgetLoss(): void;
}

/** A stored item, or null when it is not one. */
export function parseCartItem(item: unknown): CartItem | null {
  return readOrNull(cartItem, item);
}

/** The variant's id as the database knows it, or null for a product without variants. */
export function variantIdOf({ variant }: Pick<CartItem, 'variant'>): number | null {
  return variant && variant.id !== 'default' ? variant.id : null;
}

/** Identifies a line: by its variant, or by the product where there is none. */
export function cartKey(line: Pick<CartItem, 'product' | 'variant'>): string {
  const variantId = variantIdOf(line);
  return variantId === null ? `product-${line.product.id}` : `variant-${variantId}`;
}

/** Whether a restored line still lacks what its own storage did not hold. */
export function isIncomplete({ product }: CartItem): boolean {
  return product.company_name_en === '';
}

/** Units in stock of a line. */
export function availableOf({ product, variant }: Pick<CartItem, 'product' | 'variant'>): number {
  return variant?.stock ?? product.quantity;
}

/** Price in IQD of a unit of the smallest order: the deal's where there is one. */
export function basePriceOf({
  price,
  discounted_price,
}: Pick<CartProduct, 'price' | 'discounted_price'>): number {
  return discounted_price ?? price;
}

/** Price in IQD of one of `quantity` units. */
export function unitPriceOf(
  product: Pick<CartProduct, 'price' | 'discounted_price' | 'price_breaks'>,
  quantity: number,
): number {
  return priceFor(quantity, basePriceOf(product), product.price_breaks);
}

/** Price of one of `quantity` units: that of the last break that is reached, else the base price. */
export function priceFor(quantity: number, basePrice: number, breaks: readonly PriceBreak[] = []): number {
  return breaks.findLast((one) => one.quantity <= quantity)?.price ?? basePrice;
}

/** The counts that follow from the items. */
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

/** The line that speaks of the item. */
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
      const left = get().items.map((item) => ({
        ...item,
        quantity: sum(item.quantity, -(lineOf(item, ordered)?.quantity ?? 0)),
      }));
      setItems(left.filter(({ quantity }) => quantity > 0));
    },
    clear: () => setItems([]),
    complete(products) {
      const known = new Map(products.map((product) => [product.id, product]));
      const [gone, kept] = [true, false].map((isGone) =>
        get().items.filter((item) => (isIncomplete(item) && !known.has(item.product.id)) === isGone),
      );
      setItems(kept!.map((item) => completed(item, known.get(item.product.id))));
      return gone!;
    },
    forgetLoss: () => patch({ ...withTotals([...get().items]), hasLoss: false }),
  };
}
