import { useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { dayBounds } from '@mawad/shared-ui/kit/day-bounds.ts';
import { type ListParams, useListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { asShown, useSelection } from '@mawad/shared-ui/desk/list/use-selection.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { BulkSteps } from '@mawad/shared-ui/desk/order/bulk-steps.tsx';
import { OrderBounds } from '@mawad/shared-ui/desk/order/order-bounds.tsx';
import { PrintLinks } from '@mawad/shared-ui/desk/order/paper/print-links.tsx';
import { PortalChoice, PortalFilters, PortalSearch } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { SelectionBar } from '@mawad/shared-ui/desk/list/selection-bar.tsx';
import { TickBox } from '@mawad/shared-ui/desk/list/tick-box.tsx';
import { type OrderSummary, listedStatuses } from '@mawad/supabase/queries/orders';
import { useGovernorates } from '../../governorate-name.ts';
import { ConsoleViews } from '../../console-views.tsx';
import { ListEmpty } from '../../list-empty.tsx';
import { useStaffMay } from '../../staff-rights.ts';
import { useOrderColumns } from './order-columns.tsx';
import { OrderDecision, type OrderQuestion } from './order-decision.tsx';
import { allOrdersQuery } from './order-queries.ts';
import { useChangeOrders } from './use-change-orders.ts';

const pageSize = 20;
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
  const selection = useSelection<OrderSummary>();
  const changeOrders = useChangeOrders();
  const may = useStaffMay();
  const tick = {
    id: 'tick',
    header: t('desk:tick', { number: '' }),
    silentHeader: true,
    cell: (order: OrderSummary) => (
      <TickBox
        label={t('desk:tick', { number: order.number })}
        checked={selection.has(order.id)}
        onChange={() => selection.toggle(order)}
      />
    ),
  };
  const columns = [tick, ...useOrderColumns(setQuestion)];
  const choice = readChoice(list.filter('status'));
  const query = useQuery(
    allOrdersQuery(useServices(), {
      status: choice || undefined,
      ...dayBounds(list.filter('from'), list.filter('to')),
      governorate: list.filter('governorate') || undefined,
      pickup: list.filter('handover') === 'pickup' || undefined,
      buyer_id: list.filter('buyer') || undefined,
      term: list.term || undefined,
      page: list.page,
      page_size: pageSize,
    }),
  );
  const done = choice === 'AwaitingApproval' && {
    title: t('orders.noAwaiting'),
    text: t('orders.noAwaitingText'),
  };
  const ticked = asShown(selection.rows, query.data?.items);
  return (
    <PortalPage title={t('orders.title')}>
      <OrderFilters list={list} choice={choice} />
      <ConsoleViews list="console-orders" />
      <SelectionBar selection={selection} page={query.data?.items ?? []}>
        {may('change_orders') && (
          <BulkSteps orders={ticked} steps={bulkSteps} onTake={changeOrders} onDone={selection.drop} />
        )}
        <PrintLinks list="/admin/orders" ids={selection.rows.map(({ id }) => id)} />
      </SelectionBar>
      <PortalList
        label={t('orders.title')}
        query={query}
        columns={columns}
        rowKey={(order) => order.id}
        page={list.page}
        hrefOfPage={list.hrefOfPage}
        countLabel={(count) => t('orders.count', { count, number: format.number(count) })}
        empty={<ListEmpty list={list} texts="orders" done={done} />}
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
