import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/contract';
import { Box } from '@mawad/shared-ui/mui';
import { useQuery } from '@mawad/shared-ui/query';
import { ErrorState } from '@mawad/shared-ui/components/list/error-state';
import { PortalPage } from '@mawad/shared-ui/components/portal/portal-page';
import { lowStockLimit, type SellerOverview } from '@mawad/supabase/queries/seller-account';
import { FigureCard, FigureCardSkeleton } from './figure-card.tsx';
import { LatestOrders } from './latest-orders.tsx';
import { overviewQuery } from './overview-queries.ts';

const base = '/seller/dashboard';

/** What waits for the seller today. */
export function OverviewPage() {
  const { t } = useTranslation('seller-portal');
  const query = useQuery(overviewQuery(useServices()));
  return (
    <PortalPage title={t('overview.title')}>
      {query.isError && !query.data ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(4, 1fr)' },
            marginBlockEnd: 4,
          }}
        >
          {query.data ? (
            <Figures overview={query.data} />
          ) : (
            [1, 2, 3, 4].map((key) => <FigureCardSkeleton key={key} />)
          )}
        </Box>
      )}
      <LatestOrders />
    </PortalPage>
  );
}

function Figures({ overview }: { overview: SellerOverview }) {
  const { t } = useTranslation('seller-portal');
  const format = useFormat();
  const { products, low_stock } = overview;
  return (
    <>
      <FigureCard
        label={t('overview.toShip')}
        figure={overview.to_ship}
        text={t('overview.toShipText')}
        to={`${base}/orders?status=to-ship`}
        urgent
      />
      <FigureCard
        label={t('overview.awaiting')}
        figure={overview.awaiting_approval}
        text={t('overview.awaitingText')}
        to={`${base}/orders?status=awaiting`}
      />
      <FigureCard
        label={t('overview.products')}
        figure={overview.published}
        text={t('overview.productsText', { count: products, number: format.number(products) })}
        to={`${base}/products?visibility=published`}
      />
      <FigureCard
        label={t('overview.lowStock')}
        figure={low_stock}
        text={t('overview.lowStockText', { limit: lowStockLimit })}
        to={`${base}/products?visibility=published&stock=low`}
        urgent
      />
    </>
  );
}
