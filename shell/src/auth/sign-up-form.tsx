import { useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Trans } from '@mawad/shared-i18n/trans';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { signUp } from '@mawad/supabase/auth';
import { backendOf } from '@mawad/supabase/client';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { confirmAddress } from './confirm-address.ts';
import { EmailField, NameField, PasswordField } from './fields.tsx';
import { formStack } from './form-stack.ts';
import type { SignUpValues } from './schemas.ts';
import { useAuthFailure } from './use-auth-failure.ts';

interface Props {
  form: UseFormReturn<SignUpValues>;
  next: string | null;
  /** Called after sign-up, also if the address already has an account and no link was sent. */
  onSent: (email: string) => void;
}

export function SignUpForm({ form, next, onSent }: Props) {
  const { t } = useTranslation(['auth', 'errors']);
  const language = useLanguage();
  const services = useServices();
  const failure = useAuthFailure(t('errors:sign_up_failed'));
  const password = useWatch({ control: form.control, name: 'password' }) ?? '';
  const { errors, isSubmitting } = form.formState;

  async function submit(values: SignUpValues) {
    failure.clear();
    try {
      const metadata = { full_name: values.full_name, language };
      const redirectTo = confirmAddress(next);
      const { email } = values;
      const result = await signUp(backendOf(services), {
        email,
        password: values.password,
        redirectTo,
        metadata,
      });
      if (result === 'confirm') onSent(email);
    } catch (error) {
      if (failure.report(error).code === 'weak_password') form.setFocus('password');
    }
  }

  return (
    <Box component="form" noValidate onSubmit={form.handleSubmit(submit)} sx={formStack}>
      <Typography component="h1" sx={{ fontSize: 'var(--text-20)', fontWeight: 600 }}>
        {t('register.title')}
      </Typography>
      {failure.message && <Alert severity="error">{failure.message}</Alert>}
      <NameField
        label={t('fields.fullName')}
        registration={form.register('full_name')}
        error={errors.full_name}
      />
      <EmailField label={t('fields.email')} registration={form.register('email')} error={errors.email} />
      <PasswordField
        label={t('fields.password')}
        autoComplete="new-password"
        registration={form.register('password')}
        error={errors.password}
        password={password}
      />
      <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
        {t('register.submit')}
      </Button>
      <Typography sx={{ color: 'text.secondary', fontSize: 'var(--text-13)' }}>
        <Trans
          t={t}
          i18nKey="register.terms"
          components={{
            terms: <AppLink to="/terms" underline="always" />,
            privacy: <AppLink to="/privacy" underline="always" />,
          }}
        />
      </Typography>
    </Box>
  );
}
