import { useMemo } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { dayBounds } from '@mawad/shared-ui/kit/day-bounds.ts';
import { ListEmpty } from '@mawad/shared-ui/desk/list/list-empty.tsx';
import { sortOf, useListParams, type ListParams } from '@mawad/shared-ui/desk/list/list-params.ts';
import { useListSelection } from '@mawad/shared-ui/desk/list/use-list-selection.ts';
import { asShown } from '@mawad/shared-ui/desk/list/use-selection.ts';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { BulkSteps } from '@mawad/shared-ui/desk/order/bulk-steps.tsx';
import { OrderSelectionBar } from '@mawad/shared-ui/desk/order/order-selection-bar.tsx';
import { OrderBounds } from '@mawad/shared-ui/desk/order/order-bounds.tsx';
import { PrintLinks } from '@mawad/shared-ui/desk/order/paper/print-links.tsx';
import { PortalChoice, PortalFilters, PortalSearch } from '@mawad/shared-ui/desk/list/portal-filters.tsx';
import { PortalList } from '@mawad/shared-ui/desk/list/portal-list.tsx';
import { useShownColumns } from '@mawad/shared-ui/desk/list/use-shown-columns.ts';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { PortalSelect } from '@mawad/shared-ui/desk/list/portal-select.tsx';
import { TickBox } from '@mawad/shared-ui/desk/list/tick-box.tsx';
import { backendOf } from '@mawad/supabase/client';
import { orderChangeSource } from '@mawad/supabase/orders/selection-queries';
import {
  callOutcomes,
  listSellerOrders,
  type OrderFilter,
  orderSorts,
  type OrderSummary,
} from '@mawad/supabase/orders/queries';
import { useGovernorates } from '@mawad/shared-ui/desk/delivery/governorates.ts';
import { useShippingCouriers } from '@mawad/shared-ui/desk/order/shipping-couriers.ts';
import { useLacksRight, useOwnRights } from '../../own-rights.ts';
import { useOrderColumns } from '../../order-columns.tsx';
import { OwnViews } from '../../own-views.tsx';
import { SettleCash } from './door/settle-cash.tsx';
import { receivedOrdersQuery } from './order-queries.ts';
import { useChangeOrders } from '@mawad/shared-ui/desk/order/use-change-orders.ts';

const pageSize = 20;

const readSort = (text: string) => orderSorts.find((sort) => sort === text);

/**
 * Filter of the list. Orders in Processing are split by whether they still await approval; of delivered orders, those
 * with unsettled cash can be listed.
 */
const choices = [
  'Processing',
  'AwaitingApproval',
  'Shipped',
  'Delivered',
  'unsettled',
  'Cancelled',
  'Rejected',
] as const;
type Choice = (typeof choices)[number];

function readChoice(text: string): Choice | '' {
  return choices.find((choice) => choice === text) ?? '';
}

function filterOf(choice: Choice | ''): OrderFilter {
  if (choice === 'unsettled') return { cash: 'unsettled' };
  return choice ? { status: choice } : {};
}

const confirmations = ['none', ...callOutcomes] as const;

function readConfirmation(text: string): OrderFilter['confirmation'] {
  return confirmations.find((one) => one === text);
}

/** Status changes for several orders. */
const bulkSteps = ['Shipped', 'Delivered', 'Cancelled'] as const;

/** Received orders of the company. */
export function OrdersPage() {
  const { t } = useTranslation(['seller-portal', 'desk']);
  const list = useListParams();
  const format = useFormat();
  const services = useServices();
  const filter: OrderFilter = {
    ...filterOf(readChoice(list.filter('status'))),
    ...dayBounds(list.filter('from'), list.filter('to')),
    confirmation: readConfirmation(list.filter('confirmation')),
    governorate: list.filter('governorate') || undefined,
    pickup: list.filter('handover') === 'pickup' || undefined,
    term: list.term || undefined,
  };
  const selection = useListSelection<OrderSummary>(filter);
  const source = useMemo(() => orderChangeSource(() => backendOf(services).data, 'seller'), [services]);
  const changeOrders = useChangeOrders();
  const may = useOwnRights();
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
  const columns = useShownColumns([tick, ...useOrderColumns()], list, 'own-orders');
  const sort = sortOf(list, 'newest');
  const query = useQuery(
    receivedOrdersQuery(services, {
      ...filter,
      sort: readSort(sort.value),
      page: list.page,
      page_size: pageSize,
    }),
  );
  const ticked = asShown(selection.marked.rows, query.data?.items);
  return (
    <PortalPage title={t('orders.title')}>
      <OrderFilters list={list} />
      <OrderSelectionBar
        selection={selection}
        page={query.data}
        filter={filter}
        source={source}
        couriers={couriers}
        tools={
          <OwnViews
            list="own-orders"
            view={{
              name: t('orders.title'),
              columns,
              sort,
              count: query.data?.count,
              read: (place) =>
                listSellerOrders(backendOf(services).data, {
                  ...filter,
                  sort: readSort(sort.value),
                  ...place,
                }),
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
        {may('settle_cash') && <SettleCash orders={ticked} size="small" onDone={selection.marked.drop} />}
        <PrintLinks
          list="/seller/dashboard/orders"
          ids={ticked.map(({ id }) => id)}
          withInvoices={may('see_money')}
        />
      </OrderSelectionBar>
      {may('see_money') && (
        <Cash toCollect={query.data?.cash_to_collect} toSettle={query.data?.cash_to_settle} />
      )}
      <PortalList
        label={t('orders.title')}
        query={query}
        columns={columns.shown}
        sort={sort}
        rowKey={(order) => order.id}
        page={list.page}
        hrefOfPage={list.hrefOfPage}
        countLabel={(count) => t('orders.count', { count, number: format.number(count) })}
        empty={<ListEmpty list={list} text={(message) => t(`orders.${message}`)} />}
      />
    </PortalPage>
  );
}

/** Outstanding cash of the listed orders; takes a line while the sums load. */
function Cash({ toCollect, toSettle }: { toCollect?: number | null; toSettle?: number | null }) {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const sums = [
    toCollect && t('toCollect', { amount: format.money(toCollect) }),
    toSettle && t('toSettle', { amount: format.money(toSettle) }),
  ].filter(Boolean);
  if (sums.length === 0 && toCollect !== undefined) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, marginBlockEnd: 1.5 }}>
      {sums.length === 0 && <Typography variant="body2">{'\u00a0'}</Typography>}
      {sums.map((sum) => (
        <Typography key={String(sum)} variant="body2" sx={{ fontWeight: 600 }}>
          {sum}
        </Typography>
      ))}
    </Box>
  );
}

function OrderFilters({ list }: { list: ListParams }) {
  const { t } = useTranslation(['seller-portal', 'common', 'desk', 'portal-list']);
  const hidesMoney = useLacksRight('see_money');
  return (
    <PortalFilters>
      <PortalSearch label={t('orders.search')} value={list.term} onSearch={list.setTerm} />
      <PortalChoice
        label={t('orders.status')}
        value={readChoice(list.filter('status'))}
        options={[
          { value: '', label: t('orders.anyStatus') },
          { value: 'Processing', label: t('home.task.ship') },
          { value: 'AwaitingApproval', label: t('common:orderStatus.AwaitingApproval') },
          { value: 'Shipped', label: t('common:orderStatus.Shipped') },
          { value: 'Delivered', label: t('common:orderStatus.Delivered') },
          ...(hidesMoney ? [] : [{ value: 'unsettled' as const, label: t('desk:door.unsettledOrders') }]),
          { value: 'Cancelled', label: t('common:orderStatus.Cancelled') },
          { value: 'Rejected', label: t('common:orderStatus.Rejected') },
        ]}
        onChoose={(status) => list.setFilter('status', status)}
      />
      <PortalSelect
        label={t('desk:confirmation')}
        value={readConfirmation(list.filter('confirmation')) ?? ''}
        options={[
          { value: '', label: t('desk:anyConfirmation') },
          ...confirmations.map((value) => ({ value, label: t(`portal-list:confirmation.${value}`) })),
        ]}
        onChoose={(value) => list.setFilter('confirmation', value)}
      />
      <OrderBounds list={list} governorates={useGovernorates()} />
    </PortalFilters>
  );
}
