import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { queryKey } from '@mawad/supabase/query-keys';
import { getReturn, getReturnFigures, type ReturnFigureFilter } from '@mawad/supabase/returns/queries';

export const returnQuery = (services: Services, id: string) =>
  queryOptions({
    queryKey: queryKey('returns', 'one', id),
    queryFn: () => getReturn(backendOf(services).data, id),
  });

export const returnFiguresQuery = (services: Services, filter: ReturnFigureFilter) =>
  queryOptions({
    queryKey: queryKey('returns', 'figures', filter),
    queryFn: () => getReturnFigures(backendOf(services).data, filter),
    placeholderData: keepPreviousData,
  });
