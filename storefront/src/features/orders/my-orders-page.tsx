import { useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Pagination } from '@mawad/shared-ui/platform/link/pagination.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { Navigate, useLocation, useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import { listedStatuses, type MyOrder } from '@mawad/supabase/orders/queries';
import { readPage, searchOf, withParams } from '../../catalogue/listing-input.ts';
import { AccountFrame } from '../../account/account-frame.tsx';
import { CheckoutGroup } from './checkout-group.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderFilters } from './order-filters.tsx';
import { myOrdersQuery } from './order-queries.ts';

export function MyOrdersPage() {
  const { t } = useTranslation('ordering');
  return (
    <AccountFrame title={t('orders.heading')}>
      <OrderList />
    </AccountFrame>
  );
}

function OrderList() {
  const { t } = useTranslation('ordering');
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const status = listedStatuses.find((one) => one === params.get('status'));
  const term = params.get('q')?.trim() || undefined;
  const page = readPage(params.get('page'));
  const query = useQuery(myOrdersQuery(useServices(), { status, term, page }));
  const { data, error, refetch } = query;
  const isFiltered = status !== undefined || term !== undefined;

  if (error && !data)
    return <ErrorState error={error} title={t('orders.failed')} onRetry={() => void refetch()} />;
  if (data?.count === 0 && !isFiltered) {
    return (
      <EmptyState
        title={t('orders.empty')}
        text={t('orders.emptyHint')}
        action={{ label: t('orders.browse'), to: '/products' }}
      />
    );
  }
  const hrefOf = (number: number) =>
    pathname + searchOf(withParams(params, { page: number > 1 ? String(number) : null }));
  const last = data?.pages ?? 1;
  if (data && page > last) return <Navigate to={hrefOf(last)} replace />;
  return (
    <>
      <OrderFilters />
      {!data && <ListSkeleton />}
      {data?.count === 0 && (
        <EmptyState
          title={t('orders.emptyFilter')}
          text={t('orders.emptyFilterHint')}
          action={
            <ButtonLink to={pathname} variant="contained">
              {t('orders.showAll')}
            </ButtonLink>
          }
        />
      )}
      <Box
        component="ul"
        aria-busy={query.isPlaceholderData}
        sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.5 }}
      >
        {checkoutsOf(data?.items ?? []).map((orders) => (
          <li key={orders[0]!.id}>
            {orders[0]!.checkout_orders === 1 ? (
              <OrderCard order={orders[0]!} />
            ) : (
              <CheckoutGroup orders={orders} />
            )}
          </li>
        ))}
      </Box>
      {data && (
        <Box sx={{ display: 'grid', justifyItems: 'center', marginBlockStart: 3 }}>
          <Pagination page={page} pageCount={last} hrefOf={hrefOf} />
        </Box>
      )}
    </>
  );
}

/** Groups neighbouring orders of one checkout. */
function checkoutsOf(orders: MyOrder[]): MyOrder[][] {
  return orders
    .reduce<MyOrder[][]>((groups, order) => {
      const last = groups.at(-1);
      if (last?.[0]!.checkout_id === order.checkout_id) last.push(order);
      else groups.push([order]);
      return groups;
    }, [])
    .map((group) => group.toSorted((a, b) => a.number.localeCompare(b.number)));
}

function ListSkeleton() {
  return (
    <Box aria-busy sx={{ display: 'grid', gap: 1.5 }}>
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} variant="rounded" height={96} />
      ))}
    </Box>
  );
}
