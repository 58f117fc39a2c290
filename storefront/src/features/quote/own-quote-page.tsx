import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { AppLink, ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { tapArea } from '@mawad/shared-ui/kit/tap-area.ts';
import type { OwnQuote } from '@mawad/supabase/quotes/queries';
import { LoadedQuote } from './loaded-quote.tsx';
import { OwnQuoteActions } from './own-quote-actions.tsx';
import { OwnQuoteDetails } from './own-quote-details.tsx';
import { OwnQuoteHistory } from './own-quote-history.tsx';
import { OwnQuoteLines } from './own-quote-lines.tsx';
import { OwnQuoteMessages } from './own-quote-messages.tsx';
import { QuoteCompany } from './quote-company.tsx';
import { QuoteMark } from './quote-mark.tsx';

export function OwnQuotePage() {
  const { t } = useTranslation('own-quotes');
  return (
    <LoadedQuote titleOf={(number) => t('number', { number })}>
      {(quote) => <QuoteView quote={quote} />}
    </LoadedQuote>
  );
}

function QuoteView({ quote }: { quote: OwnQuote }) {
  const { t } = useTranslation('own-quotes');
  // Colleagues read a request of the company and accept offers; its person alone changes it and writes to sellers.
  const isOwn = quote.buying?.is_own ?? true;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <State quote={quote} />
      {isOwn && <OwnQuoteActions quote={quote} />}
      {quote.orders.length > 0 && <Orders quote={quote} />}
      <OwnQuoteLines quote={quote} />
      {isOwn && <OwnQuoteMessages quote={quote} />}
      <OwnQuoteDetails quote={quote} />
      <OwnQuoteHistory events={quote.events} />
      <AppLink to="/account/quotes" sx={{ ...tapArea, justifySelf: 'start' }}>
        {t('back')}
      </AppLink>
    </Box>
  );
}

function State({ quote }: { quote: OwnQuote }) {
  const { t } = useTranslation('own-quotes');
  const format = useFormat();
  const { status, offer_count: offers, seller_count: sellers } = quote;
  const facts = [
    quote.sent_at && t('sentOn', { date: format.dateTime(quote.sent_at) }),
    quote.revision > 1 && t('revision', { number: format.number(quote.revision) }),
    status === 'Open' && quote.closes_at && t('closesOn', { date: format.dateTime(quote.closes_at) }),
  ];
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <QuoteMark status={status} />
        <Typography color="textSecondary">{facts.filter(Boolean).join(' · ')}</Typography>
      </Box>
      <QuoteCompany quote={quote} />
      <Typography sx={{ marginBlockStart: 1.5, maxInlineSize: '42em' }}>{t(`notes.${status}`)}</Typography>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginBlockStart: 1.5 }}
        role="status"
      >
        <strong>
          {t('offers', {
            count: offers,
            number: format.number(offers),
            sellers: format.number(sellers),
          })}
        </strong>
        {offers > 0 && (
          <ButtonLink to={`/account/quotes/${quote.id}/compare`} variant="contained">
            {t('compare')}
          </ButtonLink>
        )}
      </Box>
    </div>
  );
}

/** Orders that came of accepted offers. */
function Orders({ quote: { orders } }: { quote: OwnQuote }) {
  const { t } = useTranslation('own-quotes');
  return (
    <Box component="section" aria-label={t('orders')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {orders.map((order) => (
        <AppLink key={order.id} to={`/orders/${order.id}`} underline="always" sx={tapArea}>
          {t('order', { number: `\u2066${order.number}\u2069` })}
        </AppLink>
      ))}
    </Box>
  );
}
