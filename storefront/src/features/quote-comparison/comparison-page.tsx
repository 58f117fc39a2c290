import { useTranslation } from '@mawad/shared-i18n';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useParams } from '@mawad/shared-ui/kit/router.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { tapArea } from '@mawad/shared-ui/kit/tap-area.ts';
import { AppError } from '@mawad/supabase/errors';
import { SignedIn } from '../../account/signed-in.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { useQuoteUpdates } from '../../account/use-quote-updates.ts';
import { comparisonQuery } from './comparison-query.ts';
import { ComparisonView } from './comparison-view.tsx';

/** Offers of a request side by side, and their acceptance line by line. */
export function ComparisonPage() {
  const { t } = useTranslation('quote-comparison');
  return (
    <SignedIn title={t('title')}>
      <LoadedComparison />
    </SignedIn>
  );
}

function LoadedComparison() {
  const { t } = useTranslation('quote-comparison');
  const { quoteId = '' } = useParams();
  const userId = useStore((state) => state.session.user?.id) ?? '';
  const { data, error, refetch } = useQuery(comparisonQuery(useServices(), userId, quoteId));
  useQuoteUpdates();
  if (error && !data) {
    if (error instanceof AppError && error.code === 'quote_not_found') {
      return (
        <EmptyState
          title={t('notFound')}
          text={t('notFoundHint')}
          action={{ label: t('all'), to: '/account/quotes' }}
        />
      );
    }
    return <ErrorState error={error} title={t('failed')} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Box aria-busy sx={{ display: 'grid', gap: 2, paddingBlockStart: 4 }}>
        <Skeleton variant="rounded" height={72} />
        <Skeleton variant="rounded" height={480} />
      </Box>
    );
  }
  return (
    <>
      <PageHeader title={t('heading', { number: `\u2066${data.request.number}\u2069` })} />
      {data.offers.length === 0 ? (
        <EmptyState
          title={t('empty')}
          text={t('emptyHint')}
          action={{ label: t('request'), to: `/account/quotes/${quoteId}` }}
        />
      ) : (
        <ComparisonView key={quoteId} comparison={data} userId={userId} />
      )}
      <Box sx={{ marginBlockStart: 3, displayPrint: 'none' }}>
        <AppLink to={`/account/quotes/${quoteId}`} sx={tapArea}>
          {t('request')}
        </AppLink>
      </Box>
    </>
  );
}
