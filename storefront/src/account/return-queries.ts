import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { getReturn, getReturnable, listOwnReturns, type ReturnFilter } from '@mawad/supabase/returns/queries';
import { queryKey } from '@mawad/supabase/query-keys';

const returnsPerPage = 10;

/** One page of the buyer's returns, newest first. */
export const ownReturnsQuery = (services: Services, userId: string, filter: ReturnFilter) =>
  queryOptions({
    queryKey: queryKey('returns', 'own', userId, filter),
    queryFn: () => listOwnReturns(backendOf(services).data, { ...filter, page_size: returnsPerPage }),
    staleTime: 15_000,
    placeholderData: keepPreviousData,
  });

export const ownReturnQuery = (services: Services, userId: string, id: string) =>
  queryOptions({
    queryKey: queryKey('returns', 'one', userId, id),
    queryFn: () => getReturn(backendOf(services).data, id),
    staleTime: 15_000,
  });

/** Goods of an order that may still come back, and the returns of the order so far. */
export const returnableQuery = (services: Services, orderId: string) =>
  queryOptions({
    queryKey: queryKey('returns', 'returnable', orderId),
    queryFn: () => getReturnable(backendOf(services).data, orderId),
    staleTime: 15_000,
  });
