import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { noonOf } from '@mawad/shared-ui/desk/figures/figure-period.ts';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { type ListParams, sortOf, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Box, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { type Services, useServices } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions, useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { getReport, type Report, type ReportFilter } from '@mawad/supabase/reports/queries';
import { queryKey } from '@mawad/supabase/query-keys';
import { MoneyNav } from '../../money-nav.tsx';
import { ReportCards } from './report-cards.tsx';
import { ReportChart } from './report-chart.tsx';
import { ReportFilters } from './report-filters.tsx';
import { isWrongPeriod, readReportParams, type ReportParams } from './report-params.ts';
import { noFigures } from './report-rows.ts';
import { ReportTable } from './report-table.tsx';

function reportQuery(services: Services, filter: ReportFilter, enabled: boolean) {
  return queryOptions({
    queryKey: queryKey('money', 'report', filter),
    queryFn: () => getReport(backendOf(services).data, filter),
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** Revenue, commission, refusals, shortages, returns and couriers' cash by day, seller, category or governorate. */
export function ReportsPage() {
  const { t } = useTranslation('reports');
  const list = useListParams();
  const params = readReportParams(list);
  const isWrong = isWrongPeriod(params.period);
  const query = useQuery(reportQuery(useServices(), params.filter, !isWrong));
  return (
    <PortalPage title={t('title')} subtitle={t('lead')}>
      <MoneyNav />
      <ReportFilters
        list={list}
        params={params}
        names={query.isPlaceholderData ? undefined : query.data?.names}
      />
      {isWrong && <Alert severity="error">{t('wrongPeriod')}</Alert>}
      {query.isError && !query.data && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isLoading && <Skeleton variant="rounded" height={480} />}
      {query.data && !isWrong && (
        <Box aria-busy={query.isPlaceholderData} sx={{ opacity: query.isPlaceholderData ? 0.6 : 1 }}>
          <Figures report={query.data} params={params} list={list} />
        </Box>
      )}
    </PortalPage>
  );
}

function Figures({ report, params, list }: { report: Report; params: ReportParams; list: ListParams }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const { before } = report;
  const day = (date: string) => format.date(noonOf(date));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {before && (
        <Box sx={{ fontSize: 'var(--text-14)', color: 'text.secondary' }}>
          {t('comparedWith', { first: day(before.first_day), last: day(before.last_day) })}
        </Box>
      )}
      <ReportCards total={report.total ?? noFigures} before={before && (before.total ?? noFigures)} />
      <ReportChart
        report={report}
        figure={params.figure}
        onChoose={(figure) => list.setFilter('figure', figure === 'revenue' ? '' : figure)}
      />
      <ReportTable report={report} params={params} sort={sortOf(list, usualSort(params))} />
    </Box>
  );
}

const usualSort = ({ way }: ReportParams) => (way === 'day' ? 'name_desc' : 'revenue_desc');
