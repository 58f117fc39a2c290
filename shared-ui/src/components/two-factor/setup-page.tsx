import { useTranslation } from '@mawad/shared-i18n';
import { Button } from '@mawad/shared-ui/mui';
import { NewApp } from './new-app.tsx';
import { TwoFactorDoor } from './two-factor-door.tsx';
import { useBeginApp } from './use-begin-app.ts';
import { useForgetRefusals } from './use-forget-refusals.ts';

/** Leads one of the staff through switching two-factor sign-in on, before anything else. */
export function SetupPage() {
  const { t } = useTranslation('two-factor');
  const begin = useBeginApp();
  const forgetRefusals = useForgetRefusals();
  return (
    <TwoFactorDoor title={t('setupTitle')} text={t('setupText')}>
      {begin.data ? (
        <NewApp factor={begin.data} onDone={forgetRefusals} />
      ) : (
        <Button variant="contained" size="large" loading={begin.isPending} onClick={() => begin.mutate()}>
          {t('begin')}
        </Button>
      )}
    </TwoFactorDoor>
  );
}
