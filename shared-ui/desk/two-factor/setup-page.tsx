import { useTranslation } from '@mawad/shared-i18n';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { EnrollApp } from './enroll-app.tsx';
import { TwoFactorFrame } from './two-factor-frame.tsx';
import { useBeginEnrollment } from './use-begin-enrollment.ts';
import { useForgetRefusals } from './use-forget-refusals.ts';

/** Makes staff set up two-factor sign-in before they can use the console. */
export function SetupPage() {
  const { t } = useTranslation('two-factor');
  const begin = useBeginEnrollment();
  const forgetRefusals = useForgetRefusals();
  return (
    <TwoFactorFrame title={t('setupTitle')} text={t('setupText')}>
      {begin.data ? (
        <EnrollApp factor={begin.data} onDone={forgetRefusals} />
      ) : (
        <Button variant="contained" size="large" loading={begin.isPending} onClick={() => begin.mutate()}>
          {t('begin')}
        </Button>
      )}
    </TwoFactorFrame>
  );
}
