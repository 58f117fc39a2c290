import { useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Pagination } from '@mawad/shared-ui/platform/link/pagination.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiPlus } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { Navigate, useLocation, useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { AccountFrame } from '../../account/account-frame.tsx';
import { readPage, searchOf, withParams } from '../../catalogue/listing-input.ts';
import { useQuoteUpdates } from '../../account/use-quote-updates.ts';
import { ClaimForm } from './claim-form.tsx';
import { OwnQuoteCard } from './own-quote-card.tsx';
import { OwnQuoteFilters } from './own-quote-filters.tsx';
import { ownQuotesQuery } from './quote-queries.ts';
import { quoteStates } from './quote-states.ts';
import { useClaimRequests } from './use-claim-requests.ts';

/** The user's requests and drafts, with answers as they come. */
export function OwnQuotesPage() {
  const { t } = useTranslation('own-quotes');
  return (
    <AccountFrame
      title={t('title')}
      subtitle={t('lead')}
      action={
        <ButtonLink to="/request-quote" variant="contained" startIcon={<Icon path={mdiPlus} />}>
          {t('new')}
        </ButtonLink>
      }
    >
      <QuoteList />
      <ClaimForm />
    </AccountFrame>
  );
}

function QuoteList() {
  const { t } = useTranslation('own-quotes');
  const userId = useStore((state) => state.session.user?.id);
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const status = quoteStates.find((one) => one === params.get('status'));
  const term = params.get('q')?.trim() || undefined;
  const page = readPage(params.get('page'));
  const filter = { ...(status && { status }), ...(term && { term }), page };
  const query = useQuery(ownQuotesQuery(useServices(), userId ?? '', filter));
  const { data, error, refetch } = query;
  useQuoteUpdates();
  useClaimRequests(userId);
  const isFiltered = status !== undefined || term !== undefined;
  if (error && !data) return <ErrorState error={error} title={t('failed')} onRetry={() => void refetch()} />;
  if (data?.count === 0 && !isFiltered) {
    return (
      <EmptyState
        title={t('empty')}
        text={t('emptyHint')}
        action={{ label: t('new'), to: '/request-quote' }}
      />
    );
  }
  const hrefOf = (number: number) =>
    pathname + searchOf(withParams(params, { page: number > 1 ? String(number) : null }));
  const last = Math.max(1, data?.pages ?? 1);
  if (data && page > last) return <Navigate to={hrefOf(last)} replace />;
  return (
    <>
      <OwnQuoteFilters />
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
        aria-busy={query.isPlaceholderData}
        sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.5 }}
      >
        {data?.items.map((quote) => (
          <li key={quote.id}>
            <OwnQuoteCard quote={quote} />
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
