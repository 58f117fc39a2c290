import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import type { PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { PickupMark } from '@mawad/shared-ui/desk/order/pickup-mark.tsx';
import { ReplacedReturn } from '@mawad/shared-ui/desk/order/replaced-return.tsx';
import { orderSort } from '@mawad/shared-ui/desk/order/order-sort.ts';
import { useDueCells, usePurchaseCells } from '@mawad/shared-ui/desk/order/order-cells.ts';
import { useOrderStatus } from '@mawad/shared-ui/desk/order/use-order-status.ts';
import { StatusChip } from '@mawad/shared-ui/desk/order/status-chip.tsx';
import { shownOrderStatus } from '@mawad/shared-ui/desk/order/shown-order-status.ts';
import type { OrderSummary } from '@mawad/supabase/orders/queries';
import { useGovernorateName } from '@mawad/shared-ui/desk/delivery/governorates.ts';
import { useLacksRight } from './own-rights.ts';

/** Columns of received orders; the total is only for members who may see money. */
export function useOrderColumns(): PortalColumn<OrderSummary>[] {
  const { t } = useTranslation(['seller-portal', 'file-export', 'portal-list']);
  const statusOf = useOrderStatus();
  const format = useFormat();
  const governorateName = useGovernorateName();
  const hidesMoney = useLacksRight('see_money');
  const columns: PortalColumn<OrderSummary>[] = [
    {
      id: 'number',
      header: t('orders.number'),
      cell: (order) => <OrderLink order={order} />,
      lead: true,
      file: { value: ({ number }) => number },
    },
    {
      id: 'date',
      header: t('orders.date'),
      cell: (order) => format.date(order.created_at),
      file: { kind: 'time', value: (order) => order.created_at },
      sort: orderSort.date,
    },
    {
      id: 'buyer',
      header: t('orders.buyer'),
      cell: (order) => <bdi>{order.buyer_name}</bdi>,
      file: [{ value: (order) => order.buyer_name }, ...usePurchaseCells()],
    },
    {
      id: 'destination',
      header: t('orders.destination'),
      cell: (order) => governorateName(order.governorate),
      file: [{ value: (order) => governorateName(order.governorate) }, useDueCells()],
      sort: orderSort.governorate,
    },
    {
      id: 'status',
      header: t('orders.status'),
      cell: (order) => <Standing order={order} />,
      file: [
        { value: statusOf },
        {
          heading: t('file-export:headings.confirmation'),
          value: ({ confirmation }) => confirmation && t(`portal-list:confirmation.${confirmation}`),
        },
        { heading: t('file-export:headings.pickup'), kind: 'boolean', value: (order) => order.is_pickup },
        { heading: t('file-export:headings.courier'), value: ({ shipment }) => shipment && shipment.courier },
        {
          heading: t('file-export:headings.trackingNumber'),
          value: ({ shipment }) => shipment && shipment.tracking_number,
        },
        {
          heading: t('file-export:headings.replacedReturn'),
          value: ({ replaced_return: replaced }) => replaced && replaced.number,
        },
      ],
      sort: orderSort.status,
    },
    {
      id: 'total',
      header: t('orders.total'),
      file: { heading: t('file-export:headings.total'), kind: 'number', value: ({ total }) => total },
      cell: ({ total }) => total !== null && <Box component="strong">{format.money(total)}</Box>,
      align: 'end',
      sort: orderSort.total,
    },
  ];
  return hidesMoney ? columns.filter(({ id }) => id !== 'total') : columns;
}

function Standing({ order }: { order: OrderSummary }) {
  return (
    <>
      <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
        <StatusChip kind="order" status={shownOrderStatus(order)} />
        {order.status === 'Processing' && order.confirmation && (
          <StatusChip kind="confirmation" status={order.confirmation} />
        )}
        {order.is_pickup && <PickupMark />}
      </Box>
      <ReplacedReturn order={order} returns="/seller/dashboard/returns" />
    </>
  );
}

function OrderLink({ order }: { order: OrderSummary }) {
  return (
    <AppLink to={`/seller/dashboard/orders/${order.id}`} sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
      <Ltr>{order.number}</Ltr>
    </AppLink>
  );
}
