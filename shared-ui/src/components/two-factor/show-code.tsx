import { useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/contract';
import { Button } from '@mawad/shared-ui/mui';
import { useMutation } from '@mawad/shared-ui/query';
import { CodeForm } from './code-form.tsx';
import { useForgetRefusals } from './use-forget-refusals.ts';

/** Shows the auth server the app's code for a session that was opened by the password alone. Needs the messages `two-factor`. */
export function ShowCode() {
  const { t } = useTranslation('two-factor');
  const { session } = useServices();
  const forgetRefusals = useForgetRefusals();
  const show = useMutation({
    mutationFn: async (code: string) => (await session.secondFactor()).show(code),
    onSuccess: forgetRefusals,
  });
  return (
    <CodeForm label={t('askTitle')} error={show.error} onSubmit={show.mutate}>
      {/* Until session sync has read what the person may do now. */}
      <Button type="submit" variant="contained" size="large" loading={show.isPending || show.isSuccess}>
        {t('continue')}
      </Button>
    </CodeForm>
  );
}
