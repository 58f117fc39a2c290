import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import {
  getReturn,
  getReturnFigures,
  getReturnSettings,
  listReturnReasons,
  listStaffReturns,
  type ReturnFigureFilter,
  type StaffReturnFilter,
} from '@mawad/supabase/returns/queries';
import { queryKey } from '@mawad/supabase/query-keys';

export function staffReturnsQuery(services: Services, filter: StaffReturnFilter) {
  return queryOptions({
    queryKey: queryKey('returns', 'all', filter),
    queryFn: () => listStaffReturns(backendOf(services).data, filter),
    placeholderData: keepPreviousData,
  });
}

export function returnQuery(services: Services, id: string) {
  return queryOptions({
    queryKey: queryKey('returns', 'one', id),
    queryFn: () => getReturn(backendOf(services).data, id),
  });
}

export function returnFiguresQuery(services: Services, filter: ReturnFigureFilter) {
  return queryOptions({
    queryKey: queryKey('returns', 'figures', filter),
    queryFn: () => getReturnFigures(backendOf(services).data, filter),
    placeholderData: keepPreviousData,
  });
}

/** Vocabulary of reasons, also those that are not offered. */
export function returnReasonsQuery(services: Services) {
  return queryOptions({
    queryKey: queryKey('returns', 'reasons'),
    queryFn: () => listReturnReasons(backendOf(services).data),
  });
}

export function returnSettingsQuery(services: Services) {
  return queryOptions({
    queryKey: queryKey('returns', 'settings'),
    queryFn: () => getReturnSettings(backendOf(services).data),
  });
}
