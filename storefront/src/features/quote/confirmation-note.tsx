import { useTranslation } from '@mawad/shared-i18n';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useLocation } from '@mawad/shared-ui/kit/router.ts';
import { loginPath } from '@mawad/shared-ui/platform/session/login-path.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';

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
