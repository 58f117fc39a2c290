import { useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { PlainContainer } from '@mawad/shared-ui/kit/plain-container.tsx';
import { isRouteErrorResponse, useRouteError } from '@mawad/shared-ui/kit/router.ts';
import { useLoadAgain } from '@mawad/shared-ui/platform/loading/use-load-again.ts';
import { useRecovery } from '@mawad/shared-ui/platform/loading/use-recovery.ts';
import { missingOf } from '../catalogue/missing-page.ts';
import { NotFound } from './not-found.tsx';

/** Error page of a route: not found, or a failure with a retry. */
export function StorefrontError() {
  const error = useRouteError();
  const { t } = useTranslation('storefront');
  const missing = missingOf(error);
  if (!missing && !isRouteErrorResponse(error)) return <LoadFailed error={error} />;
  if (missing === 'gone') return <NotFound title={t('product.gone')} hint={t('product.goneHint')} />;
  if (missing === 'product')
    return <NotFound title={t('product.notFound')} hint={t('product.notFoundHint')} />;
  if (missing === 'store') return <NotFound title={t('page.noStore')} hint={t('page.noStoreHint')} />;
  return <NotFound title={t('page.notFound')} hint={t('page.notFoundHint')} />;
}

function LoadFailed({ error }: { error: unknown }) {
  const { t } = useTranslation(['storefront', 'common']);
  const { loadAgain } = useLoadAgain();
  useRecovery((error as { retryable?: unknown } | null)?.retryable === true, loadAgain);
  const home = <ButtonLink to="/">{t('common:actions.goHome')}</ButtonLink>;
  const isOffline = (error as { code?: unknown } | null)?.code === 'network' && !navigator.onLine;
  return (
    <PlainContainer>
      {isOffline ? (
        <EmptyState
          title={t('common:states.notSeenTitle')}
          heading="h1"
          text={t('common:states.notSeenText')}
          action={home}
        />
      ) : (
        <ErrorState error={error} title={t('page.loadFailed')} onRetry={loadAgain} action={home} />
      )}
    </PlainContainer>
  );
}
