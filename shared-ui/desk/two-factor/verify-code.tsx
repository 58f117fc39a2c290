import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { CodeForm } from './code-form.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import { useForgetRefusals } from './use-forget-refusals.ts';

/**
 * Form that verifies the app's code, or a recovery code, for a session opened with the password only. Needs the
 * messages `two-factor`.
 */
export function VerifyCode() {
  const { t } = useTranslation('two-factor');
  const [byRecovery, setByRecovery] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {byRecovery ? <RecoveryForm /> : <AppForm />}
      <Button onClick={() => setByRecovery(!byRecovery)} sx={{ justifySelf: 'start' }}>
        {t(byRecovery ? 'recovery.useApp' : 'recovery.use')}
      </Button>
    </Box>
  );
}

function AppForm() {
  const { t } = useTranslation('two-factor');
  const { session } = useServices();
  const forgetRefusals = useForgetRefusals();
  const show = useMutation({
    mutationFn: async (code: string) => (await session.secondFactor()).show(code),
    onSuccess: forgetRefusals,
  });
  return (
    <CodeForm label={t('askTitle')} error={show.error} onSubmit={show.mutate}>
      {/* Loading until session sync has read the new rights. */}
      <Button type="submit" variant="contained" size="large" loading={show.isPending || show.isSuccess}>
        {t('continue')}
      </Button>
    </CodeForm>
  );
}
