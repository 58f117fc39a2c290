import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { ConfirmDialog } from '@mawad/shared-ui/kit/form/confirm-dialog.tsx';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';

/** Offers to remove the apps of a lost phone in a session opened with a recovery code. Needs the messages `two-factor`. */
export function RecoveredNotice({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('two-factor');
  const [isAsking, setAsking] = useState(false);
  const remove = useAction({
    act: async ({ session }) => (await session.secondFactor()).removeAll(),
    reads: [],
    failed: t('recovery.switchOffFailed'),
    onDone: () => {
      setAsking(false);
      onDone();
    },
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
