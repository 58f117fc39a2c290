import { useEffect, useRef } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { Trans } from '@mawad/shared-i18n/trans';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiEmailOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { DigitsForm } from '@mawad/shared-ui/kit/form/digits-form.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { acceptCode, resendConfirmation } from '@mawad/supabase/auth';
import { backendOf } from '@mawad/supabase/client';
import { confirmationAddress } from './confirmation-address.ts';

interface CheckInboxProps {
  email: string;
  /** True after a log-in with an unconfirmed address, false after a sign-up. */
  unverified: boolean;
  onBack: () => void;
}

/** How to confirm the address, by the mailed link or its code, and how to get the mail again. */
export function CheckInbox({ email, unverified, onBack }: CheckInboxProps) {
  const { t } = useTranslation('seller-portal');
  const resend = useResend(email);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'center', textAlign: 'center' }}>
        <Icon path={mdiEmailOutline} size={56} tone="primary" />
        <Typography
          variant="h2"
          ref={heading}
          tabIndex={-1}
          sx={{ fontSize: 'var(--text-20)', outline: 'none' }}
        >
          {t(unverified ? 'logIn.unverifiedTitle' : 'signUp.inboxTitle')}
        </Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <Trans
            t={t}
            i18nKey={unverified ? 'logIn.unverifiedText' : 'signUp.inboxText'}
            components={{
              email: (
                <strong>
                  <Ltr>{email}</Ltr>
                </strong>
              ),
            }}
          />
        </Typography>
      </Box>
      <ConfirmByCode email={email} />
      <Typography variant="body2" color="textSecondary">
        {t('signUp.inboxHelp')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        <Button variant="outlined" onClick={() => resend.mutate()} loading={resend.isPending}>
          {t('signUp.resend')}
        </Button>
        <Button onClick={onBack}>{t(unverified ? 'logIn.back' : 'signUp.otherAddress')}</Button>
      </Box>
    </Box>
  );
}

/** Form for the mailed code, for people who read the mail on another device. Session sync then opens the portal. */
function ConfirmByCode({ email }: { email: string }) {
  const { t } = useTranslation('seller-portal');
  const services = useServices();
  const showToast = useStore((state) => state.toast.show);
  const accept = useMutation({
    mutationFn: (code: string) => acceptCode(backendOf(services), { email, code, type: 'signup' }),
    onSuccess: () => showToast({ title: t('confirm.done') }),
  });
  return (
    <DigitsForm
      label={t('code.submit')}
      field={{ label: t('code.label'), hint: t('code.hint'), incomplete: t('code.incomplete') }}
      error={accept.error}
      onSubmit={accept.mutate}
    >
      <Button type="submit" variant="contained" size="large" loading={accept.isPending || accept.isSuccess}>
        {t('code.submit')}
      </Button>
    </DigitsForm>
  );
}

function useResend(email: string) {
  const { t } = useTranslation('seller-portal');
  return useAction({
    act: (services) => resendConfirmation(backendOf(services), email, confirmationAddress()),
    reads: [],
    done: () => t('signUp.resent'),
    failed: t('signUp.resendFailed'),
  });
}
