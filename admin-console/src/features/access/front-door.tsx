import type { ReactNode } from 'react';
import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { Trans } from '@mawad/shared-i18n/trans';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useMutation } from '@mawad/shared-ui/platform/query.ts';
import { Navigate, useSearchParams } from '@mawad/shared-ui/kit/router.ts';
import { localPath } from '@mawad/shared-ui/platform/session/login-path.ts';
import { useSignOut } from '@mawad/shared-ui/platform/session/use-sign-out.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { Wordmark } from '@mawad/shared-ui/kit/brand-mark.tsx';
import { type Credentials, CredentialsForm } from '@mawad/shared-ui/kit/form/credentials-form.tsx';
import { AccessOverlay } from '@mawad/shared-ui/platform/guards/access-overlay.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { PortalSwitches } from '@mawad/shared-ui/desk/list/portal-tools.tsx';
import { signIn } from '@mawad/supabase/auth';
import { backendOf } from '@mawad/supabase/client';

/** Sign-in page when the console runs without the shell. */
export function FrontDoor() {
  const { t } = useTranslation('common');
  const [params] = useSearchParams();
  const { status, user, role } = useStore((state) => state.session);
  if (status === 'loading' || status === 'unknown') {
    return <AccessOverlay label={t('overlay.verifyingAccess')} unreachable={status === 'unknown'} />;
  }
  if (!user) {
    return (
      <Door>
        <LogIn />
      </Door>
    );
  }
  if (role === 'admin') return <Navigate to={localPath(params.get('next')) ?? '/admin'} replace />;
  return (
    <Door>
      <NoAccess email={user.email} />
    </Door>
  );
}

function Door({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['admin-console', 'common']);
  return (
    <Box
      component="main"
      sx={{
        minBlockSize: '100dvh',
        display: 'grid',
        placeItems: 'center',
        padding: 2,
        gridTemplateRows: 'auto 1fr',
      }}
    >
      <title>{`${t('portal')} | ${t('common:siteName')}`}</title>
      <Box sx={{ inlineSize: '100%', display: 'flex', justifyContent: 'flex-end' }}>
        <PortalSwitches />
      </Box>
      <Box sx={{ inlineSize: '100%', maxInlineSize: 420, display: 'grid', gap: 3 }}>
        <Box sx={{ justifySelf: 'center' }}>
          <Wordmark size={30} />
        </Box>
        <Panel sx={{ padding: { xs: 2, sm: 3 }, display: 'grid', gap: 2.5 }}>{children}</Panel>
      </Box>
    </Box>
  );
}

function LogIn() {
  const { t } = useTranslation('admin-console');
  const messageOf = useErrorMessage();
  const services = useServices();
  const showToast = useStore((state) => state.toast.show);
  const logIn = useMutation({
    mutationFn: ({ email, password }: Credentials) => signIn(backendOf(services), email, password),
    onError: (error) =>
      showToast({ title: t('logIn.failed'), description: messageOf(error), variant: 'destructive' }),
  });
  return (
    <>
      <Words title={t('logIn.title')}>{t('logIn.text')}</Words>
      <CredentialsForm label={t('logIn.submit')} busy={logIn.isPending} onSubmit={logIn.mutate} />
    </>
  );
}

function NoAccess({ email }: { email: string }) {
  const { t } = useTranslation(['admin-console', 'common']);
  const signOut = useSignOut();
  return (
    <>
      <Words title={t('logIn.notAdminTitle')}>
        <Trans t={t} i18nKey="logIn.notAdminText" components={{ email: <Ltr>{email}</Ltr> }} />
      </Words>
      <Button variant="contained" onClick={() => void signOut()}>
        {t('common:actions.signOut')}
      </Button>
    </>
  );
}

function Words({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="h1" sx={{ fontSize: 'var(--text-24)' }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ marginBlockStart: 1 }}>
        {children}
      </Typography>
    </Box>
  );
}
