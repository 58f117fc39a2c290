import { useTranslation } from '@mawad/shared-i18n';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { readPeriod } from '@mawad/shared-ui/desk/figures/figure-period.ts';
import { OverTime } from '@mawad/shared-ui/desk/figures/over-time.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { type ListParams, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { StaffOverview } from '@mawad/supabase/site/overview-queries';
import { MoneyFigures } from '../../money-figures.tsx';
import { useStaffMay } from '../../staff-rights.ts';
import { figureNames } from './figure-names.ts';
import { Health } from './health.tsx';
import { overviewQuery } from './overview-queries.ts';
import { Pages } from './pages.tsx';
import { Queues } from './queues.tsx';
import { Searches } from './searches.tsx';

/** Open work, figures of the marketplace and health of its services. */
export function OverviewPage() {
  const { t } = useTranslation('admin-overview');
  const list = useListParams();
  const may = useStaffMay();
  const query = useQuery(overviewQuery(useServices(), readPeriod(list)));
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
          {may('money') && <MoneyFigures />}
          <OverviewFigures overview={query.data} list={list} />
          {may('search') && <Searches />}
          {may('settings') && <Pages />}
          {query.data.health && <Health health={query.data.health} now={query.dataUpdatedAt} />}
        </Box>
      )}
    </PortalPage>
  );
}

/** Figures that the reader's rights allow. */
function OverviewFigures({ overview, list }: { overview: StaffOverview; list: ListParams }) {
  const { t } = useTranslation('admin-overview');
  const { period, points, before } = overview;
  if (!points || !before) return null;
  const figures = figureNames.map((name) => ({
    name,
    title: t(`figure.${name}`),
    money: name === 'revenue',
  }));
  return <OverTime list={list} period={period} figures={figures} points={points} before={before} />;
}
