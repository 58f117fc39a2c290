import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { getPurchaseList, listPurchaseLists } from '@mawad/supabase/lists/queries';

/**
 * Key prefix of all queries of purchase lists. It is not in the table of queries, which every page loads: unlisted queries are
 * personal.
 */
export const listsKey = ['lists'] as const;

export const purchaseListsQuery = (services: Services) =>
  queryOptions({
    queryKey: [...listsKey, 'all'] as const,
    queryFn: () => listPurchaseLists(backendOf(services).data),
  });

/** A list with present prices and stock. */
export const purchaseListQuery = (services: Services, id: string) =>
  queryOptions({
    queryKey: [...listsKey, 'one', id] as const,
    queryFn: () => getPurchaseList(backendOf(services).data, id),
    staleTime: 15_000,
  });

export const listPath = (id: string): string => `/quick-order/lists/${id}`;
