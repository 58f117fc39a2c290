import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { StatusChip } from '@mawad/shared-ui/desk/order/status-chip.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Skeleton, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useParams } from '@mawad/shared-ui/kit/router.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { tapArea } from '@mawad/shared-ui/kit/tap-area.ts';
import { AppError } from '@mawad/supabase/errors';
import type { OwnQuoteDetail } from '@mawad/supabase/queries/quotes';
import { AccountFrame } from '../../account/account-frame.tsx';
import { OwnQuoteDetails } from './own-quote-details.tsx';
import { OwnQuoteLines } from './own-quote-lines.tsx';
import { ownQuoteQuery } from './quote-queries.ts';

export function OwnQuotePage() {
  const { t } = useTranslation('quote');
  const { quoteId = '' } = useParams();
  const userId = useStore((state) => state.session.user?.id);
  const services = useServices();
  const query = useQuery({
    ...ownQuoteQuery(services, userId ?? '', quoteId),
    enabled: userId !== undefined,
  });
  const title = query.data ? t('own.number', { number: `\u2066${query.data.number}\u2069` }) : t('own.title');
  return (
    <AccountFrame title={title}>
      {query.data ? (
        <QuoteView quote={query.data} />
      ) : query.error ? (
        <Failure error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Box aria-busy sx={{ display: 'grid', gap: 2 }}>
          <Skeleton variant="rounded" height={72} />
          <Skeleton variant="rounded" height={240} />
        </Box>
      )}
    </AccountFrame>
  );
}

const notes = { New: 'own.stateNew', Answered: 'own.stateAnswered', Closed: 'own.stateClosed' } as const;

function QuoteView({ quote }: { quote: OwnQuoteDetail }) {
  const { t } = useTranslation(['quote', 'common']);
  const format = useFormat();
  // Answers are mailed to the account's address, whatever address was typed.
  const email = useStore((state) => state.session.user?.email);
  const isKnownStatus = Object.hasOwn(notes, quote.status);
  const changed =
    quote.status_changed_at &&
    t('own.changedOn', {
      status: t(`common:quoteStatus.${isKnownStatus ? quote.status : 'Unknown'}`),
      date: format.date(quote.status_changed_at),
    });
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <StatusChip kind="quote" status={quote.status} />
          <Typography color="textSecondary">
            {[t('own.sentOn', { date: format.dateTime(quote.created_at) }), changed]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
        {isKnownStatus && (
          <Typography sx={{ marginBlockStart: 1.5, maxInlineSize: '42em' }}>
            {t(notes[quote.status], { email: `\u2066${email}\u2069` })}
          </Typography>
        )}
      </div>
      <OwnQuoteLines quote={quote} />
      <OwnQuoteDetails quote={quote} />
      <AppLink to="/account/quotes" sx={{ ...tapArea, justifySelf: 'start' }}>
        {t('own.back')}
      </AppLink>
    </Box>
  );
}

/** Error for a quote that does not exist, belongs to another user or could not be loaded. */
function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('quote');
  if (error instanceof AppError && ['not_found', 'invalid_input'].includes(error.code)) {
    return (
      <EmptyState
        title={t('own.notFound')}
        text={t('own.notFoundHint')}
        action={{ label: t('own.back'), to: '/account/quotes' }}
      />
    );
  }
  return <ErrorState error={error} title={t('own.failed')} onRetry={onRetry} />;
}
