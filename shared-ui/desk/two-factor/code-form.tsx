import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { toLatinDigits, useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';

const codeLength = 6;

interface CodeFormProps {
  /** Accessible name of the form. */
  label: string;
  /** Error of the last submitted code. */
  error: unknown;
  onSubmit: (code: string) => void;
  /** The buttons, one of them of type submit. */
  children: ReactNode;
}

/** Form for the app's six digits, Latin or Arabic-Indic. Needs the messages `two-factor`. */
export function CodeForm({ label, error, onSubmit, children }: CodeFormProps) {
  const { t } = useTranslation('two-factor');
  const messageOf = useErrorMessage();
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const [dismissedError, setDismissedError] = useState<unknown>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const incomplete = tried && code.length < codeLength;
  // The error of the last code is hidden once another code is typed.
  const shown = error && error !== dismissedError ? messageOf(error) : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    field.current?.focus();
    if (code.length === codeLength) onSubmit(code);
  }

  return (
    <Box component="form" noValidate aria-label={label} onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      <TextInput
        id={id}
        ref={field}
        label={t('code')}
        hint={t('codeHint')}
        error={incomplete ? t('codeIncomplete') : shown}
        value={code}
        onChange={(event) => {
          setDismissedError(error);
          setCode(toLatinDigits(event.target.value).replace(/\D/g, '').slice(0, codeLength));
        }}
        autoComplete="one-time-code"
        ltr
        required
        slotProps={{
          htmlInput: {
            inputMode: 'numeric',
            style: { fontSize: 'var(--text-20)', letterSpacing: '0.3em', fontVariantNumeric: 'tabular-nums' },
          },
        }}
      />
      {children}
    </Box>
  );
}
