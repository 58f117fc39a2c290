import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { Trans } from '@mawad/shared-i18n/trans';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiEmailOutline } from '@mawad/shared-ui/kit/icons.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { resendConfirmation } from '@mawad/supabase/auth';
import { backendOf } from '@mawad/supabase/client';
import { confirmationAddress } from './confirmation-address.ts';

interface CheckInboxProps {
  email: string;
  onOtherAddress: () => void;
}

/** Shown after sign-up: how to confirm the address, and how to get the mail again. */
export function CheckInbox({ email, onOtherAddress }: CheckInboxProps) {
  const { t } = useTranslation('seller-portal');
  const resend = useResend(email);
  return (
    <Box role="status" sx={{ display: 'grid', gap: 2, justifyItems: 'center', textAlign: 'center' }}>
      <Icon path={mdiEmailOutline} size={56} tone="primary" />
      <Typography variant="h2" sx={{ fontSize: 'var(--text-20)' }}>
        {t('signUp.inboxTitle')}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <Trans
          t={t}
          i18nKey="signUp.inboxText"
          components={{
            email: (
              <strong>
                <Ltr>{email}</Ltr>
              </strong>
            ),
          }}
        />
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('signUp.inboxHelp')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        <Button variant="outlined" onClick={() => resend.mutate()} loading={resend.isPending}>
          {t('signUp.resend')}
        </Button>
        <Button onClick={onOtherAddress}>{t('signUp.otherAddress')}</Button>
      </Box>
    </Box>
  );
}

function useResend(email: string) {
  const { t } = useTranslation('seller-portal');
  const messageOf = useErrorMessage();
  const services = useServices();
  const showToast = useStore((state) => state.toast.show);
  return useMutation({
    mutationFn: () => resendConfirmation(backendOf(services), email, confirmationAddress()),
    onSuccess: () => showToast({ title: t('signUp.resent') }),
    onError: (error) =>
      showToast({ title: t('signUp.resendFailed'), description: messageOf(error), variant: 'destructive' }),
  });
}
