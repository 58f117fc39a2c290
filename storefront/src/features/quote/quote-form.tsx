import { FormProvider, type FieldErrors } from 'react-hook-form';
import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { FormTrap } from '../../form-guard/form-trap.tsx';
import { AskerFields } from './asker-fields.tsx';
import { ConfirmationNote } from './confirmation-note.tsx';
import { LinesSection } from './lines-section.tsx';
import { isComplete } from './quote-lines.ts';
import { askerFields, type AskerValues } from './quote-schema.ts';
import type { SentQuote } from './quote-sent.tsx';
import { useQuoteForm } from './use-quote-form.ts';
import { useSendQuote } from './use-send-quote.ts';

/** Form with lines and contact fields. Keeps all entries if sending fails. */
export function QuoteForm({ onSent }: { onSent: (sent: SentQuote) => void }) {
  const { t } = useTranslation('quote');
  const messageOf = useErrorMessage();
  const { asker, lists, isOpen, change, finish } = useQuoteForm();
  const { lines } = lists;
  const { send, trap } = useSendQuote();
  const incompleteLine = lines.find((line) => !isComplete(line));
  const isReady = lines.length > 0 && !incompleteLine;
  const { isSubmitted, isValid } = asker.formState;

  function submit(event: React.FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const focusLines = () => {
      const wrong = form.querySelector<HTMLElement>('[data-lines] [aria-invalid="true"]');
      (wrong ?? form.querySelector<HTMLElement>('[data-composer] input'))?.focus();
    };
    const focusFirstError = (errors: FieldErrors<AskerValues>) => {
      if (!isReady) return focusLines();
      const wrong = askerFields.find((name) => errors[name]);
      if (wrong) asker.setFocus(wrong);
    };
    const sendRequest = async (values: AskerValues) => {
      if (!isReady) return focusLines();
      const sent = await send.mutateAsync({ values, lines }).catch(showFieldError);
      if (!sent) return;
      finish();
      onSent({ ...sent, name: values.full_name, email: values.email, waiting: lists.waiting.length });
    };
    void asker.handleSubmit(sendRequest, focusFirstError)(event);
  }

  function showFieldError(error: unknown) {
    const { field } = (error as { context?: { field?: unknown } }).context ?? {};
    const wrong = askerFields.find((name) => name === field);
    if (wrong) asker.setError(wrong, { message: 'invalid' }, { shouldFocus: true });
  }

  return (
    <FormProvider {...asker}>
      <Box
        component="form"
        noValidate
        aria-label={t('title')}
        onSubmit={submit}
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <LinesSection lists={lists} isOpen={isOpen} isSubmitted={isSubmitted} change={change} />
        <AskerFields />
        <FormTrap ref={trap} />
        {isSubmitted && !(isReady && isValid) && (
          <Alert severity="error" role="alert">
            {lines.length === 0 ? t('invalid.lines') : t('fix')}
          </Alert>
        )}
        {send.error && (
          <Alert severity="error" role="alert">
            <strong>{t('failed')}</strong>
            <br />
            {messageOf(send.error)} {t('nothingLost')}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
          <Button
            type="submit"
            variant="contained"
            size="large"
            loading={send.isPending}
            loadingPosition="start"
          >
            {send.isPending ? t('sending') : t('send')}
          </Button>
          <ConfirmationNote />
        </Box>
      </Box>
    </FormProvider>
  );
}
