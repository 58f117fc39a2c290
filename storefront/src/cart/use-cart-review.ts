import { useEffect, useMemo } from 'react';
import { useServices } from '@mawad/shared-ui/contract';
import { useQuery } from '@mawad/shared-ui/query';
import {
  availableOf,
  basePriceOf,
  type CartItem,
  priceFor,
  unitPriceOf,
  useStore,
  useStoreApi,
  variantIdOf,
} from '@mawad/shared-ui/store';
import type { CartQuote } from '@mawad/supabase/queries/orders';
import { groupBySeller, reviewCart, toLineInput } from './cart-lines.ts';
import { cartQuoteQuery } from './order-queries.ts';

/** The cart beside today's prices, stock and, with a governorate or sellers to pick up from, delivery fees. */
export function useCartReview(governorate?: string, pickup?: readonly string[]) {
  const services = useServices();
  const items = useStore((state) => state.cart.items);
  const inputs = useMemo(() => items.map(toLineInput), [items]);
  const {
    data: quote,
    error,
    isFetching,
    refetch,
  } = useQuery(cartQuoteQuery(services, inputs, { governorate, pickup }));
  const lines = useMemo(() => reviewCart(items, quote), [items, quote]);
  const sellers = useMemo(() => groupBySeller(lines), [lines]);
  useTodaysStock(quote);
  return { lines, sellers, quote, error, isFetching, retry: () => void refetch() };
}

type QuoteLine = CartQuote['lines'][number];

/** The prices by volume to remember: today's, unless this line would cost something else by them than the buyer has seen. */
function seenBreaks({ product, quantity }: CartItem, today: QuoteLine) {
  const isSeen =
    today.base_price === basePriceOf(product) &&
    priceFor(quantity, today.base_price, today.price_breaks) === unitPriceOf(product, quantity);
  return (isSeen ? today : product).price_breaks ?? [];
}

/** Lets quantities follow today's stock; prices wait until the buyer has seen them. */
function useTodaysStock(quote: CartQuote | undefined) {
  const store = useStoreApi();
  useEffect(() => {
    const { cart } = store.getState();
    const fresh = cart.items.flatMap((item) => {
      const line = quote?.lines.find(
        (one) => one.product_id === item.product.id && one.variant_id === variantIdOf(item),
      );
      if (!line?.available) return [];
      const price_breaks = seenBreaks(item, line);
      const isKnown = JSON.stringify(price_breaks) === JSON.stringify(item.product.price_breaks ?? []);
      if (isKnown && line.stock === availableOf(item)) return [];
      return [{ ...line, base_price: basePriceOf(item.product), price_breaks }];
    });
    if (fresh.length > 0) cart.refresh(fresh);
  }, [quote, store]);
}
