import { useTranslation } from '@mawad/shared-i18n';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { ConfirmationNote } from './confirmation-note.tsx';
import { addGuestRequest } from './guest-requests.ts';
import { DraftStatus } from './draft-status.tsx';
import { QuoteBuying } from './quote-buying.tsx';
import { QuoteForm } from './quote-form.tsx';
import type { SentQuote } from './quote-sent.tsx';
import { useOpenedRequest } from './use-opened-request.ts';
import { useQuoteForm } from './use-quote-form.ts';
import { useSavedDraft } from './use-saved-draft.ts';
import { useSendQuote } from './use-send-quote.ts';
import { useWantedLine } from './use-wanted-line.ts';

/** Form of a new request, of a saved draft or of a request that repeats an earlier one. */
export function NewQuoteForm({ onSent }: { onSent: (sent: SentQuote) => void }) {
  const { t } = useTranslation('quote');
  const isGuest = useStore((state) => state.session.user === null);
  const kept = useSavedDraft();
  const form = useQuoteForm({ slot: kept.draft.slot });
  const { send, trap } = useSendQuote(kept.draft, form.origin.repeats_id);
  useOpenedRequest(form);
  useWantedLine(form);
  return (
    <QuoteForm
      label={t('title')}
      form={form}
      send={send}
      sendLabel={t('send')}
      trap={trap}
      onSent={(sent, values) => {
        if (isGuest) addGuestRequest({ number: sent.number, phone: values.phone });
        form.finish();
        onSent({ ...sent, name: values.full_name, email: values.email });
      }}
    >
      <DraftStatus form={form} kept={kept} />
      <QuoteBuying />
      <ConfirmationNote />
    </QuoteForm>
  );
}
