import { useTranslation } from '@mawad/shared-i18n';
import { Typography } from '@mawad/shared-ui/mui';
import { ShowCode } from './show-code.tsx';
import { TwoFactorDoor } from './two-factor-door.tsx';

/** Asks for the app's code after the password. */
export function CodePage() {
  const { t } = useTranslation(['two-factor', 'common']);
  return (
    <TwoFactorDoor title={t('askTitle')} text={t('askText', { site: t('common:siteName') })}>
      <ShowCode />
      <Typography variant="body2" color="textSecondary">
        {t('lost')}
      </Typography>
    </TwoFactorDoor>
  );
}
