import { useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { MoneyNotice } from '../../money-notice.tsx';
import { FirstSteps } from './first-steps.tsx';
import { sellerHomeQuery } from './home-queries.ts';
import { LatestOrders } from './latest-orders.tsx';
import { Tasks, TasksSkeleton } from './tasks.tsx';

/** Waiting tasks, missing first steps and the newest orders. */
export function HomePage() {
  const { t } = useTranslation('seller-portal');
  const { data, error, isError, refetch } = useQuery(sellerHomeQuery(useServices()));
  return (
    <PortalPage title={t('home.title')}>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {isError && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        <MoneyNotice />
        {data && <FirstSteps steps={data.steps} />}
        {data && <Tasks home={data} />}
        {!data && !isError && <TasksSkeleton />}
        <LatestOrders />
      </Box>
    </PortalPage>
  );
}
