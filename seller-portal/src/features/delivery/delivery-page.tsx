import { useTranslation } from '@mawad/shared-i18n';
import { ErrorState } from '@mawad/shared-ui/components/list/error-state';
import { Panel } from '@mawad/shared-ui/components/panel';
import { PortalPage } from '@mawad/shared-ui/components/portal/portal-page';
import { PortalTableSkeleton } from '@mawad/shared-ui/components/portal/portal-table';
import { useServices } from '@mawad/shared-ui/contract';
import { useQuery } from '@mawad/shared-ui/query';
import { governoratesQuery } from '../../governorate-name.ts';
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
