import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { PasswordInput } from '@mawad/shared-ui/kit/form/password-input.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { passwordLength } from '@mawad/supabase/password';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { StrengthHint } from './strength-hint.tsx';

type ValidationKey = 'fullName' | 'email' | 'password' | 'passwordShort' | 'passwordLong' | 'passwordsDiffer';
const weak = { code: 'weak_password' };

function useValidationMessage(error: FieldError | undefined): string | undefined {
  const { t } = useTranslation('auth');
  const messageOf = useErrorMessage();
  if (error?.message === 'passwordWeak') return messageOf(weak);
  return error?.message && t(`validation.${error.message as ValidationKey}`, passwordLength);
}

interface FieldProps {
  label: string;
  registration: UseFormRegisterReturn;
  error: FieldError | undefined;
}

export function NameField(props: FieldProps) {
  const error = useValidationMessage(props.error);
  const slotProps = { htmlInput: { dir: 'auto' } };
  return (
    <TextInput
      {...props.registration}
      label={props.label}
      error={error}
      autoComplete="name"
      slotProps={slotProps}
    />
  );
}

export function EmailField(props: FieldProps) {
  const error = useValidationMessage(props.error);
  return (
    <TextInput
      {...props.registration}
      label={props.label}
      error={error}
      type="email"
      ltr
      autoComplete="username"
      slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
    />
  );
}

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
  /** Current password; its strength is shown if given. */
  password?: string;
}

export function PasswordField({ label, registration, error, autoComplete, password }: PasswordFieldProps) {
  const message = useValidationMessage(error);
  const input = <PasswordInput {...registration} label={label} error={message} autoComplete={autoComplete} />;
  if (password === undefined) return input;
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      {input}
      {(password || !message) && (
        <Box sx={{ fontSize: 'var(--text-13)', color: 'text.secondary' }}>
          <StrengthHint password={password} />
        </Box>
      )}
    </Box>
  );
}
