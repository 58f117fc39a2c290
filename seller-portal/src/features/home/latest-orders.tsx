import { useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/contract';
import { Panel } from '@mawad/shared-ui/components/panel';
import { Box, Typography } from '@mawad/shared-ui/mui';
import { useQuery } from '@mawad/shared-ui/query';
import { EmptyState } from '@mawad/shared-ui/components/list/empty-state';
import { ErrorState } from '@mawad/shared-ui/components/list/error-state';
import { AppLink } from '@mawad/shared-ui/components/link';
import { PortalTable, PortalTableSkeleton } from '@mawad/shared-ui/components/portal/portal-table';
import { useOrderColumns } from '../../order-columns.tsx';
import { latestOrdersQuery } from './home-queries.ts';

/** Newest orders, with a link to the full list. */
export function LatestOrders() {
  const { t } = useTranslation('seller-portal');
  return (
    <Box component="section" aria-label={t('home.recentOrders')}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: 2,
          marginBlockEnd: 1.5,
        }}
      >
        <Typography variant="h2" sx={{ fontSize: 'var(--text-20)' }}>
          {t('home.recentOrders')}
        </Typography>
        <AppLink to="/seller/dashboard/orders">{t('home.allOrders')}</AppLink>
      </Box>
      <Orders />
    </Box>
  );
}

function Orders() {
  const { t } = useTranslation('seller-portal');
  const columns = useOrderColumns();
  const query = useQuery(latestOrdersQuery(useServices()));
  if (query.isError && !query.data) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  return (
    <Panel sx={{ overflow: 'hidden' }}>
      {!query.data && <PortalTableSkeleton rows={5} />}
      {query.data?.items.length === 0 && (
        <EmptyState title={t('orders.emptyTitle')} text={t('orders.emptyText')} />
      )}
      {query.data && query.data.items.length > 0 && (
        <PortalTable
          label={t('home.recentOrders')}
          columns={columns}
          rows={query.data.items}
          rowKey={(order) => order.id}
        />
      )}
    </Panel>
  );
}
