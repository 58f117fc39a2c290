import { useTranslation } from '@mawad/shared-i18n';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiAlertOutline, mdiCheck } from '@mawad/shared-ui/kit/icons.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';

/** Shows whether a person has confirmed their email address. */
export function Verified({ verified }: { verified: boolean }) {
  const { t } = useTranslation('admin-console');
  return (
    <Box
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        verticalAlign: 'middle',
        color: verified ? 'success.dark' : 'warning.dark',
      }}
    >
      <Icon path={verified ? mdiCheck : mdiAlertOutline} size={18} />
      {verified ? t('users.verified') : t('users.unverified')}
    </Box>
  );
}
