import {
  basePriceOf,
  cartKey,
  mostSellable,
  sum,
  type CartItem,
  type CartProduct,
  type CartVariant,
} from '@mawad/shared-ui/platform/store/index.ts';
import type { ProductCard } from '@mawad/supabase/catalogue/queries';
import type { CartQuote, OrderLine } from '@mawad/supabase/orders/queries';
import { toCartProduct } from '@mawad/shared-ui/desk/cart/cart-product.ts';

interface ReorderedLine {
  product: CartProduct;
  variant?: CartVariant;
  quantity: number;
}

/** Lines that a reorder adds to the cart, and lines that fall short. */
export interface ReorderPlan {
  adds: ReorderedLine[];
  /** Added lines that cost more or less than then; IQD per unit. */
  repriced: { line: OrderLine; from: number; to: number }[];
  /** Lines with less stock than ordered; `added` is 0 if the cart already contains all of it. */
  capped: { line: OrderLine; added: number }[];
  soldOut: OrderLine[];
  /** Lines whose product or variant is no longer sold. */
  gone: OrderLine[];
}

/** Compares an order with current stock and prices and with the cart. */
export function planReorder(
  lines: OrderLine[],
  cards: ProductCard[],
  quote: CartQuote,
  items: CartItem[],
): ReorderPlan {
  const plan: ReorderPlan = { adds: [], repriced: [], capped: [], soldOut: [], gone: [] };
  for (const line of lines) {
    const ordered = line.ordered_quantity ?? line.quantity;
    const card = cards.find(({ id }) => id === line.product_id);
    const current = quote.lines.find(
      ({ product_id, variant_id }) => product_id === line.product_id && variant_id === line.variant_id,
    );
    if (!card || !current?.available) plan.gone.push(line);
    else if (current.stock <= 0) plan.soldOut.push(line);
    else {
      const { variant_id, size, color, color_ar } = line;
      const product = {
        ...toCartProduct(card),
        ...(variant_id === null
          ? { quantity: current.stock }
          : // A variant may have its own price.
            current.base_price !== basePriceOf(card) && {
              price: current.base_price,
              discounted_price: null,
            }),
        price_breaks: current.price_breaks,
      };
      const variant =
        variant_id === null ? undefined : { id: variant_id, size, color, color_ar, stock: current.stock };
      const key = cartKey({ product, variant });
      const inCart = items.find((item) => cartKey(item) === key)?.quantity ?? 0;
      const added = Math.max(0, Math.min(ordered, sum(mostSellable(current.stock, current), -inCart)));
      if (added > 0) {
        plan.adds.push({ product, ...(variant && { variant }), quantity: added });
        const { unit_price: from } = line;
        if (from !== null && from !== current.unit_price)
          plan.repriced.push({ line, from, to: current.unit_price });
      }
      if (added < ordered) plan.capped.push({ line, added });
    }
  }
  return plan;
}
