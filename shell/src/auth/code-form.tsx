import { toLatinDigits, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { acceptCode } from '@mawad/supabase/auth';
import { backendOf } from '@mawad/supabase/client';
import { type SubmitEvent, useRef, useState } from 'react';
import { formStack } from './form-stack.ts';
import { useAuthFailure } from './use-auth-failure.ts';

interface Props {
  email: string;
  type: 'signup' | 'recovery';
  onAccepted?: () => void;
}

const codeLength = 6;

/** Form for the code in the email, for users who open the email on another device. */
export function CodeForm({ email, type, onAccepted }: Props) {
  const { t } = useTranslation('auth');
  const services = useServices();
  const failure = useAuthFailure(t('code.failed'));
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    failure.clear();
    setInvalid(code.length !== codeLength);
    if (code.length !== codeLength) return input.current?.focus();
    setBusy(true);
    try {
      await acceptCode(backendOf(services), { email, code, type });
      onAccepted?.();
    } catch (error) {
      failure.report(error);
      input.current?.focus();
    } finally {
      setBusy(false);
    }
  }

  return (
    <Box component="form" noValidate onSubmit={submit} sx={formStack}>
      {failure.message && <Alert severity="error">{failure.message}</Alert>}
      <TextField
        label={t('code.label')}
        value={code}
        inputRef={input}
        onChange={(event) =>
          setCode(toLatinDigits(event.target.value).replace(/\D/g, '').slice(0, codeLength))
        }
        error={isInvalid}
        helperText={isInvalid ? t('code.invalid') : t('code.help')}
        slotProps={{
          htmlInput: {
            inputMode: 'numeric',
            autoComplete: 'one-time-code',
            dir: 'ltr',
            style: { letterSpacing: '0.3em', fontVariantNumeric: 'tabular-nums' },
          },
        }}
      />
      <Button type="submit" variant="contained" loading={isBusy}>
        {t('code.submit')}
      </Button>
    </Box>
  );
}
