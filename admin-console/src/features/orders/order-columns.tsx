import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Box, Button } from '@mawad/shared-ui/kit/mui.ts';
import { AppLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { Ltr } from '@mawad/shared-ui/kit/ltr.tsx';
import { ample, type PortalColumn } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { PickupMark } from '@mawad/shared-ui/desk/order/pickup-mark.tsx';
import { ReplacedReturn } from '@mawad/shared-ui/desk/order/replaced-return.tsx';
import { orderSort } from '@mawad/shared-ui/desk/order/order-sort.ts';
import { useDueCells, usePurchaseCells } from '@mawad/shared-ui/desk/order/order-cells.ts';
import { useOrderStatus } from '@mawad/shared-ui/desk/order/use-order-status.ts';
import { StatusChip } from '@mawad/shared-ui/desk/order/status-chip.tsx';
import { CompanyName } from '@mawad/shared-ui/kit/company-name.tsx';
import { shownOrderStatus } from '@mawad/shared-ui/desk/order/shown-order-status.ts';
import type { OrderSummary } from '@mawad/supabase/orders/queries';
import { useGovernorateName } from '@mawad/shared-ui/desk/delivery/governorates.ts';
import { useStaffMay } from '../../staff-rights.ts';
import type { OrderQuestion } from './order-decision.tsx';
import { orderSteps } from './order-steps.ts';

/** Columns of the list of orders; `onAsk` opens the dialog for approval or rejection. */
export function useOrderColumns(onAsk: (question: OrderQuestion) => void): PortalColumn<OrderSummary>[] {
  const { t } = useTranslation(['admin-console', 'file-export']);
  const language = useLanguage();
  const statusOf = useOrderStatus();
  const format = useFormat();
  const governorateName = useGovernorateName();
  return [
    {
      id: 'number',
      header: t('orders.number'),
      cell: (order) => <OrderLink order={order} />,
      lead: true,
      sort: orderSort.date,
      file: [
        { value: ({ number }) => number },
        { heading: t('file-export:headings.date'), kind: 'time', value: (order) => order.created_at },
      ],
    },
    {
      id: 'buyer',
      header: t('orders.buyer'),
      cell: (order) => <bdi>{order.buyer_name}</bdi>,
      file: [{ value: (order) => order.buyer_name }, ...usePurchaseCells()],
    },
    {
      id: 'seller',
      header: t('orders.seller'),
      cell: (order) => <CompanyName of={order} />,
      file: { value: (order) => localized(order, 'company_name', language) },
    },
    {
      id: 'destination',
      header: t('orders.destination'),
      cell: (order) => governorateName(order.governorate),
      file: [{ value: (order) => governorateName(order.governorate) }, useDueCells()],
      sort: orderSort.governorate,
      spare: true,
    },
    {
      id: 'total',
      header: t('orders.total'),
      file: { heading: t('file-export:headings.total'), kind: 'number', value: ({ total }) => total },
      cell: ({ total }) => total !== null && <strong>{format.money(total)}</strong>,
      align: 'end',
      sort: orderSort.total,
    },
    {
      id: 'status',
      header: t('orders.status'),
      cell: (order) => <Standing order={order} />,
      file: [
        { value: statusOf },
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
      id: 'actions',
      header: t('orders.actions'),
      cell: (order) => <Decisions order={order} onAsk={onAsk} />,
      align: 'end',
      silentHeader: true,
      lead: true,
    },
  ];
}

function Standing({ order }: { order: OrderSummary }) {
  return (
    <>
      <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
        <StatusChip kind="order" status={shownOrderStatus(order)} />
        {order.is_pickup && <PickupMark />}
      </Box>
      <ReplacedReturn order={order} returns="/admin/returns" />
    </>
  );
}

function OrderLink({ order }: { order: OrderSummary }) {
  const format = useFormat();
  return (
    <>
      <AppLink to={`/admin/orders/${order.id}`} sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
        <Ltr>{order.number}</Ltr>
      </AppLink>
      <Box sx={{ fontSize: 'var(--text-12)', color: 'text.secondary', [ample]: { whiteSpace: 'nowrap' } }}>
        {format.dateTime(order.created_at)}
      </Box>
    </>
  );
}

interface DecisionsProps {
  order: OrderSummary;
  onAsk: (question: OrderQuestion) => void;
}

function Decisions({ order, onAsk }: DecisionsProps) {
  const { t } = useTranslation('admin-console');
  const may = useStaffMay();
  if (!may('change_orders') || !orderSteps(order).includes('approve')) return null;
  const { number } = order;
  return (
    <Box
      sx={{
        ...{ display: 'inline-flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 },
        [ample]: { flexWrap: 'nowrap' },
      }}
    >
      <Button
        size="small"
        color="error"
        onClick={() => onAsk({ order, step: 'reject' })}
        aria-label={t('orders.rejectNamed', { number })}
      >
        {t('order.reject')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        onClick={() => onAsk({ order, step: 'approve' })}
        aria-label={t('orders.approveNamed', { number })}
      >
        {t('order.approve')}
      </Button>
    </Box>
  );
}
