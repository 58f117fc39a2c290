import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import {
  getRemittance,
  listCashInTransit,
  listCouriers,
  listRemittanceLines,
  listRemittances,
  type RemittanceFilter,
  type RemittanceLineFilter,
} from '@mawad/supabase/couriers/queries';
import { queryKey } from '@mawad/supabase/query-keys';

export const couriersQuery = (services: Services) =>
  queryOptions({
    queryKey: queryKey('couriers', 'all'),
    queryFn: () => listCouriers(backendOf(services).data),
  });

export const cashQuery = (services: Services) =>
  queryOptions({
    queryKey: queryKey('couriers', 'cash'),
    queryFn: () => listCashInTransit(backendOf(services).data),
  });

export const remittancesQuery = (services: Services, filter: RemittanceFilter) =>
  queryOptions({
    queryKey: queryKey('couriers', 'remittances', filter),
    queryFn: () => listRemittances(backendOf(services).data, filter),
    placeholderData: keepPreviousData,
  });

export const remittanceQuery = (services: Services, id: string) =>
  queryOptions({
    queryKey: queryKey('couriers', 'remittance', id),
    queryFn: () => getRemittance(backendOf(services).data, id),
  });

export const linesQuery = (services: Services, id: string, filter: RemittanceLineFilter) =>
  queryOptions({
    queryKey: queryKey('couriers', 'lines', id, filter),
    queryFn: () => listRemittanceLines(backendOf(services).data, id, filter),
    placeholderData: keepPreviousData,
  });
