import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { toLatinDigits, useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { TextInput } from '@mawad/shared-ui/components/form/text-input';
import { Box } from '@mawad/shared-ui/mui';

const codeLength = 6;

interface CodeFormProps {
  /** Names the form. */
  label: string;
  /** What the server said of the last code. */
  error: unknown;
  onSubmit: (code: string) => void;
  /** The buttons; the one of type submit sends. */
  children: ReactNode;
}

/** Asks for the six digits that the app shows, in either kind of digits. Needs the messages `two-factor`. */
export function CodeForm({ label, error, onSubmit, children }: CodeFormProps) {
  const { t } = useTranslation('two-factor');
  const messageOf = useErrorMessage();
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<unknown>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const incomplete = tried && code.length < codeLength;
  // What was said of the last code no longer holds once another is typed.
  const shown = error && error !== refused ? messageOf(error) : undefined;

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
          setRefused(error);
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
