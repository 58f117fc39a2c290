import { useState } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Typography, Box } from '@mawad/shared-ui/kit/mui.ts';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useNavigate } from '@mawad/shared-ui/kit/router.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import type { OwnQuote } from '@mawad/supabase/quotes/queries';
import { LoadedQuote } from './loaded-quote.tsx';
import { amendmentSlot } from './quote-draft.ts';
import { QuoteForm } from './quote-form.tsx';
import { askerOf } from './quote-schema.ts';
import { formLine } from './request-lines.ts';
import { useQuoteForm } from './use-quote-form.ts';
import { useAmendQuote } from './use-send-quote.ts';

/** Changes a sent request; sellers who were asked are notified of the new revision. */
export function AmendPage() {
  const { t } = useTranslation('own-quotes');
  return (
    <LoadedQuote titleOf={(number) => t('amendTitle', { number })}>
      {(quote) => <AmendForm key={quote.id} quote={quote} />}
    </LoadedQuote>
  );
}

function AmendForm({ quote: loaded }: { quote: OwnQuote }) {
  const { t } = useTranslation('own-quotes');
  const language = useLanguage();
  const navigate = useNavigate();
  const showToast = useStore((state) => state.toast.show);
  // The version that the form started from: if the request changes meanwhile, sending reports it.
  const [quote] = useState(loaded);
  const [slot] = useState(() => amendmentSlot(quote.id, quote.version));
  const [start] = useState(() => ({
    lines: quote.lines.map(formLine),
    asker: askerOf(quote, (seller) => localized(seller, 'company_name', language)),
  }));
  const form = useQuoteForm({ slot, start });
  const send = useAmendQuote(quote);
  const back = `/account/quotes/${quote.id}`;
  const isChangeable = ['Open', 'Closed'].includes(quote.status) && quote.awarded_count === 0;
  if (!isChangeable) return <Typography>{t('notChangeable')}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography>{t('amendHint')}</Typography>
      <QuoteForm
        label={t('amendTitle', { number: quote.number })}
        form={form}
        send={send}
        sendLabel={t('amendSend')}
        onSent={() => {
          slot.forget(form.current().owner);
          showToast({ title: t('amended') });
          void navigate(back);
        }}
      >
        <ButtonLink to={back} size="large" color="inherit">
          {t('cancel')}
        </ButtonLink>
      </QuoteForm>
    </Box>
  );
}
