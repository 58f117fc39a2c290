import { useState } from 'react';
import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { ConfirmDialog } from '@mawad/shared-ui/kit/form/confirm-dialog.tsx';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';

/** Offers to remove the apps of a lost phone in a session opened with a recovery code. Needs the messages `two-factor`. */
export function RecoveredNotice({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('two-factor');
  const { session } = useServices();
  const messageOf = useErrorMessage();
  const showToast = useStore((state) => state.toast.show);
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: async () => (await session.secondFactor()).removeAll(),
    onSuccess: () => {
      setAsking(false);
      onDone();
    },
    onError: (error) =>
      showToast({
        title: t('recovery.switchOffFailed'),
        description: messageOf(error),
        variant: 'destructive',
      }),
  });
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={() => setAsking(true)}>
          {t('recovery.switchOff')}
        </Button>
      }
    >
      {t('recovery.opened')}
      <ConfirmDialog
        open={isAsking}
        title={t('recovery.switchOffAsk')}
        text={t('recovery.switchOffText')}
        confirmLabel={t('switchOff')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      />
    </Alert>
  );
}
