import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { PasswordInput } from '@mawad/shared-ui/kit/form/password-input.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';

export interface Credentials {
  email: string;
  password: string;
}

interface CredentialsFormProps {
  /** Name of the form and label of its button. */
  label: string;
  busy: boolean;
  onSubmit: (credentials: Credentials) => void;
  /** Content below the button. */
  children?: ReactNode;
}

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Form for an email address and a password; checks their format and focuses the first wrong field. */
export function CredentialsForm({ label, busy, onSubmit, children }: CredentialsFormProps) {
  const { t } = useTranslation('common');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [visited, setVisited] = useState({ email: false, password: false });
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const problems = {
    email: emailShape.test(email.trim()) ? undefined : t('forms.invalidEmail'),
    password: password ? undefined : t('forms.required'),
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    setVisited({ email: true, password: true });
    if (problems.email) emailField.current?.focus();
    else if (problems.password) passwordField.current?.focus();
    else onSubmit({ email: email.trim(), password });
  }

  return (
    <Box component="form" noValidate aria-label={label} onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      <TextInput
        ref={emailField}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        onBlur={() => setVisited({ ...visited, email: email !== '' })}
        label={t('fields.email')}
        error={visited.email ? problems.email : undefined}
        type="email"
        autoComplete="username"
        ltr
        required
      />
      <PasswordInput
        ref={passwordField}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={visited.password ? problems.password : undefined}
        autoComplete="current-password"
        required
      />
      <Button type="submit" variant="contained" size="large" loading={busy}>
        {label}
      </Button>
      {children}
    </Box>
  );
}
