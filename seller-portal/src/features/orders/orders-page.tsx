import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/contract';
import { useListParams, type ListParams } from '@mawad/shared-ui/list-params';
import { useQuery } from '@mawad/shared-ui/query';
import { PortalChoice, PortalFilters, PortalSearch } from '@mawad/shared-ui/components/portal-filters';
import { PortalList } from '@mawad/shared-ui/components/portal-list';
import { PortalPage } from '@mawad/shared-ui/components/portal-page';
import { orderStatuses, type OrderStatus } from '@mawad/supabase/queries/orders';
import { ListEmpty } from '../../list-empty.tsx';
import { useOrderColumns } from '../../order-columns.tsx';
import { receivedOrdersQuery } from './order-queries.ts';

const pageSize = 20;

function readStatus(text: string): OrderStatus | '' {
  return orderStatuses.find((status) => status === text) ?? '';
}

/** The orders that the seller received. */
export function OrdersPage() {
  const { t } = useTranslation('seller-portal');
  const list = useListParams();
  const format = useFormat();
  const columns = useOrderColumns();
  const query = useQuery(
    receivedOrdersQuery(useServices(), {
      status: readStatus(list.filter('status')) || undefined,
      term: list.term || undefined,
      page: list.page,
      page_size: pageSize,
    }),
  );
  return (
    <PortalPage title={t('orders.title')}>
      <OrderFilters list={list} />
      <PortalList
        label={t('orders.title')}
        query={query}
        columns={columns}
        rowKey={(order) => order.id}
        page={list.page}
        pageSize={pageSize}
        hrefOfPage={list.hrefOfPage}
        countLabel={(count) => t('orders.count', { count, number: format.number(count) })}
        empty={<ListEmpty list={list} texts="orders" />}
      />
    </PortalPage>
  );
}

function OrderFilters({ list }: { list: ListParams }) {
  const { t } = useTranslation(['seller-portal', 'common']);
  return (
    <PortalFilters>
      <PortalSearch label={t('orders.search')} value={list.term} onSearch={list.setTerm} />
      <PortalChoice
        label={t('orders.status')}
        value={readStatus(list.filter('status'))}
        options={[
          { value: '', label: t('orders.anyStatus') },
          ...orderStatuses.map((status) => ({ value: status, label: t(`common:orderStatus.${status}`) })),
        ]}
        onChoose={(status) => list.setFilter('status', status)}
      />
    </PortalFilters>
  );
}
