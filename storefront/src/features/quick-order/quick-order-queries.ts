import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { matchOrderCodes } from '@mawad/supabase/orders/quick-queries';
import { queryKey } from '@mawad/supabase/query-keys';

/** Goods with these codes, at present prices and stock, by one call. */
export const matchedCodesQuery = (services: Services, codes: string[]) =>
  queryOptions({
    queryKey: queryKey('cart', 'quote', 'codes', codes),
    queryFn: ({ signal }) => matchOrderCodes(backendOf(services).data, codes, signal),
    enabled: codes.length > 0,
    staleTime: 15_000,
    placeholderData: keepPreviousData,
  });
