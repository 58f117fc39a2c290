import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslation } from '@mawad/shared-i18n';
import { Overlay } from '@mawad/shared-ui/kit/overlay/overlay.tsx';
import { VerifyCode } from '@mawad/shared-ui/desk/two-factor/verify-code.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useNavigate } from '@mawad/shared-ui/kit/router.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { setNewPassword } from '@mawad/supabase/auth';
import { backendOf } from '@mawad/supabase/client';
import { useForm, useWatch } from 'react-hook-form';
import { AuthFrame } from './auth-frame.tsx';
import { InvalidLink } from './invalid-link.tsx';
import { PasswordField } from './fields.tsx';
import { formStack } from './form-stack.ts';
import { newPasswordSchema, type NewPasswordValues } from './schemas.ts';
import { useAuthFailure } from './use-auth-failure.ts';

/** Form for a new password, for a user signed in by a recovery link. */
export function ResetPasswordPage() {
  const { t } = useTranslation(['auth', 'common', 'two-factor']);
  const { status, second_factor: secondFactor } = useStore((state) => state.session);
  if (status === 'loading' || status === 'unknown')
    return <Overlay label={t('common:overlay.verifyingAccess')} />;
  return (
    <AuthFrame title={t('reset.title')}>
      {status === 'signed-in' && secondFactor === 'code' ? (
        <Box sx={formStack}>
          <Typography component="h1" sx={{ fontSize: 'var(--text-20)', fontWeight: 600 }}>
            {t('two-factor:askTitle')}
          </Typography>
          <Typography color="textSecondary">
            {t('two-factor:askText', { site: t('common:siteName') })}
          </Typography>
          <VerifyCode />
        </Box>
      ) : status === 'signed-in' ? (
        <ResetForm />
      ) : (
        <InvalidLink
          title={t('reset.invalidTitle')}
          text={t('reset.invalidText')}
          to="/forgot-password"
          action={t('reset.newLink')}
        />
      )}
    </AuthFrame>
  );
}

function ResetForm() {
  const { t } = useTranslation('auth');
  const services = useServices();
  const navigate = useNavigate();
  const showToast = useStore((state) => state.toast.show);
  const failure = useAuthFailure(t('reset.failed'));
  const form = useForm<NewPasswordValues>({ resolver: zodResolver(newPasswordSchema), mode: 'onTouched' });
  const password = useWatch({ control: form.control, name: 'password' }) ?? '';
  const { errors, isSubmitting } = form.formState;

  async function submit(values: NewPasswordValues) {
    failure.clear();
    try {
      await setNewPassword(backendOf(services), values.password);
      showToast({ title: t('reset.done') });
      await navigate('/', { replace: true });
    } catch (error) {
      failure.report(error);
      form.setFocus('password');
    }
  }

  return (
    <Box component="form" noValidate onSubmit={form.handleSubmit(submit)} sx={formStack}>
      <Typography component="h1" sx={{ fontSize: 'var(--text-20)', fontWeight: 600 }}>
        {t('reset.title')}
      </Typography>
      <Typography color="textSecondary">{t('reset.text')}</Typography>
      {failure.message && <Alert severity="error">{failure.message}</Alert>}
      <PasswordField
        label={t('fields.newPassword')}
        autoComplete="new-password"
        registration={form.register('password')}
        error={errors.password}
        password={password}
      />
      <PasswordField
        label={t('fields.repeatPassword')}
        autoComplete="new-password"
        registration={form.register('repeated')}
        error={errors.repeated}
      />
      <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
        {t('reset.submit')}
      </Button>
    </Box>
  );
}
