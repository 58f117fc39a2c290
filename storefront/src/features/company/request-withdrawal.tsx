import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { ConfirmDialog } from '@mawad/shared-ui/kit/form/confirm-dialog.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { withdrawPurchase, type PurchaseRequest } from '@mawad/supabase/buying/queries';
import { backendOf } from '@mawad/supabase/client';

export function RequestWithdrawal({ request }: { request: PurchaseRequest }) {
  const { t } = useTranslation('buying');
  const [asked, setAsked] = useState(false);
  const withdraw = useAction({
    act: (services) => withdrawPurchase(backendOf(services).data, request),
    reads: ['buying'],
    done: () => t('request.withdrawn'),
    failed: t('people.saveFailed'),
    onFailed: () => setAsked(false),
  });
  return (
    <Box>
      <Button color="error" variant="outlined" onClick={() => setAsked(true)}>
        {t('request.withdraw')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('request.withdrawTitle')}
        text={t('request.withdrawText')}
        confirmLabel={t('request.withdraw')}
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate()}
        onClose={() => setAsked(false)}
      />
    </Box>
  );
}
