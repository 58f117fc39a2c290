import type { Services } from '@mawad/shared-ui/contract';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/query';
import { backendOf } from '@mawad/supabase/client';
import { getStaffOverview, type FigurePeriod } from '@mawad/supabase/queries/overview';
import { getPageFigures, type PageFigureFilter } from '@mawad/supabase/queries/page-insight';
import { queryKey } from '@mawad/supabase/query-keys';

/** What waits and how the marketplace does; read again whenever a queue changes. */
export function overviewQuery(services: Services, period: FigurePeriod) {
  return queryOptions({
    queryKey: queryKey('queues', 'overview', period),
    queryFn: () => getStaffOverview(backendOf(services).data, period),
    placeholderData: keepPreviousData,
  });
}

/** How pages do in visitors' browsers; unlike what waits, not read again with every change. */
export function pageFiguresQuery(services: Services, filter: PageFigureFilter) {
  return queryOptions({
    queryKey: queryKey('console', 'pages', filter),
    queryFn: () => getPageFigures(backendOf(services).data, filter),
    placeholderData: keepPreviousData,
  });
}
