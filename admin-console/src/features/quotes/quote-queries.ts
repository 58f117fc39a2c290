import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { getStaffQuote, listStaffQuotes, type StaffQuoteFilter } from '@mawad/supabase/quotes/queries';
import { listSellers } from '@mawad/supabase/companies/sellers-queries';
import { queryKey } from '@mawad/supabase/query-keys';

export function quotesQuery(services: Services, filter: StaffQuoteFilter) {
  return queryOptions({
    queryKey: queryKey('quotes', 'all', filter),
    queryFn: () => listStaffQuotes(backendOf(services).data, filter),
    placeholderData: keepPreviousData,
  });
}

/** A quote request with its lines and the sellers that were asked. */
export function quoteQuery(services: Services, id: string) {
  return queryOptions({
    queryKey: queryKey('quotes', 'one', id),
    queryFn: () => getStaffQuote(backendOf(services).data, id),
  });
}

/** The first approved companies that match a term. */
export function foundSellersQuery(services: Services, term: string) {
  const filter = { status: 'approved', term, page_size: 8 } as const;
  return queryOptions({
    queryKey: queryKey('sellers', 'all', filter),
    queryFn: () => listSellers(backendOf(services).data, filter),
    enabled: term !== '',
  });
}
