import {
  availableOf,
  isSellable,
  mostSellable,
  nearestQuantities,
  type CartProduct,
  type CartVariant,
} from '@mawad/shared-ui/platform/store/index.ts';
import type { ProductCard, ProductVariant } from '@mawad/supabase/catalogue/queries';
import { baseUnits } from '@mawad/supabase/quotes/queries';
import { readUnit } from '@mawad/shared-ui/kit/unit-words.ts';
import { toCartProduct, toCartVariant } from '@mawad/shared-ui/desk/cart/cart-product.ts';
import type { QuoteLine } from './quote-lines.ts';
import { readLineQuantity } from './read-amount.ts';

/** Why a line cannot be ordered as it is; the codes are keys of `quote:toCart.reasons`. */
export type StayReason =
  | { code: 'quantity' | 'gone' | 'variant' }
  | { code: 'unit'; unit: string }
  | { code: 'stock'; stock: number; unit: string }
  | { code: 'step'; quantities: number[]; unit: string };

export interface OrderableLine {
  line: QuoteLine;
  goods: { product: CartProduct; variant?: CartVariant };
  /** In the product's unit. */
  quantity: number;
}

/** Both count single pieces. */
const pieces = new Set(['Each', 'Piece']);

/** Quantity in the product's unit; null if the units do not convert. */
function convert(quantity: number, from: string, to: string): number | null {
  if (from === to || from === '' || (pieces.has(from) && pieces.has(to))) return quantity;
  const [source, target] = [baseOf(from), baseOf(to)];
  if (source.unit !== target.unit) return null;
  const converted = (quantity * source.factor) / target.factor;
  // Beyond thousandths the quantity would not be the asked one.
  return Number(converted.toFixed(3)) === converted ? converted : null;
}

const baseOf = (unit: string) => baseUnits[unit] ?? { unit, factor: 1 };

/** A line as an order of its goods, or the reason why it stays in the request. `inCart`: units that the cart already has. */
export function orderOf(
  line: QuoteLine,
  card: ProductCard | undefined,
  variant: ProductVariant | undefined,
  inCart: number,
): OrderableLine | StayReason {
  if (!card) return { code: 'gone' };
  if (card.has_variants && !variant) return { code: 'variant' };
  const amount = readLineQuantity(line.quantity, line.unit);
  if (!('value' in amount)) return { code: 'quantity' };
  const written = line.unit.trim() || amount.unit || '';
  const quantity = convert(amount.value, readUnit(written) ?? written, card.unit);
  const { unit } = card;
  if (quantity === null) return { code: 'unit', unit };
  const goods = {
    product: toCartProduct(card, variant),
    ...(variant && { variant: toCartVariant(variant) }),
  };
  const stock = mostSellable(availableOf(goods) - inCart, card);
  if (stock < quantity) return { code: 'stock', stock, unit };
  if (!isSellable(quantity, card))
    return { code: 'step', quantities: nearestQuantities(quantity, card), unit };
  return { line, goods, quantity };
}
