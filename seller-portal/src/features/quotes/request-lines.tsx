import { useTranslation } from '@mawad/shared-i18n';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import type { AskedQuote } from '@mawad/supabase/quotes/queries';
import { AnswerLines } from './answer-lines.tsx';
import { currentOffer } from './offer/offer-values.ts';

/** Lines of a request that can no longer be answered, or not by this member. */
export function RequestLines({ quote }: { quote: AskedQuote }) {
  const { t } = useTranslation('quotes');
  const offer = currentOffer(quote);
  return (
    <Panel component="section" aria-label={t('lines')} sx={{ overflow: 'hidden' }}>
      <AnswerLines
        label={t('lines')}
        lines={quote.lines}
        answers={new Map(offer?.lines.map((line) => [line.line_id, line]))}
        since={offer?.request_revision ?? null}
      />
    </Panel>
  );
}
