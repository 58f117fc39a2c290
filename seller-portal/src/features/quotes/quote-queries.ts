import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { listOwnProducts } from '@mawad/supabase/products/queries';
import { type AskedQuoteFilter, getAskedQuote, listAskedQuotes } from '@mawad/supabase/quotes/queries';
import { queryKey } from '@mawad/supabase/query-keys';

export function askedQuotesQuery(services: Services, filter: AskedQuoteFilter) {
  return queryOptions({
    queryKey: queryKey('quotes', 'asked', filter),
    queryFn: () => listAskedQuotes(backendOf(services).data, filter),
    placeholderData: keepPreviousData,
  });
}

export function askedQuoteQuery(services: Services, id: string) {
  return queryOptions({
    queryKey: queryKey('quotes', 'asked-detail', id),
    queryFn: () => getAskedQuote(backendOf(services).data, id),
  });
}

/** Own products that match a search, for a line of an offer. */
export function offeredProductsQuery(services: Services, term: string) {
  const filter = { term, page_size: 10 };
  return queryOptions({
    queryKey: queryKey('products', 'own', filter),
    queryFn: () => listOwnProducts(backendOf(services).data, filter),
    enabled: term.length >= 2,
    placeholderData: keepPreviousData,
  });
}
