import { useTranslation } from '@mawad/shared-i18n';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { tapArea } from '@mawad/shared-ui/kit/tap-area.ts';
import { signIn } from '@mawad/supabase/auth';
import { backendOf } from '@mawad/supabase/client';
import type { UseFormReturn } from 'react-hook-form';
import { EmailField, PasswordField } from './fields.tsx';
import { formStack } from './form-stack.ts';
import type { LoginValues } from './schemas.ts';
import { useAuthFailure } from './use-auth-failure.ts';

interface Props {
  form: UseFormReturn<LoginValues>;
  next: string | null;
  onUnverified: (email: string) => void;
}

/** Email and password form. Session sync detects the sign-in, and the page redirects. */
export function LoginForm({ form, next, onUnverified }: Props) {
  const { t } = useTranslation(['auth', 'errors']);
  const services = useServices();
  const failure = useAuthFailure(t('errors:sign_in_failed'));
  const isSessionLoading = useStore(
    (state) => state.session.status === 'loading' && state.session.user !== null,
  );
  const { errors, isSubmitting } = form.formState;

  async function submit({ email, password }: LoginValues) {
    failure.clear();
    try {
      await signIn(backendOf(services), email, password);
    } catch (error) {
      const { code } = failure.report(error);
      if (code === 'email_not_confirmed') onUnverified(email);
      else form.setFocus('password');
    }
  }

  return (
    <Box component="form" noValidate onSubmit={form.handleSubmit(submit)} sx={formStack}>
      <Typography component="h1" sx={{ fontSize: 'var(--text-20)', fontWeight: 600 }}>
        {t('login.title')}
      </Typography>
      {failure.message && <Alert severity="error">{failure.message}</Alert>}
      <EmailField label={t('fields.email')} registration={form.register('email')} error={errors.email} />
      <PasswordField
        label={t('fields.password')}
        autoComplete="current-password"
        registration={form.register('password')}
        error={errors.password}
      />
      <AppLink
        to={next ? `/forgot-password?${new URLSearchParams({ next })}` : '/forgot-password'}
        sx={{ ...tapArea, justifySelf: 'start' }}
      >
        {t('login.forgot')}
      </AppLink>
      <Button type="submit" variant="contained" size="large" loading={isSubmitting || isSessionLoading}>
        {t('login.submit')}
      </Button>
      <Typography sx={{ color: 'text.secondary', fontSize: 'var(--text-14)' }}>
        {t('sellerPrompt')}{' '}
        <AppLink to="/seller" underline="always">
          {t('sellerLink')}
        </AppLink>
      </Typography>
    </Box>
  );
}
