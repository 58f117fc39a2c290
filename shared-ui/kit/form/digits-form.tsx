import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { toLatinDigits, useErrorMessage } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';

const codeLength = 6;

interface DigitsFormProps {
  /** Accessible name of the form. */
  label: string;
  field: { label: string; hint: string; incomplete: string };
  /** Error of the last submitted code. */
  error: unknown;
  onSubmit: (code: string) => void;
  /** The buttons, one of them of type submit. */
  children: ReactNode;
}

/** Form for a code of six digits, Latin or Arabic-Indic. */
export function DigitsForm({ label, field: texts, error, onSubmit, children }: DigitsFormProps) {
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
        label={texts.label}
        hint={texts.hint}
        error={incomplete ? texts.incomplete : shown}
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
