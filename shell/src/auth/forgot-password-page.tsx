import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslation } from '@mawad/shared-i18n';
import { Trans } from '@mawad/shared-i18n/trans';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useNavigate } from '@mawad/shared-ui/kit/router.ts';
import { tapArea } from '@mawad/shared-ui/kit/tap-area.ts';
import { requestPasswordReset } from '@mawad/supabase/auth';
import { backendOf } from '@mawad/supabase/client';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AuthFrame } from './auth-frame.tsx';
import { CodeForm } from './code-form.tsx';
import { confirmAddress } from './confirm-address.ts';
import { EmailField } from './fields.tsx';
import { formStack } from './form-stack.ts';
import { emailSchema, type EmailValues } from './schemas.ts';
import { useAuthFailure } from './use-auth-failure.ts';

/** Sends a link to choose a new password. Shows the same text whether or not the address has an account. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('auth');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm<EmailValues>({ resolver: zodResolver(emailSchema), mode: 'onTouched' });
  return (
    <AuthFrame title={t('forgot.title')}>
      {sentTo === null ? <RequestForm form={form} onSent={setSentTo} /> : <Sent email={sentTo} />}
      <AppLink to="/login" sx={{ ...tapArea, display: 'inline-block', marginBlockStart: 3 }}>
        {t('forgot.back')}
      </AppLink>
    </AuthFrame>
  );
}

interface RequestProps {
  form: ReturnType<typeof useForm<EmailValues>>;
  onSent: (email: string) => void;
}

function RequestForm({ form, onSent }: RequestProps) {
  const { t } = useTranslation('auth');
  const services = useServices();
  const failure = useAuthFailure(t('forgot.failed'));

  async function submit({ email }: EmailValues) {
    failure.clear();
    try {
      await requestPasswordReset(backendOf(services), email, confirmAddress('/reset-password'));
      onSent(email);
    } catch (error) {
      failure.report(error);
    }
  }

  return (
    <Box component="form" noValidate onSubmit={form.handleSubmit(submit)} sx={formStack}>
      <Typography component="h1" sx={{ fontSize: 'var(--text-20)', fontWeight: 600 }}>
        {t('forgot.title')}
      </Typography>
      <Typography color="textSecondary">{t('forgot.text')}</Typography>
      {failure.message && <Alert severity="error">{failure.message}</Alert>}
      <EmailField
        label={t('fields.email')}
        registration={form.register('email')}
        error={form.formState.errors.email}
      />
      <Button type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
        {t('forgot.submit')}
      </Button>
    </Box>
  );
}

function Sent({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  return (
    <Box sx={formStack}>
      <Typography component="h1" sx={{ fontSize: 'var(--text-20)', fontWeight: 600 }}>
        {t('forgot.sentTitle')}
      </Typography>
      <Typography role="status">
        <Trans t={t} i18nKey="forgot.sentText" components={{ email: <Ltr>{email}</Ltr> }} />
      </Typography>
      <CodeForm email={email} type="recovery" onAccepted={() => void navigate('/reset-password')} />
    </Box>
  );
}
