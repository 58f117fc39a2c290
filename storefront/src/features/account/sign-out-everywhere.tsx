import { useEffect, useRef, useState } from 'react';
import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { ConfirmDialog } from '@mawad/shared-ui/components/confirm-dialog';
import { Icon } from '@mawad/shared-ui/components/icon';
import { useServices } from '@mawad/shared-ui/contract';
import { mdiLogout } from '@mawad/shared-ui/icons';
import { Button } from '@mawad/shared-ui/mui';
import { useMutation } from '@mawad/shared-ui/query';
import { useNavigate } from '@mawad/shared-ui/router';
import { useStore } from '@mawad/shared-ui/store';
import { signOutEverywhere } from '@mawad/supabase/auth';
import { backendOf } from '@mawad/supabase/client';

/** Ends the session of every tab and device, after asking once; then the home page shows. */
export function SignOutEverywhere() {
  const { t } = useTranslation('account');
  const services = useServices();
  const navigate = useNavigate();
  const messageOf = useErrorMessage();
  const showToast = useStore((state) => state.toast.show);
  const [asking, setAsking] = useState(false);
  const leavePage = useLeavePage();
  const leave = useMutation({
    mutationFn: () => signOutEverywhere(backendOf(services), leavePage),
    onSuccess: () => showToast({ title: t('security.everywhereDone') }),
    onError: (error) => {
      setAsking(false);
      void navigate('/account/security', { replace: true });
      showToast({
        title: t('security.everywhereFailed'),
        description: messageOf(error),
        variant: 'destructive',
      });
    },
  });
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        startIcon={<Icon path={mdiLogout} mirrored />}
        onClick={() => setAsking(true)}
      >
        {t('security.everywhere')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('security.everywhereAsk')}
        text={t('security.everywhereText')}
        confirmLabel={t('security.everywhere')}
        busy={leave.isPending}
        onConfirm={() => leave.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/**
 * Goes to the home page and answers once this page is gone: the router is done before React is,
 * and a guard that still stands when the session ends would ask to sign in again.
 */
function useLeavePage(): () => Promise<void> {
  const navigate = useNavigate();
  const whenGone = useRef(() => {});
  useEffect(() => () => whenGone.current(), []);
  return async () => {
    const gone = new Promise<void>((resolve) => (whenGone.current = resolve));
    await navigate('/');
    await gone;
  };
}
