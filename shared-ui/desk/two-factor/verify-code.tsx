import { useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { CodeForm } from './code-form.tsx';
import { useForgetRefusals } from './use-forget-refusals.ts';

/**
 * Form that verifies the app's code for a session opened with the password only. Needs the messages
 * `two-factor`.
 */
export function VerifyCode() {
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
