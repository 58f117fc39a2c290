import type { ReactNode } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useParams } from '@mawad/shared-ui/kit/router.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { AppError } from '@mawad/supabase/errors';
import type { OwnQuote } from '@mawad/supabase/quotes/queries';
import { AccountFrame } from '../../account/account-frame.tsx';
import { useQuoteUpdates } from '../../account/use-quote-updates.ts';
import { ownQuoteQuery } from './quote-queries.ts';

interface LoadedQuoteProps {
  titleOf: (number: string) => string;
  children: (quote: OwnQuote) => ReactNode;
}

/** Account page of the request in the address, refreshed when something changes. */
export function LoadedQuote({ titleOf, children }: LoadedQuoteProps) {
  const { t } = useTranslation('own-quotes');
  const { quoteId = '' } = useParams();
  const userId = useStore((state) => state.session.user?.id);
  const query = useQuery({
    ...ownQuoteQuery(useServices(), userId ?? '', quoteId),
    enabled: userId !== undefined,
  });
  useQuoteUpdates();
  const { data, error } = query;
  const isMissing =
    error instanceof AppError && ['quote_not_found', 'not_found', 'invalid_input'].includes(error.code);
  return (
    <AccountFrame title={data ? titleOf(`\u2066${data.number}\u2069`) : t('title')}>
      {data ? (
        children(data)
      ) : isMissing ? (
        <EmptyState
          title={t('notFound')}
          text={t('notFoundHint')}
          action={{ label: t('back'), to: '/account/quotes' }}
        />
      ) : error ? (
        <ErrorState error={error} title={t('list.failed')} onRetry={() => void query.refetch()} />
      ) : (
        <Box aria-busy sx={{ display: 'grid', gap: 2 }}>
          <Skeleton variant="rounded" height={72} />
          <Skeleton variant="rounded" height={240} />
        </Box>
      )}
    </AccountFrame>
  );
}
