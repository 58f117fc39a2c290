import { useMemo } from 'react';
import { useServices } from '@mawad/shared-ui/contract';
import { useQuery } from '@mawad/shared-ui/query';
import { useStore } from '@mawad/shared-ui/store';
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
  return { lines, sellers, quote, error, isFetching, retry: () => void refetch() };
}
