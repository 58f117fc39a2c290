import { useEffect, useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { PortalColumns } from '@mawad/shared-ui/desk/list/portal-columns.tsx';
import { chooseDraft } from '@mawad/shared-ui/platform/draft/local-draft.ts';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Box, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useParams } from '@mawad/shared-ui/kit/router.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { isMissing } from '@mawad/supabase/errors';
import { type AskedQuote, seeAskedQuote } from '@mawad/supabase/quotes/queries';
import { queryKey } from '@mawad/supabase/query-keys';
import { useIsViewing, useMayChange } from '../../own-rights.ts';
import { localOfferDraft, serverDraft } from './offer/offer-draft.ts';
import { OfferForm } from './offer/offer-form.tsx';
import { OwnOrders } from './own-orders.tsx';
import { QuoteHistory } from './quote-history.tsx';
import { askedQuoteQuery } from './quote-queries.ts';
import { QuoteThread } from './quote-thread.tsx';
import { RequestFacts } from './request-facts.tsx';
import { RequestFiles } from './request-files.tsx';
import { RequestLines } from './request-lines.tsx';
import { SentOffers } from './sent-offers.tsx';
import { StateMark } from './state-mark.tsx';
import { useNow } from './use-now.ts';

/** A quote request with the lines that concern the company, its offer and the thread with the buyer. */
export function QuotePage() {
  const { t } = useTranslation('quotes');
  const { requestId = '' } = useParams();
  const query = useQuery(askedQuoteQuery(useServices(), requestId));
  const back = { to: '/seller/dashboard/quotes', label: t('back') };
  if (query.data) return <Content quote={query.data} back={back} />;
  return (
    <PortalPage title={t('title')} back={back}>
      {query.isError && <Failure error={query.error} onRetry={() => void query.refetch()} back={back} />}
      {query.isPending && (
        <Box aria-hidden="true" sx={{ display: 'grid', gap: 2 }}>
          <Skeleton variant="rounded" height={140} />
          <Skeleton variant="rounded" height={420} />
        </Box>
      )}
    </PortalPage>
  );
}

interface Back {
  to: string;
  label: string;
}

function Failure({ error, onRetry, back }: { error: unknown; onRetry: () => void; back: Back }) {
  const { t } = useTranslation('quotes');
  if (!isMissing(error)) return <ErrorState error={error} onRetry={onRetry} />;
  return <EmptyState title={t('notFound')} text={t('notFoundText')} action={back} />;
}

function Content({ quote, back }: { quote: AskedQuote; back: Back }) {
  const { t } = useTranslation('quotes');
  const format = useFormat();
  const mayAnswer = useMayChange()('quotes');
  const now = useNow();
  useSeen(quote);
  const isOpen = quote.status === 'Open' && new Date(quote.closes_at).getTime() > now;
  return (
    <PortalPage
      title={t('request', { number: quote.number })}
      subtitle={<time dateTime={quote.asked_at}>{format.dateTime(quote.asked_at)}</time>}
      badge={<StateMark state={quote.state} />}
      back={back}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {!isOpen && <Alert severity="info">{t(`ended.${endOf(quote)}`)}</Alert>}
        {isOpen && quote.is_outdated && <Alert severity="warning">{t('outdatedText')}</Alert>}
        <RequestFacts quote={quote} />
        <OwnOrders orders={quote.orders} />
        {isOpen && mayAnswer ? <Answer quote={quote} /> : <RequestLines quote={quote} />}
        <PortalColumns
          side={
            <>
              <RequestFiles title={t('files.request')} files={quote.files} />
              <RequestFiles title={t('files.own')} files={quote.own_files} />
              <QuoteHistory events={quote.events} />
            </>
          }
        >
          <SentOffers quote={quote} />
          <QuoteThread quote={quote} />
        </PortalColumns>
      </Box>
    </PortalPage>
  );
}

/** The form, opened again with the newest draft if the reader chooses that one. */
function Answer({ quote }: { quote: AskedQuote }) {
  const { queryClient } = useServices();
  const [opening, setOpening] = useState(0);
  async function reopen() {
    await queryClient.invalidateQueries({ queryKey: queryKey('quotes', 'asked-detail', quote.request_id) });
    setOpening((count) => count + 1);
  }
  return <OpenedOffer key={opening} quote={quote} onReopen={() => void reopen()} />;
}

function OpenedOffer({ quote, onReopen }: { quote: AskedQuote; onReopen: () => void }) {
  const [draft] = useState(() => chooseDraft(serverDraft(quote), localOfferDraft(quote.request_id).read()));
  return <OfferForm quote={quote} draft={draft} onReopen={onReopen} />;
}

function endOf({ status, state }: AskedQuote) {
  if (state === 'Won' || state === 'Lost') return state;
  if (status === 'Withdrawn' || status === 'Expired') return status;
  return 'Closed';
}

/** Records that the company opened the request, for the badge and the buyer. */
function useSeen({ request_id, seen_at }: AskedQuote) {
  const services = useServices();
  const isViewing = useIsViewing();
  const isNew = seen_at === null && !isViewing;
  useEffect(() => {
    if (!isNew) return;
    seeAskedQuote(backendOf(services).data, request_id).then(
      () => services.queryClient.invalidateQueries({ queryKey: queryKey('quotes', 'asked') }),
      // The next visit records it.
      () => undefined,
    );
  }, [services, request_id, isNew]);
}
