import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { listGovernorates } from '@mawad/supabase/delivery/queries';
import { quoteCart, type CartLineInput } from '@mawad/supabase/orders/queries';
import { queryKey } from '@mawad/supabase/query-keys';

interface Handover {
  /** Code of the governorate of the delivery. */
  governorate?: string;
  /** Ids of the sellers whose goods the buyer picks up. */
  pickup?: readonly string[];
}

/**
 * Current prices, stock and delivery fees of a cart. Fees depend on the governorate and the sellers for
 * pickup.
 */
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

/** Governorates with their districts; cached forever because they hardly change. */
export const governoratesQuery = (services: Services) =>
  queryOptions({
    queryKey: queryKey('governorates', 'all'),
    queryFn: () => listGovernorates(backendOf(services).data),
    staleTime: Infinity,
  });
