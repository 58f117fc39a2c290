import {
  basePriceOf,
  cartKey,
  mostSellable,
  sum,
  type CartItem,
  type CartProduct,
  type CartVariant,
} from '@mawad/shared-ui/store';
import type { ProductCard } from '@mawad/supabase/queries/catalogue';
import type { CartQuote, OrderLine } from '@mawad/supabase/queries/orders';
import { toCartProduct } from '../../catalogue/cart-product.ts';

/** What the cart takes of one line. */
interface ReorderedLine {
  product: CartProduct;
  variant?: CartVariant;
  quantity: number;
}

/** What ordering again puts into the cart, and what of it falls short. */
export interface ReorderPlan {
  adds: ReorderedLine[];
  /** Fewer units than ordered are left; `added` may be 0 when the cart already holds them all. */
  capped: { line: OrderLine; added: number }[];
  soldOut: OrderLine[];
  /** No longer sold, or the variant is gone. */
  gone: OrderLine[];
}

/** Compares an order with what is sold today and with what the cart already holds. */
export function planReorder(
  lines: OrderLine[],
  cards: ProductCard[],
  quote: CartQuote,
  items: CartItem[],
): ReorderPlan {
  const plan: ReorderPlan = { adds: [], capped: [], soldOut: [], gone: [] };
  for (const line of lines) {
    const wanted = line.ordered_quantity ?? line.quantity;
    const card = cards.find(({ id }) => id === line.product_id);
    const today = quote.lines.find(
      ({ product_id, variant_id }) => product_id === line.product_id && variant_id === line.variant_id,
    );
    if (!card || !today?.available) plan.gone.push(line);
    else if (today.stock <= 0) plan.soldOut.push(line);
    else {
      const { variant_id, size, color, color_ar } = line;
      const product = {
        ...toCartProduct(card),
        ...(variant_id === null
          ? { quantity: today.stock }
          : // A variant may have a price of its own.
            today.base_price !== basePriceOf(card) && { price: today.base_price, discounted_price: null }),
        price_breaks: today.price_breaks,
      };
      const variant =
        variant_id === null ? undefined : { id: variant_id, size, color, color_ar, stock: today.stock };
      const key = cartKey({ product, variant });
      const held = items.find((item) => cartKey(item) === key)?.quantity ?? 0;
      const added = Math.max(0, Math.min(wanted, sum(mostSellable(today.stock, today), -held)));
      if (added > 0) plan.adds.push({ product, ...(variant && { variant }), quantity: added });
      if (added < wanted) plan.capped.push({ line, added });
    }
  }
  return plan;
}
