import { useTranslation } from '@mawad/shared-i18n';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { isRouteErrorResponse, Link, useRouteError } from '@mawad/shared-ui/kit/router.ts';
import { useLoadAgain } from '@mawad/shared-ui/platform/loading/use-load-again.ts';
import { useEffect } from 'react';
import { Failure, LoadFailure } from '../remotes/load-failure.tsx';
import { RemoteError } from '../remotes/remote-error.ts';
import { NotFoundPage } from './not-found-page.tsx';

/** Error page of a mount: not found, remote not loaded, or page crashed. */
export function RouteError() {
  const error = useRouteError();
  const { loadAgain, loading } = useLoadAgain();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  if (error instanceof RemoteError) {
    return <LoadFailure error={error} busy={loading} onRetry={loadAgain} />;
  }
  return <CrashedPage error={error} busy={loading} onRetry={loadAgain} />;
}

function CrashedPage({ error, busy, onRetry }: { error: unknown; busy: boolean; onRetry: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  useEffect(() => console.error(error), [error]);
  return (
    <Failure title={t('remote.crashedTitle')} text={t('remote.crashedText')}>
      <Button variant="contained" loading={busy} onClick={onRetry}>
        {t('common:actions.retry')}
      </Button>
      <Button component={Link} to="/">
        {t('remote.home')}
      </Button>
    </Failure>
  );
}
