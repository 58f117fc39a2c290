import { useEffect, useMemo } from 'react';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import {
  availableOf,
  basePriceOf,
  type CartItem,
  priceFor,
  unitPriceOf,
  useStore,
  useStoreApi,
  variantIdOf,
} from '@mawad/shared-ui/platform/store/index.ts';
import type { CartQuote } from '@mawad/supabase/orders/queries';
import { groupBySeller, reviewCart, toLineInput } from './cart-lines.ts';
import { cartQuoteQuery } from './order-queries.ts';

/**
 * Cart lines with current prices and stock, and with delivery fees if the governorate or sellers for pickup
 * are given.
 */
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
  useCurrentStock(quote);
  return { lines, sellers, quote, error, isFetching, retry: () => void refetch() };
}

type QuoteLine = CartQuote['lines'][number];

/**
 * Price breaks to store: the current ones, unless they would change the price that the buyer has seen for
 * this line.
 */
function breaksToStore({ product, quantity }: CartItem, current: QuoteLine) {
  const isPriceSame =
    current.base_price === basePriceOf(product) &&
    priceFor(quantity, current.base_price, current.price_breaks) === unitPriceOf(product, quantity);
  return (isPriceSame ? current : product).price_breaks ?? [];
}

/** Updates stored stock from the quote. Prices are not updated until the buyer has seen them. */
function useCurrentStock(quote: CartQuote | undefined) {
  const store = useStoreApi();
  useEffect(() => {
    const { cart } = store.getState();
    const fresh = cart.items.flatMap((item) => {
      const line = quote?.lines.find(
        (one) => one.product_id === item.product.id && one.variant_id === variantIdOf(item),
      );
      if (!line?.available) return [];
      const price_breaks = breaksToStore(item, line);
      const isStored = JSON.stringify(price_breaks) === JSON.stringify(item.product.price_breaks ?? []);
      if (isStored && line.stock === availableOf(item)) return [];
      return [{ ...line, base_price: basePriceOf(item.product), price_breaks }];
    });
    if (fresh.length > 0) cart.refresh(fresh);
  }, [quote, store]);
}
