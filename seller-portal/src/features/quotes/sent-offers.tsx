import { useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import { useDecision } from '@mawad/shared-ui/desk/decision/use-decision.ts';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiChevronDown } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Accordion, AccordionDetails, AccordionSummary, Chip } from '@mawad/shared-ui/kit/mui-more.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { type AskedQuote, type Offer, withdrawQuoteOffer } from '@mawad/supabase/quotes/queries';
import { everyQuery } from '@mawad/supabase/query-keys';
import { useMayChange } from '../../own-rights.ts';
import { AnswerLines } from './answer-lines.tsx';
import { currentOffer } from './offer/offer-values.ts';

/** Revisions of the company's offer, newest first; earlier ones stay readable. */
export function SentOffers({ quote }: { quote: AskedQuote }) {
  const { t } = useTranslation('quotes');
  const [isAsking, setAsking] = useState(false);
  const mayChange = useMayChange()('quotes');
  const current = currentOffer(quote);
  const mayWithdraw =
    ['Open', 'Closed', 'PartlyAwarded'].includes(quote.status) && quote.state !== 'Won' && mayChange;
  if (quote.offers.length === 0) return null;
  return (
    <Panel component="section" aria-label={t('sent.title')} sx={{ padding: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBlockEnd: 1 }}>
        <Typography variant="h2" sx={{ fontSize: 'var(--text-16)', flex: 1 }}>
          {t('sent.title')}
        </Typography>
        {current && mayWithdraw && (
          <Button color="error" size="small" onClick={() => setAsking(true)}>
            {t('withdraw.action')}
          </Button>
        )}
      </Box>
      {quote.offers.map((offer, index) => (
        <Revision key={offer.id} quote={quote} offer={offer} before={quote.offers[index + 1]} />
      ))}
      {isAsking && current && (
        <WithdrawDialog requestId={quote.request_id} offer={current} onClose={() => setAsking(false)} />
      )}
    </Panel>
  );
}

const linesOf = (offer: Offer | undefined) => new Map(offer?.lines.map((line) => [line.line_id, line]));

function Revision({ quote, offer, before }: { quote: AskedQuote; offer: Offer; before: Offer | undefined }) {
  const { t } = useTranslation('quotes');
  const format = useFormat();
  const answers = linesOf(offer);
  const shown = quote.lines.filter(({ id }) => answers.has(id));
  const removed = offer.lines.length - shown.length;
  const title = t('sent.revision', { number: format.number(offer.revision) });
  return (
    <Accordion disableGutters variant="outlined" slotProps={{ transition: { unmountOnExit: true } }}>
      <AccordionSummary expandIcon={<Icon path={mdiChevronDown} />}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
          <strong>{title}</strong>
          <Chip
            size="small"
            variant="outlined"
            color={offer.status === 'Sent' ? 'success' : 'default'}
            label={t(`sent.status.${offer.status}`)}
          />
          <time dateTime={offer.created_at}>{format.dateTime(offer.created_at)}</time>
          <span>{format.money(offer.subtotal)}</span>
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ padding: 0 }}>
        <Box component="dl" sx={factsStyle}>
          <dt>{t('terms.validUntil')}</dt>
          <dd>{format.date(offer.valid_until)}</dd>
          <dt>{t('terms.fee')}</dt>
          <dd>{offer.delivery_fee === null ? t('terms.noDelivery') : format.money(offer.delivery_fee)}</dd>
          {offer.terms && (
            <>
              <dt>{t('terms.terms')}</dt>
              <dd dir="auto">{offer.terms}</dd>
            </>
          )}
          {offer.note && (
            <>
              <dt>{t('terms.note')}</dt>
              <dd dir="auto">{offer.note}</dd>
            </>
          )}
        </Box>
        {removed > 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ paddingInline: 2 }}>
            {t('sent.removed', { count: removed, number: format.number(removed) })}
          </Typography>
        )}
        <AnswerLines
          label={title}
          lines={shown}
          answers={answers}
          before={before && linesOf(before)}
          since={offer.request_revision}
        />
      </AccordionDetails>
    </Accordion>
  );
}

/** Asks before the offer is withdrawn; a lost reply is repeated with the same revision. */
function WithdrawDialog(props: { requestId: string; offer: Offer; onClose: () => void }) {
  const { requestId, offer, onClose } = props;
  const { t } = useTranslation('quotes');
  const format = useFormat();
  const services = useServices();
  const showToast = useStore((state) => state.toast.show);
  const { decide, busy, problem } = useDecision({
    thing: offer,
    act: (seen, _input: undefined) => withdrawQuoteOffer(backendOf(services).data, requestId, seen.revision),
    onDone: () => {
      showToast({ title: t('withdraw.done') });
      onClose();
    },
    refresh: () => services.queryClient.invalidateQueries({ queryKey: everyQuery('quotes') }),
    failed: t('withdraw.failed'),
  });
  return (
    <DecisionDialog
      title={t('withdraw.title')}
      text={t('withdraw.text', { total: format.money(offer.subtotal) })}
      confirmLabel={t('withdraw.confirm')}
      tone="error"
      busy={busy}
      problem={problem}
      onConfirm={() => decide(undefined)}
      onClose={onClose}
    />
  );
}

const factsStyle = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 2,
  rowGap: 0.5,
  margin: 0,
  paddingInline: 2,
  paddingBlockEnd: 1,
  fontSize: 'var(--text-14)',
  '& dt': { color: 'text.secondary' },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
} as const;
