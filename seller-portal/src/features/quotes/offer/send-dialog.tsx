import { useId } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { DialogFailure } from '@mawad/shared-ui/kit/form/dialog-failure.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import {
  Alert,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from '@mawad/shared-ui/kit/mui-overlays.ts';
import type { AskedQuote } from '@mawad/supabase/quotes/queries';
import { currentOffer } from './offer-values.ts';
import type { OfferReading } from './read-offer.ts';

interface SendDialogProps {
  quote: AskedQuote;
  reading: OfferReading;
  busy: boolean;
  /** Error of the last attempt. */
  problem: string | null;
  onSend: () => void;
  onClose: () => void;
}

/** Most lines that are named in the dialog. */
const mostNamed = 8;

/** Shows totals, missing lines and what changed since the sent offer before an offer is sent. */
export function SendDialog({ quote, reading, busy, problem, onSend, onClose }: SendDialogProps) {
  const { t } = useTranslation(['quotes', 'common']);
  const format = useFormat();
  const id = useId();
  const { totals } = reading;
  const isDecline = totals.priced === 0;
  const current = currentOffer(quote);
  const kind = isDecline ? 'decline' : current ? 'revise' : 'send';
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t(`send.title.${kind}`, { number: quote.number })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <Box>{t(isDecline ? 'send.declineText' : 'send.text')}</Box>
        {!isDecline && (
          <Box component="dl" sx={sumsStyle}>
            <dt>{t('lines')}</dt>
            <dd>
              {t('send.lines', {
                count: quote.lines.length,
                priced: format.number(totals.priced),
                all: format.number(quote.lines.length),
              })}
            </dd>
            <dt>{t('common:fields.subtotal')}</dt>
            <dd>{format.money(totals.subtotal)}</dd>
            <dt>{t('terms.fee')}</dt>
            <dd>{totals.fee === null ? t('terms.noDelivery') : format.money(totals.fee)}</dd>
            <dt>{t('common:fields.total')}</dt>
            <dd>
              <strong>{format.money(totals.total)}</strong>
            </dd>
          </Box>
        )}
        {totals.belowLowest > 0 && (
          <Alert severity="warning">
            {t('send.below', { count: totals.belowLowest, number: format.number(totals.belowLowest) })}
          </Alert>
        )}
        {totals.open.length > 0 && (
          <Alert severity="warning">
            {t('send.missing', { count: totals.open.length, number: format.number(totals.open.length) })}
            <Names names={totals.open.map(({ description }) => description)} />
          </Alert>
        )}
        {current && <Changes quote={quote} reading={reading} />}
      </DialogContent>
      {problem && !busy && <DialogFailure>{problem}</DialogFailure>}
      <DialogActions>
        <Button onClick={onClose} disabled={busy} color="inherit">
          {t('common:actions.cancel')}
        </Button>
        <Button variant="contained" color={isDecline ? 'error' : 'primary'} loading={busy} onClick={onSend}>
          {t(`send.confirm.${kind}`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Lines whose price differs from the sent offer. */
function Changes({ quote, reading }: { quote: AskedQuote; reading: OfferReading }) {
  const { t } = useTranslation('quotes');
  const format = useFormat();
  const current = currentOffer(quote)!;
  const before = new Map(current.lines.map((line) => [line.line_id, line]));
  const priceText = (price: number | null | undefined) =>
    price == null ? t('send.noPriceBefore') : format.money(price);
  const changed = quote.lines.flatMap((line) => {
    const [old, now] = [before.get(line.id)?.unit_price ?? null, reading.lines.get(line.id)!.price];
    return old === now
      ? []
      : [
          t('send.change', {
            line: `\u2068${line.description}\u2069`,
            before: priceText(old),
            after: priceText(now),
          }),
        ];
  });
  return (
    <Alert severity="info">
      {changed.length > 0
        ? t('send.changed', { count: changed.length, number: format.number(changed.length) })
        : t('send.samePrices')}
      <Names names={changed} />
      {current.subtotal !== reading.totals.subtotal &&
        t('send.totalBefore', { total: format.money(current.subtotal) })}
    </Alert>
  );
}

function Names({ names }: { names: string[] }) {
  const { t } = useTranslation('quotes');
  const format = useFormat();
  const more = names.length - mostNamed;
  if (names.length === 0) return null;
  return (
    <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, overflowWrap: 'anywhere' }}>
      {names.slice(0, mostNamed).map((name, index) => (
        <li key={index}>
          <bdi>{name}</bdi>
        </li>
      ))}
      {more > 0 && <li>{t('send.more', { count: more, number: format.number(more) })}</li>}
    </Box>
  );
}

const sumsStyle = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 2,
  rowGap: 0.5,
  margin: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { margin: 0, textAlign: 'end' },
} as const;
