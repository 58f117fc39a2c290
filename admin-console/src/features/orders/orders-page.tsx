import { useMemo, useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { dayBounds } from '@mawad/shared-ui/kit/day-bounds.ts';
import { ListEmpty } from '@mawad/shared-ui/desk/list/list-empty.tsx';
import { type ListParams, sortOf, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { useListSelection } from '@mawad/shared-ui/desk/list/use-list-selection.ts';
import { asShown } from '@mawad/shared-ui/desk/list/use-selection.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { BulkSteps } from '@mawad/shared-ui/desk/order/bulk-steps.tsx';
import { OrderSelectionBar } from '@mawad/shared-ui/desk/order/order-selection-bar.tsx';
import { OrderBounds } from '@mawad/shared-ui/desk/order/order-bounds.tsx';
import { PrintLinks } from '@mawad/shared-ui/desk/order/paper/print-links.tsx';
import { PortalChoice, PortalFilters, PortalSearch } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import { useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { TickBox } from '@mawad/shared-ui/desk/list/tick-box.tsx';
import { backendOf } from '@mawad/supabase/client';
import { orderChangeSource } from '@mawad/supabase/orders/selection-queries';
import {
  listAllOrders,
  type OrderFilter,
  orderSorts,
  type OrderSummary,
  listedStatuses,
} from '@mawad/supabase/orders/queries';
import { useGovernorates } from '@mawad/shared-ui/desk/delivery/governorates.ts';
import { ConsoleViews } from '../../console-views.tsx';
import { useShippingCouriers } from '@mawad/shared-ui/desk/order/shipping-couriers.ts';
import { useStaffMay } from '../../staff-rights.ts';
import { useOrderColumns } from './order-columns.tsx';
import { OrderDecision, type OrderQuestion } from './order-decision.tsx';
import { allOrdersQuery } from './order-queries.ts';
import { useChangeOrders } from '@mawad/shared-ui/desk/order/use-change-orders.ts';

const pageSize = 20;

const readSort = (text: string) => orderSorts.find((sort) => sort === text);
type Choice = (typeof listedStatuses)[number];

function readChoice(text: string): Choice | '' {
  return listedStatuses.find((choice) => choice === text) ?? '';
}

/** Bulk actions. */
const bulkSteps = ['approve', 'Rejected', 'Shipped', 'Delivered', 'Cancelled'] as const;

/** All orders; staff approve, reject and advance them one by one or in bulk. */
export function OrdersPage() {
  const { t } = useTranslation(['admin-console', 'desk']);
  const list = useListParams();
  const format = useFormat();
  const [question, setQuestion] = useState<OrderQuestion | null>(null);
  const services = useServices();
  const choice = readChoice(list.filter('status'));
  const filter: OrderFilter = {
    status: choice || undefined,
    ...dayBounds(list.filter('from'), list.filter('to')),
    governorate: list.filter('governorate') || undefined,
    pickup: list.filter('handover') === 'pickup' || undefined,
    buyer_id: list.filter('buyer') || undefined,
    term: list.term || undefined,
  };
  const selection = useListSelection<OrderSummary>(filter);
  const source = useMemo(() => orderChangeSource(() => backendOf(services).data, 'admin'), [services]);
  const changeOrders = useChangeOrders();
  const may = useStaffMay();
  const couriers = useShippingCouriers(may('change_orders'));
  const tick = {
    id: 'tick',
    header: t('desk:tick', { number: '' }),
    silentHeader: true,
    cell: (order: OrderSummary) => (
      <TickBox
        label={t('desk:tick', { number: order.number })}
        checked={selection.has(order.id)}
        onChange={() => selection.marked.toggle(order)}
      />
    ),
  };
  const columns = useShownColumns([tick, ...useOrderColumns(setQuestion)], list, 'console-orders');
  const sort = sortOf(list, 'newest');
  const query = useQuery(
    allOrdersQuery(services, { ...filter, sort: readSort(sort.value), page: list.page, page_size: pageSize }),
  );
  const done = choice === 'AwaitingApproval' && {
    title: t('orders.noAwaiting'),
    text: t('orders.noAwaitingText'),
  };
  const ticked = asShown(selection.marked.rows, query.data?.items);
  return (
    <PortalPage title={t('orders.title')}>
      <OrderFilters list={list} choice={choice} />
      <OrderSelectionBar
        selection={selection}
        page={query.data}
        filter={filter}
        source={source}
        couriers={couriers}
        tools={
          <ConsoleViews
            list="console-orders"
            view={{
              name: t('orders.title'),
              columns,
              sort,
              count: query.data?.count,
              read: (place) =>
                listAllOrders(backendOf(services).data, { ...filter, sort: readSort(sort.value), ...place }),
            }}
          />
        }
        steps={may('change_orders') ? bulkSteps : []}
      >
        {may('change_orders') && (
          <BulkSteps
            orders={ticked}
            steps={bulkSteps}
            couriers={couriers}
            onTake={changeOrders}
            onDone={selection.marked.drop}
          />
        )}
        <PrintLinks list="/admin/orders" ids={ticked.map(({ id }) => id)} />
      </OrderSelectionBar>
      <PortalList
        label={t('orders.title')}
        query={query}
        columns={columns.shown}
        sort={sort}
        rowKey={(order) => order.id}
        page={list.page}
        hrefOfPage={list.hrefOfPage}
        countLabel={(count) => t('orders.count', { count, number: format.number(count) })}
        empty={<ListEmpty list={list} text={(message) => t(`orders.${message}`)} done={done} />}
      />
      {question && (
        <OrderDecision
          step={question.step}
          order={asShown([question.order], query.data?.items)[0]!}
          onClose={() => setQuestion(null)}
        />
      )}
    </PortalPage>
  );
}

function OrderFilters({ list, choice }: { list: ListParams; choice: Choice | '' }) {
  const { t } = useTranslation(['admin-console', 'common']);
  return (
    <PortalFilters>
      <PortalSearch label={t('orders.search')} value={list.term} onSearch={list.setTerm} />
      <PortalChoice
        label={t('orders.status')}
        value={choice}
        options={[
          { value: '', label: t('orders.anyStatus') },
          ...listedStatuses.map((value) => ({ value, label: t(`common:orderStatus.${value}`) })),
        ]}
        onChoose={(value) => list.setFilter('status', value)}
      />
      <OrderBounds list={list} governorates={useGovernorates()} />
    </PortalFilters>
  );
}
