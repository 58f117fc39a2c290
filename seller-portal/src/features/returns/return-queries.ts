import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import {
  getReturn,
  getReturnFigures,
  listCompanyReturns,
  type ReturnFigureFilter,
  type ReturnFilter,
} from '@mawad/supabase/returns/queries';
import { queryKey } from '@mawad/supabase/query-keys';

export function companyReturnsQuery(services: Services, filter: ReturnFilter) {
  return queryOptions({
    queryKey: queryKey('returns', 'company', filter),
    queryFn: () => listCompanyReturns(backendOf(services).data, filter),
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
