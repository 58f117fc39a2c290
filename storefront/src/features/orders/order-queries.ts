import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import {
  getOrder,
  getOrderConfirmation,
  listMyOrders,
  type OrderFilter,
} from '@mawad/supabase/orders/queries';
import { queryKey } from '@mawad/supabase/query-keys';

const ordersPerPage = 10;

/** One page of the buyer's orders, newest first. */
export const myOrdersQuery = (services: Services, filter: OrderFilter) =>
  queryOptions({
    queryKey: queryKey('orders', 'mine', filter),
    queryFn: () => listMyOrders(backendOf(services).data, { ...filter, page_size: ordersPerPage }),
    staleTime: 15_000,
    placeholderData: keepPreviousData,
  });

export const orderQuery = (services: Services, id: string) =>
  queryOptions({
    queryKey: queryKey('orders', 'detail', id),
    queryFn: () => getOrder(backendOf(services).data, id),
    staleTime: 15_000,
  });

/** All orders of the same checkout as an order. */
export const confirmationQuery = (services: Services, orderId: string) =>
  queryOptions({
    queryKey: queryKey('orders', 'confirmation', orderId),
    queryFn: () => getOrderConfirmation(backendOf(services).data, orderId),
    staleTime: 60_000,
  });
