import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { ConfirmDialog } from '@mawad/shared-ui/kit/form/confirm-dialog.tsx';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { leaveBuyingCompany } from '@mawad/supabase/buying/queries';
import { backendOf } from '@mawad/supabase/client';

export function LeaveCompany({ name }: { name: string }) {
  const { t } = useTranslation('buying');
  const [asked, setAsked] = useState(false);
  const leave = useAction({
    act: (services) => leaveBuyingCompany(backendOf(services).data),
    reads: ['buying', 'orders', 'returns', 'notifications'],
    done: () => t('people.left'),
    failed: t('people.leaveFailed'),
    onFailed: () => setAsked(false),
  });
  return (
    <Box>
      <Button color="error" onClick={() => setAsked(true)}>
        {t('people.leave')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('people.leaveTitle', { company: name })}
        text={t('people.leaveText')}
        confirmLabel={t('people.leave')}
        busy={leave.isPending}
        onConfirm={() => leave.mutate()}
        onClose={() => setAsked(false)}
      />
    </Box>
  );
}
