import { useTranslation } from '@mawad/shared-i18n';
import { Typography } from '@mawad/shared-ui/kit/mui.ts';
import { VerifyCode } from './verify-code.tsx';
import { TwoFactorFrame } from './two-factor-frame.tsx';

/** Page that asks for the app's code after the password. */
export function CodePage() {
  const { t } = useTranslation(['two-factor', 'common']);
  return (
    <TwoFactorFrame title={t('askTitle')} text={t('askText', { site: t('common:siteName') })}>
      <VerifyCode />
      <Typography variant="body2" color="textSecondary">
        {t('lost')}
      </Typography>
    </TwoFactorFrame>
  );
}
