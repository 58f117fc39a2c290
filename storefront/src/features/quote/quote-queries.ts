import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { suggest } from '@mawad/supabase/queries/catalogue';
import { listOwnQuotes, readOwnQuote } from '@mawad/supabase/queries/quotes';
import { queryKey } from '@mawad/supabase/query-keys';

/** Products that match the typed text of a line. */
export const matchingProductsQuery = (services: Services, term: string) =>
  queryOptions({
    queryKey: queryKey('products', 'suggest', term),
    queryFn: () => suggest(backendOf(services).data, term),
    enabled: term.length >= 2,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

export const quotesPerPage = 10;

/** One page of the user's own requests. */
export const ownQuotesQuery = (services: Services, userId: string, page: number) =>
  queryOptions({
    queryKey: queryKey('quotes', 'list', userId, page),
    queryFn: () => listOwnQuotes(backendOf(services).data, userId, { page, size: quotesPerPage }),
    staleTime: 15_000,
    placeholderData: keepPreviousData,
  });

export const ownQuoteQuery = (services: Services, userId: string, id: string) =>
  queryOptions({
    queryKey: queryKey('quotes', 'detail', userId, id),
    queryFn: () => readOwnQuote(backendOf(services).data, userId, id),
    staleTime: 15_000,
  });
