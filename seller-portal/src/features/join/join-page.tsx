import { useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { AccessOverlay } from '@mawad/shared-ui/platform/guards/access-overlay.tsx';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button, Link, Skeleton, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useLocation, useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import { loginPath } from '@mawad/shared-ui/platform/session/login-path.ts';
import { useLeave } from '@mawad/shared-ui/platform/session/use-leave.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { AppError } from '@mawad/supabase/errors';
import type { Invitation } from '@mawad/supabase/companies/team-queries';
import { invitationQuery } from './invitation-query.ts';
import { useJoin } from './use-join.ts';

/** Target of an invitation link: shows the invitation and lets the invited account accept it. */
export function JoinPage() {
  const { t } = useTranslation(['company', 'common']);
  const { status } = useStore((state) => state.session);
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const query = useQuery(invitationQuery(useServices(), token));
  const gone = query.error instanceof AppError && query.error.code === 'invitation_gone';
  if (status === 'loading' || status === 'unknown')
    return <AccessOverlay label={t('common:overlay.verifyingAccess')} unreachable={status === 'unknown'} />;
  return (
    <Box component="main" sx={{ minBlockSize: '100dvh', display: 'grid', placeItems: 'center', padding: 2 }}>
      <title>{`${t('company:join.title')} | ${t('common:siteName')}`}</title>
      <Panel sx={{ inlineSize: '100%', maxInlineSize: 480, padding: { xs: 2, sm: 4 } }}>
        {query.data ? (
          <Invited invitation={query.data} token={token} />
        ) : query.isError ? (
          <ErrorState
            title={gone ? t('company:join.gone') : undefined}
            error={query.error}
            onRetry={gone ? undefined : () => void query.refetch()}
            action={
              <ButtonLink to="/" variant={gone ? 'contained' : 'text'}>
                {t('common:actions.goHome')}
              </ButtonLink>
            }
          />
        ) : (
          <Skeleton variant="rounded" height={220} />
        )}
      </Panel>
    </Box>
  );
}

function Invited({ invitation, token }: { invitation: Invitation; token: string }) {
  const { t } = useTranslation(['company', 'common']);
  const language = useLanguage();
  const { user } = useStore((state) => state.session);
  const location = useLocation();
  const leave = useLeave();
  const joining = useJoin(token);
  const toStaff = invitation.company_name === null;
  const isOther = user !== null && user.email.toLowerCase() !== invitation.email;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h1" sx={{ fontSize: 'var(--text-24)', overflowWrap: 'anywhere' }}>
        {toStaff
          ? t('company:join.staffHeading', { site: t('common:siteName') })
          : t('company:join.heading', { company: invitation[`name_${language}`] ?? invitation.company_name })}
      </Typography>
      <Typography>
        {toStaff ? (
          t('company:join.as', { role: t(`company:join.staffRoles.${invitation.role}`) })
        ) : (
          <>
            {t('company:join.as', { role: t(`company:team.roles.${invitation.role}`) })}{' '}
            {t(`company:team.does.${invitation.role}`)}
          </>
        )}
      </Typography>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {t('company:join.for')} <Ltr>{invitation.email}</Ltr>
      </Typography>
      {!user && (
        <>
          <ButtonLink to={loginPath(location)} variant="contained" size="large">
            {t('company:join.logIn')}
          </ButtonLink>
          <Typography variant="body2" color="textSecondary">
            {t('company:join.logInText')}
          </Typography>
        </>
      )}
      {isOther && (
        <>
          <Typography role="alert">{t('company:join.other', { email: user.email })}</Typography>
          <Button variant="contained" onClick={() => void leave()}>
            {t('common:actions.signOut')}
          </Button>
        </>
      )}
      {user && !isOther && (
        <Button variant="contained" size="large" loading={joining.isPending} onClick={() => joining.mutate()}>
          {t('company:join.accept')}
        </Button>
      )}
      <Link component="a" href="/" sx={{ justifySelf: 'center', fontSize: 'var(--text-14)' }}>
        {t('company:join.notNow')}
      </Link>
    </Box>
  );
}
