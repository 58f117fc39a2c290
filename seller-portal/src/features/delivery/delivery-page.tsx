import { useTranslation } from '@mawad/shared-i18n';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { PortalTableSkeleton } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { governoratesQuery } from '@mawad/shared-ui/desk/delivery/governorates.ts';
import { AreasForm } from './areas-form.tsx';
import { deliveryAreasQuery } from './delivery-queries.ts';

/** Settings for delivery areas, days off and pickup. */
export function DeliveryPage() {
  const { t } = useTranslation('company');
  const services = useServices();
  const areas = useQuery(deliveryAreasQuery(services));
  const places = useQuery(governoratesQuery(services));
  const failed = [areas, places].find((query) => query.isError && !query.data);
  return (
    <PortalPage title={t('delivery.title')} subtitle={t('delivery.lead')}>
      {failed ? (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
      ) : areas.data && places.data ? (
        <AreasForm areas={areas.data} places={places.data} />
      ) : (
        <Panel>
          <PortalTableSkeleton />
        </Panel>
      )}
    </PortalPage>
  );
}
