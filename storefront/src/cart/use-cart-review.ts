import { useEffect, useMemo } from 'react';
import { useServices } from '@mawad/shared-ui/contract';
import { useQuery } from '@mawad/shared-ui/query';
import { availableOf, unitPriceOf, useStore, useStoreApi, variantIdOf } from '@mawad/shared-ui/store';
import type { CartQuote } from '@mawad/supabase/queries/orders';
import { groupBySeller, reviewCart, toLineInput } from './cart-lines.ts';
import { cartQuoteQuery } from './order-queries.ts';

/** The cart beside today's prices, stock and, with a governorate, delivery fees. */
export function useCartReview(governorate?: string) {
  const services = useServices();
  const items = useStore((state) => state.cart.items);
  const inputs = useMemo(() => items.map(toLineInput), [items]);
  const { data: quote, error, isFetching, refetch } = useQuery(cartQuoteQuery(services, inputs, governorate));
  const lines = useMemo(() => reviewCart(items, quote), [items, quote]);
  const sellers = useMemo(() => groupBySeller(lines), [lines]);
  useTodaysStock(quote);
  return { lines, sellers, quote, error, isFetching, retry: () => void refetch() };
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
      if (!line?.available || line.stock === availableOf(item)) return [];
      return [{ ...line, unit_price: unitPriceOf(item.product) }];
    });
    if (fresh.length > 0) cart.refresh(fresh);
  }, [quote, store]);
}
