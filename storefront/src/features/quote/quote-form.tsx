import type { ReactNode, RefObject } from 'react';
import { FormProvider, type FieldErrors } from 'react-hook-form';
import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { FormTrap } from '../../form-guard/form-trap.tsx';
import { AskerFields } from './asker-fields.tsx';
import { LinesSection } from './lines-section.tsx';
import { isComplete } from './quote-lines.ts';
import { askerFieldOf, askerFields, type AskerValues } from './quote-schema.ts';
import type { QuoteForm as FormState } from './use-quote-form.ts';
import type { QuoteInput } from './use-send-quote.ts';

interface QuoteFormProps<Result> {
  label: string;
  form: FormState;
  /** Sends the complete form; a rejection is shown and changes nothing. */
  send: { mutateAsync: (input: QuoteInput) => Promise<Result>; error: Error | null; isPending: boolean };
  sendLabel: string;
  /** Ref for the input of FormTrap. */
  trap?: RefObject<HTMLInputElement | null>;
  /** Buttons and notes beside the sending button. */
  children?: ReactNode;
  onSent: (result: Result, values: AskerValues) => void;
}

/** Form with lines, contact fields and wishes. Keeps all entries if sending fails. */
export function QuoteForm<Result>(props: QuoteFormProps<Result>) {
  const { label, form, send, sendLabel, trap, children, onSent } = props;
  const { t } = useTranslation('quote');
  const messageOf = useErrorMessage();
  const { asker, lines, isOpen, change } = form;
  const incompleteLine = lines.find((line) => !isComplete(line));
  const isReady = lines.length > 0 && !incompleteLine;
  const { isSubmitted, isValid } = asker.formState;

  function submit(event: React.FormEvent<HTMLFormElement>) {
    const element = event.currentTarget;
    const focusLines = () => {
      const wrong = element.querySelector<HTMLElement>('[data-lines] [aria-invalid="true"]');
      // The wrong line may be on another page of the list, to which a button leads.
      const other = element.querySelector<HTMLElement>('[data-first-problem], [data-composer] input');
      (wrong ?? other)?.focus();
    };
    const focusFirstError = (errors: FieldErrors<AskerValues>) => {
      if (!isReady) return focusLines();
      const wrong = askerFields.find((name) => errors[name]);
      if (wrong) asker.setFocus(wrong);
    };
    const sendRequest = async (values: AskerValues) => {
      if (!isReady) return focusLines();
      const result = await send.mutateAsync({ values, lines }).catch(showFieldError);
      if (result !== refused) onSent(result, values);
    };
    void asker.handleSubmit(sendRequest, focusFirstError)(event);
  }

  function showFieldError(error: unknown): typeof refused {
    const { field } = (error as { context?: { field?: unknown } }).context ?? {};
    const wrong = askerFieldOf(field);
    if (wrong) asker.setError(wrong, { message: 'invalid' }, { shouldFocus: true });
    return refused;
  }

  return (
    <FormProvider {...asker}>
      <Box
        component="form"
        noValidate
        aria-label={label}
        onSubmit={submit}
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <LinesSection lines={lines} isOpen={isOpen} isSubmitted={isSubmitted} change={change} />
        <AskerFields />
        {trap && <FormTrap ref={trap} />}
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
            {send.isPending ? t('sending') : sendLabel}
          </Button>
          {children}
        </Box>
      </Box>
    </FormProvider>
  );
}

const refused = Symbol('refused');
