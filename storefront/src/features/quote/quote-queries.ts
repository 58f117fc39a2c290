import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { searchProducts } from '@mawad/supabase/catalogue/queries';
import {
  getOwnQuote,
  listOwnQuotes,
  listQuoteMessages,
  type OwnQuoteFilter,
} from '@mawad/supabase/quotes/queries';
import { queryKey } from '@mawad/supabase/query-keys';

/** Sellers with products in the shop, those with most products first. */
export const sellersQuery = (services: Services) =>
  queryOptions({
    queryKey: queryKey('quotes', 'sellers'),
    queryFn: async () => (await searchProducts(backendOf(services).data, { page_size: 1 })).facets.sellers,
    staleTime: 600_000,
  });

const quotesPerPage = 10;

/** One page of the user's own requests. */
export const ownQuotesQuery = (services: Services, userId: string, filter: OwnQuoteFilter) =>
  queryOptions({
    queryKey: queryKey('quotes', 'list', userId, filter),
    queryFn: () => listOwnQuotes(backendOf(services).data, { ...filter, page_size: quotesPerPage }),
    staleTime: 15_000,
    placeholderData: keepPreviousData,
  });

export const ownQuoteQuery = (services: Services, userId: string, id: string) =>
  queryOptions({
    queryKey: queryKey('quotes', 'detail', userId, id),
    queryFn: () => getOwnQuote(backendOf(services).data, id),
    staleTime: 15_000,
  });

/** Messages with one seller, or those to every seller. */
export const messagesQuery = (services: Services, requestId: string, companyId: string | undefined) =>
  queryOptions({
    queryKey: queryKey('quotes', 'messages', requestId, companyId ?? null),
    queryFn: () => listQuoteMessages(backendOf(services).data, requestId, companyId),
    staleTime: 15_000,
  });
