import { useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { DebtNotice } from '@mawad/shared-ui/desk/money/debt-notice.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { FirstSteps } from './first-steps.tsx';
import { latestOrdersQuery, sellerHomeQuery } from './home-queries.ts';
import { LatestOrders } from './latest-orders.tsx';
import { Tasks, TasksSkeleton } from './tasks.tsx';

/** Waiting tasks, missing first steps and the newest orders. */
export function HomePage() {
  const { t } = useTranslation('seller-portal');
  const services = useServices();
  const { data, error, isError, refetch } = useQuery(sellerHomeQuery(services));
  const orders = useQuery(latestOrdersQuery(services));
  return (
    <PortalPage title={t('home.title')}>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {isError && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data && (
          <>
            {data.debt && <DebtNotice balance={data.debt} to="/seller/dashboard/money" />}
            <FirstSteps steps={data.steps} />
            <Tasks home={data} />
          </>
        )}
        {/* The orders appear after the parts above, whose height is not known before. */}
        {!data && !isError ? <TasksSkeleton /> : <LatestOrders query={orders} />}
      </Box>
    </PortalPage>
  );
}
