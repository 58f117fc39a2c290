import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/contract';
import { useListParams, type ListParams } from '@mawad/shared-ui/portal/list-params';
import { useQuery } from '@mawad/shared-ui/query';
import { PortalChoice, PortalFilters, PortalSearch } from '@mawad/shared-ui/components/portal/portal-filters';
import { PortalList } from '@mawad/shared-ui/components/portal/portal-list';
import { PortalPage } from '@mawad/shared-ui/components/portal/portal-page';
import type { OrderFilter } from '@mawad/supabase/queries/orders';
import { ListEmpty } from '../../list-empty.tsx';
import { useOrderColumns } from '../../order-columns.tsx';
import { receivedOrdersQuery } from './order-queries.ts';

const pageSize = 20;

/** Where an order stands for its seller: Processing falls into what waits for approval and what waits for the van. */
const choices = ['to-ship', 'awaiting', 'Shipped', 'Delivered', 'Cancelled', 'Rejected'] as const;
type Choice = (typeof choices)[number];

function readChoice(text: string): Choice | '' {
  return choices.find((choice) => choice === text) ?? '';
}

function filterOf(choice: Choice | ''): OrderFilter {
  if (choice === 'to-ship' || choice === 'awaiting') return { awaiting_approval: choice === 'awaiting' };
  return choice ? { status: choice } : {};
}

/** The orders that the seller received. */
export function OrdersPage() {
  const { t } = useTranslation('seller-portal');
  const list = useListParams();
  const format = useFormat();
  const columns = useOrderColumns();
  const query = useQuery(
    receivedOrdersQuery(useServices(), {
      ...filterOf(readChoice(list.filter('status'))),
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
        value={readChoice(list.filter('status'))}
        options={[
          { value: '', label: t('orders.anyStatus') },
          { value: 'to-ship', label: t('overview.toShip') },
          { value: 'awaiting', label: t('common:orderStatus.AwaitingApproval') },
          { value: 'Shipped', label: t('common:orderStatus.Shipped') },
          { value: 'Delivered', label: t('common:orderStatus.Delivered') },
          { value: 'Cancelled', label: t('common:orderStatus.Cancelled') },
          { value: 'Rejected', label: t('common:orderStatus.Rejected') },
        ]}
        onChoose={(status) => list.setFilter('status', status)}
      />
    </PortalFilters>
  );
}
