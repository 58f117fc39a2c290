import { useTranslation } from '@mawad/shared-i18n';
import { Trans } from '@mawad/shared-i18n/trans';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiEmailOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { resendConfirmation } from '@mawad/supabase/auth';
import { backendOf } from '@mawad/supabase/client';
import { useEffect, useRef, useState } from 'react';
import { CodeForm } from './code-form.tsx';
import { confirmAddress } from './confirm-address.ts';
import { formStack } from './form-stack.ts';
import { useAuthFailure } from './use-auth-failure.ts';
import { useCooldown } from './use-cooldown.ts';

interface Props {
  email: string;
  next: string | null;
  /** True after a login attempt with an unconfirmed address. */
  isUnverified: boolean;
  onBack: () => void;
}

/** Seconds between two mails to one address, as limited by the auth server. */
const resendPause = 60;

/** Asks the user to open the mailed link. Shows the same text for new and known addresses. */
export function InboxNotice({ email, next, isUnverified, onBack }: Props) {
  const { t } = useTranslation(['auth', 'errors']);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box sx={formStack}>
      <Box sx={{ color: 'primary.main', display: 'flex' }}>
        <Icon path={mdiEmailOutline} size={40} />
      </Box>
      <Typography
        ref={heading}
        tabIndex={-1}
        component="h1"
        sx={{ fontSize: 'var(--text-20)', fontWeight: 600, outline: 'none' }}
      >
        {isUnverified ? t('errors:email_not_verified') : t('inbox.title')}
      </Typography>
      <Typography>
        <Trans
          t={t}
          i18nKey={isUnverified ? 'unverified.text' : 'inbox.text'}
          components={{ email: <Ltr>{email}</Ltr> }}
        />
      </Typography>
      <CodeForm email={email} type="signup" />
      <Resend email={email} next={next} justSent={!isUnverified} />
      <Typography sx={{ color: 'text.secondary', fontSize: 'var(--text-14)' }}>
        {t('inbox.existing')}
      </Typography>
      <Button color="inherit" onClick={onBack} sx={{ justifySelf: 'start' }}>
        {isUnverified ? t('inbox.toLogin') : t('inbox.other')}
      </Button>
    </Box>
  );
}

function Resend({ email, next, justSent }: { email: string; next: string | null; justSent: boolean }) {
  const { t } = useTranslation('auth');
  const services = useServices();
  const failure = useAuthFailure(t('inbox.resendFailed'));
  const cooldown = useCooldown(resendPause, justSent);
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function resend() {
    failure.clear();
    setBusy(true);
    try {
      await resendConfirmation(backendOf(services), email, confirmAddress(next));
      setSent(true);
      cooldown.start();
    } catch (error) {
      failure.report(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {failure.message && <Alert severity="error">{failure.message}</Alert>}
      {isSent && <Alert severity="success">{t('inbox.resent')}</Alert>}
      <Button variant="outlined" loading={isBusy} disabled={cooldown.left > 0} onClick={() => void resend()}>
        {cooldown.left > 0 ? t('inbox.resendIn', { count: cooldown.left }) : t('inbox.resend')}
      </Button>
    </>
  );
}
