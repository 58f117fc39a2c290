import { useState } from 'react';
import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { ConfirmDialog } from '@mawad/shared-ui/kit/form/confirm-dialog.tsx';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { mdiLogout } from '@mawad/shared-ui/kit/icons.ts';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { signOutEverywhere } from '@mawad/supabase/auth';
import { backendOf } from '@mawad/supabase/client';

/**
 * Ends the sessions of all tabs and devices after confirmation. The guard of the page then redirects to the
 * home page.
 */
export function SignOutEverywhere() {
  const { t } = useTranslation('account');
  const services = useServices();
  const messageOf = useErrorMessage();
  const showToast = useStore((state) => state.toast.show);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const setSession = useStore((state) => state.session.set);
  const leave = useMutation({
    mutationFn: () => {
      setSession({ left: true });
      return signOutEverywhere(backendOf(services));
    },
    onSuccess: () => showToast({ title: t('security.everywhereDone') }),
    onError: (error) => {
      setSession({ left: false });
      setDialogOpen(false);
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
        onClick={() => setDialogOpen(true)}
      >
        {t('security.everywhere')}
      </Button>
      <ConfirmDialog
        open={isDialogOpen}
        title={t('security.everywhereAsk')}
        text={t('security.everywhereText')}
        confirmLabel={t('security.everywhere')}
        busy={leave.isPending}
        onConfirm={() => leave.mutate()}
        onClose={() => setDialogOpen(false)}
      />
    </>
  );
}
