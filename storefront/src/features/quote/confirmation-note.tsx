import { useTranslation } from '@mawad/shared-i18n';
import { AppLink } from '@mawad/shared-ui/components/link';
import { Typography } from '@mawad/shared-ui/mui';
import { useLocation } from '@mawad/shared-ui/router';
import { loginPath } from '@mawad/shared-ui/session/login-path';
import { useStore } from '@mawad/shared-ui/store';

/** Address of the confirmation mail for users, or the benefit of an account for guests. */
export function ConfirmationNote() {
  const { t } = useTranslation('quote');
  const location = useLocation();
  const user = useStore((state) => state.session.user);
  return (
    <Typography color="textSecondary" sx={{ flex: '1 1 260px', fontSize: 'var(--text-14)' }}>
      {user ? (
        t('confirmTo', { email: `\u2066${user.email}\u2069` })
      ) : (
        <>
          {t('guestHint')}{' '}
          <AppLink to={loginPath(location)} underline="always">
            {t('signIn')}
          </AppLink>
        </>
      )}
    </Typography>
  );
}
