import { useTranslation } from '@mawad/shared-i18n';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Button, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { StoreForm } from './store-form.tsx';
import { ownStoreQuery } from './store-query.ts';

/** Editor of the company's page in the shop. */
export function StorePage() {
  const { t } = useTranslation('company');
  const services = useServices();
  const query = useQuery(ownStoreQuery(services));
  const store = query.data;
  return (
    <PortalPage
      title={t('store.title')}
      subtitle={t('store.lead')}
      action={
        store && (
          <Button
            component="a"
            variant="outlined"
            href={`${services.site.siteUrl}/seller-page/${encodeURIComponent(store.slug)}`}
          >
            {t('store.view')}
          </Button>
        )
      }
    >
      {store ? (
        <StoreForm store={store} />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton variant="rounded" height={480} />
      )}
    </PortalPage>
  );
}
