import type { Services } from '@mawad/shared-ui/contract';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/query';
import { backendOf } from '@mawad/supabase/client';
import { listGovernorates } from '@mawad/supabase/queries/delivery';
import { quoteCart, type CartLineInput } from '@mawad/supabase/queries/orders';
import { queryKey } from '@mawad/supabase/query-keys';

interface Handover {
  /** Code of the governorate that the goods go to. */
  governorate?: string;
  /** Ids of the sellers whose goods are picked up. */
  pickup?: readonly string[];
}

/** Today's prices, stock and, as far as it is known how the goods are handed over, delivery fees of a cart. */
export const cartQuoteQuery = (
  services: Services,
  lines: CartLineInput[],
  { governorate, pickup = [] }: Handover,
) =>
  queryOptions({
    queryKey: queryKey('cart', 'quote', lines, governorate ?? null, pickup),
    queryFn: () => quoteCart(backendOf(services).data, lines, governorate, undefined, [...pickup]),
    enabled: lines.length > 0,
    staleTime: 15_000,
    placeholderData: keepPreviousData,
  });

/** Governorates with their districts; they practically never change. */
export const governoratesQuery = (services: Services) =>
  queryOptions({
    queryKey: queryKey('governorates', 'all'),
    queryFn: () => listGovernorates(backendOf(services).data),
    staleTime: Infinity,
  });
