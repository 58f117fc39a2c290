import { useTranslation } from '@mawad/shared-i18n';
import { ErrorState } from '@mawad/shared-ui/components/list/error-state';
import { PortalChoice } from '@mawad/shared-ui/components/portal/portal-filters';
import { PortalPage } from '@mawad/shared-ui/components/portal/portal-page';
import { useServices } from '@mawad/shared-ui/contract';
import { Box, Skeleton, Typography } from '@mawad/shared-ui/mui';
import { useListParams } from '@mawad/shared-ui/portal/list-params';
import { useQuery } from '@mawad/shared-ui/query';
import { overviewPeriods, type StaffOverview } from '@mawad/supabase/queries/overview';
import { FigureTable } from './figure-table.tsx';
import { Figures } from './figures.tsx';
import { Health } from './health.tsx';
import { overviewQuery } from './overview-queries.ts';
import { Queues } from './queues.tsx';

/** What waits for the staff, how the marketplace does, and whether its machines run. */
export function OverviewPage() {
  const { t } = useTranslation('admin-overview');
  const list = useListParams();
  const period = overviewPeriods.find((one) => one === list.filter('period')) ?? 'day';
  const query = useQuery(overviewQuery(useServices(), period));
  return (
    <PortalPage title={t('title')}>
      {query.isError && !query.data && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <Skeleton variant="rounded" height={480} />}
      {query.data && (
        <Box
          aria-busy={query.isPlaceholderData}
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}
        >
          <Queues overview={query.data} now={query.dataUpdatedAt} />
          {query.data.points && (
            <Box component="section" aria-labelledby="figures" sx={{ display: 'grid', gap: 2 }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
                <Typography id="figures" variant="h2" sx={{ fontSize: 'var(--text-20)', flex: '1 1 auto' }}>
                  {t('figures')}
                </Typography>
                <PortalChoice
                  label={t('period')}
                  value={period}
                  options={overviewPeriods.map((value) => ({ value, label: t(`periods.${value}`) }))}
                  onChoose={(value) => list.setFilter('period', value)}
                />
              </Box>
              <OverTime overview={query.data} />
            </Box>
          )}
          {query.data.health && <Health health={query.data.health} now={query.dataUpdatedAt} />}
        </Box>
      )}
    </PortalPage>
  );
}

function OverTime({ overview: { period, points, before } }: { overview: StaffOverview }) {
  if (!points || !before) return null;
  return (
    <>
      <Figures period={period} points={points} before={before} />
      <FigureTable period={period} points={points} />
    </>
  );
}
