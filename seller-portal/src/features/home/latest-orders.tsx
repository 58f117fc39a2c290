import { useTranslation } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import type { UseQueryResult } from '@mawad/shared-ui/platform/query.ts';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { PortalTable, PortalTableSkeleton } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { useOrderColumns } from '../../order-columns.tsx';

import type { OrderSummary } from '@mawad/supabase/orders/queries';

interface OrdersProps {
  query: UseQueryResult<{ items: OrderSummary[] }>;
}

/** Newest orders, with a link to the full list. */
export function LatestOrders({ query }: OrdersProps) {
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
      <Orders query={query} />
    </Box>
  );
}

function Orders({ query }: OrdersProps) {
  const { t } = useTranslation('seller-portal');
  const columns = useOrderColumns();
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
