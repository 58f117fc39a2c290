import { useTranslation } from '@mawad/shared-i18n';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Box, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { Navigate, useLocation, useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Pagination } from '@mawad/shared-ui/platform/link/pagination.tsx';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { returnStatuses } from '@mawad/supabase/returns/queries';
import { AccountFrame } from '../../account/account-frame.tsx';
import { ownReturnsQuery } from '../../account/return-queries.ts';
import { useReturnUpdates } from '../../account/use-return-updates.ts';
import { readPage, searchOf, withParams } from '../../catalogue/listing-input.ts';
import { ReturnCard } from './return-card.tsx';
import { ReturnFilters } from './return-filters.tsx';

/** The buyer's returns, newest first. */
export function ReturnsPage() {
  const { t } = useTranslation('own-returns');
  return (
    <AccountFrame title={t('title')} subtitle={t('lead')}>
      <ReturnList />
    </AccountFrame>
  );
}

function ReturnList() {
  const { t } = useTranslation('own-returns');
  const userId = useStore((state) => state.session.user?.id);
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const status = returnStatuses.find((one) => one === params.get('status'));
  const term = params.get('q')?.trim() || undefined;
  const page = readPage(params.get('page'));
  const filter = { ...(status && { status }), ...(term && { term }), page };
  const { data, error, refetch, isPlaceholderData } = useQuery(
    ownReturnsQuery(useServices(), userId ?? '', filter),
  );
  useReturnUpdates();
  const isFiltered = status !== undefined || term !== undefined;
  if (error && !data) return <ErrorState error={error} title={t('failed')} onRetry={() => void refetch()} />;
  if (data?.count === 0 && !isFiltered)
    return (
      <EmptyState
        title={t('empty')}
        text={t('emptyHint')}
        action={{ label: t('emptyAction'), to: '/my-orders' }}
      />
    );
  const hrefOf = (number: number) =>
    pathname + searchOf(withParams(params, { page: number > 1 ? String(number) : null }));
  const last = Math.max(1, data?.pages ?? 1);
  if (data && page > last) return <Navigate to={hrefOf(last)} replace />;
  return (
    <>
      <ReturnFilters />
      {!data && <ListSkeleton />}
      {data?.count === 0 && (
        <EmptyState
          title={t('emptyFilter')}
          text={t('emptyFilterHint')}
          action={
            <ButtonLink to={pathname} variant="contained">
              {t('showAll')}
            </ButtonLink>
          }
        />
      )}
      <Box
        component="ul"
        aria-busy={isPlaceholderData}
        sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.5 }}
      >
        {data?.items.map((item) => (
          <li key={item.id}>
            <ReturnCard item={item} />
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

function ListSkeleton() {
  return (
    <Box aria-busy sx={{ display: 'grid', gap: 1.5 }}>
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} variant="rounded" height={96} />
      ))}
    </Box>
  );
}
