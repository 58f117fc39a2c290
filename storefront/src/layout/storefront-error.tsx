import { useTranslation } from '@mawad/shared-i18n';
import { ErrorState } from '@mawad/shared-ui/components/error-state';
import { Container } from '@mawad/shared-ui/mui';
import { isRouteErrorResponse, useRevalidator, useRouteError } from '@mawad/shared-ui/router';
import { NotFound } from './not-found.tsx';

/** What a route shows when its loader or its page fails: not found, or a failure with another try. */
export function StorefrontError() {
  const error = useRouteError();
  const { t } = useTranslation('storefront');
  const { revalidate } = useRevalidator();
  if (!isRouteErrorResponse(error)) {
    return (
      <Container>
        <ErrorState error={error} title={t('page.loadFailed')} onRetry={() => void revalidate()} />
      </Container>
    );
  }
  if (error.status === 410) return <NotFound title={t('product.gone')} hint={t('product.goneHint')} />;
  const isProduct = (error.data as { missing?: string } | null)?.missing === 'product';
  return isProduct ? (
    <NotFound title={t('product.notFound')} hint={t('product.notFoundHint')} />
  ) : (
    <NotFound title={t('page.notFound')} hint={t('page.notFoundHint')} />
  );
}
