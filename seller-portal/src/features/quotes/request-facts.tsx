import type { ReactNode } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Box, Link, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import type { AskedQuote } from '@mawad/supabase/quotes/queries';
import { ClosingTime } from './closing-time.tsx';
import { usePlace } from './quote-columns.tsx';

/** Place, dates, payment, message and buyer of a request. */
export function RequestFacts({ quote }: { quote: AskedQuote }) {
  const { t } = useTranslation('quotes');
  const format = useFormat();
  const placeOf = usePlace();
  return (
    <Panel component="section" aria-label={t('facts')} sx={{ padding: 2 }}>
      <Box component="dl" sx={listStyle}>
        <Fact name={t('place')}>{placeOf(quote)}</Fact>
        <Fact name={t('neededBy')}>
          {quote.needed_by ? (
            <time dateTime={quote.needed_by}>{format.date(quote.needed_by)}</time>
          ) : (
            t('noDay')
          )}
        </Fact>
        <Fact name={t('closesAt')}>
          <ClosingTime status={quote.status} closesAt={quote.closes_at} />
        </Fact>
        <Fact name={t('payment')}>{t(`payments.${quote.payment}`)}</Fact>
        <Fact name={t('buyer')}>
          <Buyer quote={quote} />
        </Fact>
        <Fact name={t('buyerFigures')}>
          {t('buyerAsked', {
            count: quote.buyer_asked,
            number: format.number(quote.buyer_asked),
            accepted: format.number(quote.buyer_accepted),
          })}
        </Fact>
      </Box>
      {quote.message && (
        <Box sx={{ marginBlockStart: 2 }}>
          <Typography component="h2" sx={nameStyle}>
            {t('message')}
          </Typography>
          <Box dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {quote.message}
          </Box>
        </Box>
      )}
    </Panel>
  );
}

function Buyer({ quote: { buyer, hides_buyer } }: { quote: AskedQuote }) {
  const { t } = useTranslation('quotes');
  if (!buyer) return t(hides_buyer ? 'buyerHides' : 'buyerAfterOffer');
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start' }}>
      <bdi>{buyer.company_name ?? buyer.full_name}</bdi>
      {buyer.company_name && <bdi>{buyer.full_name}</bdi>}
      {buyer.phone && (
        <Link href={`tel:${buyer.phone}`}>
          <Ltr>{buyer.phone}</Ltr>
        </Link>
      )}
    </Box>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Box component="dt" sx={nameStyle}>
        {name}
      </Box>
      <Box component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </div>
  );
}

const nameStyle = { fontSize: 'var(--text-12)', color: 'text.secondary', fontWeight: 400 } as const;

const listStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
  gap: 2,
  margin: 0,
  fontSize: 'var(--text-14)',
} as const;
