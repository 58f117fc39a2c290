import { useTranslation } from '@mawad/shared-i18n';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { loginPath } from '@mawad/shared-ui/platform/session/login-path.ts';

/** Link to sign-in: offers are read with an account, which takes over the requests of this browser. */
export function GuestNote() {
  const { t } = useTranslation('quote');
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'center' }}>
      <Typography sx={{ fontWeight: 500 }}>{t('sent.guest')}</Typography>
      <ButtonLink to={loginPath({ pathname: '/account/quotes', search: '', hash: '' })} variant="contained">
        {t('sent.guestAction')}
      </ButtonLink>
    </Box>
  );
}
