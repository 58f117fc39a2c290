import { useTranslation } from '@mawad/shared-i18n';
import { ChatButton } from '@mawad/shared-ui/platform/chat-button.tsx';
import { IdentityPrompt } from '@mawad/shared-ui/platform/session/identity-prompt.tsx';
import { ToastHost } from '@mawad/shared-ui/platform/overlay/toast-host.tsx';
import { Box, Button, CircularProgress, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useEffect } from 'react';
import {
  isRouteErrorResponse,
  Navigate,
  Outlet,
  type RouteObject,
  ScrollRestoration,
  useRouteError,
} from '@mawad/shared-ui/kit/router.ts';
import { SessionSync } from '../session/session-sync.ts';
import { useLoadAgain } from '../loading/use-load-again.ts';

/** A remote's routes under `/`, with the components that the shell would add. */
export function standaloneRoutes(routes: RouteObject[], home: string): RouteObject[] {
  const redirect: RouteObject[] =
    home === '/' ? [] : [{ index: true, element: <Navigate to={home} replace /> }];
  return [
    {
      id: 'root',
      // Only the shop starts at `/`; portals have no chat.
      element: <StandaloneRoot hasChat={home === '/'} />,
      HydrateFallback: Starting,
      children: [
        {
          ErrorBoundary: StandaloneError,
          children: [...redirect, ...routes, { path: '*', element: <Problem kind="notFound" /> }],
        },
      ],
    },
  ];
}

function StandaloneRoot({ hasChat }: { hasChat: boolean }) {
  return (
    <>
      <SessionSync />
      <Outlet />
      <ScrollRestoration />
      {hasChat && <ChatButton />}
      <ToastHost />
      <IdentityPrompt />
    </>
  );
}

function Starting() {
  const { t } = useTranslation('common');
  return (
    <Box role="status" sx={{ minHeight: '100dvh', display: 'grid', placeContent: 'center', gap: 2 }}>
      <CircularProgress aria-hidden sx={{ justifySelf: 'center' }} />
      <Typography color="textSecondary">{t('overlay.initializing')}</Typography>
    </Box>
  );
}

function StandaloneError() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return <Problem kind={isRouteErrorResponse(error) && error.status === 404 ? 'notFound' : 'failure'} />;
}

function Problem({ kind }: { kind: 'notFound' | 'failure' }) {
  const { t } = useTranslation('common');
  const { loadAgain, loading } = useLoadAgain();
  const texts =
    kind === 'notFound'
      ? { title: t('states.notFoundTitle'), text: t('states.notFoundText') }
      : { title: t('states.errorTitle'), text: t('states.nothingLost') };
  return (
    <Box
      role={kind === 'failure' ? 'alert' : undefined}
      sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: 560, marginInline: 'auto', padding: 4 }}
    >
      <Typography component="h1" variant="h2">
        {texts.title}
      </Typography>
      <Typography color="textSecondary">{texts.text}</Typography>
      {kind === 'failure' && (
        <Button variant="contained" loading={loading} onClick={loadAgain}>
          {t('actions.retry')}
        </Button>
      )}
    </Box>
  );
}
