import type { Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { getStaffOverview, type FigurePeriod } from '@mawad/supabase/site/overview-queries';
import { getPageFigures, type PageFigureFilter } from '@mawad/supabase/site/page-insight-queries';
import { queryKey } from '@mawad/supabase/query-keys';

/** Queues and figures; fetched again when a queue changes. */
export function overviewQuery(services: Services, period: FigurePeriod) {
  return queryOptions({
    queryKey: queryKey('queues', 'overview', period),
    queryFn: () => getStaffOverview(backendOf(services).data, period),
    placeholderData: keepPreviousData,
  });
}

/** Page speed in visitors' browsers; not fetched again when a queue changes. */
export function pageFiguresQuery(services: Services, filter: PageFigureFilter) {
  return queryOptions({
    queryKey: queryKey('console', 'pages', filter),
    queryFn: () => getPageFigures(backendOf(services).data, filter),
    placeholderData: keepPreviousData,
  });
}
