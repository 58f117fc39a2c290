import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { Alert } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useParams } from '@mawad/shared-ui/kit/router.ts';
import { DeliveryAddress } from '@mawad/shared-ui/desk/order/delivery-address.tsx';
import { DueDay } from '@mawad/shared-ui/desk/order/due-day.tsx';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { OrderCalls } from '@mawad/shared-ui/desk/order/order-calls.tsx';
import { OrderGoods } from '@mawad/shared-ui/desk/order/order-goods.tsx';
import { OrderHistory } from '@mawad/shared-ui/desk/order/order-history.tsx';
import { OrderNotes } from '@mawad/shared-ui/desk/order/order-notes.tsx';
import { PickupPlace } from '@mawad/shared-ui/desk/order/pickup-place.tsx';
import { PrintLinks } from '@mawad/shared-ui/desk/order/paper/print-links.tsx';
import { PortalColumns } from '@mawad/shared-ui/desk/list/portal-columns.tsx';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { StatusChip } from '@mawad/shared-ui/desk/order/status-chip.tsx';
import { shownOrderStatus } from '@mawad/shared-ui/desk/order/shown-order-status.ts';
import { isMissing } from '@mawad/supabase/errors';
import type { OrderDetail } from '@mawad/supabase/orders/queries';
import { useGovernorateName, usePlaceNames } from '../../governorate-name.ts';
import { useIsViewing, useOwnRights } from '../../own-rights.ts';
import { CashPanel } from './door/cash-panel.tsx';
import { OrderActions } from './order-actions.tsx';
import { receivedOrderQuery } from './order-queries.ts';
import { ShipmentPanel } from './shipment-panel.tsx';
import { useAddNote } from './use-add-note.ts';
import { useLogCall } from './use-log-call.ts';
import { WriteToBuyer } from './write-to-buyer.tsx';

/** A received order with goods, address, history and allowed actions. */
export function OrderPage() {
  const { t } = useTranslation('seller-portal');
  const { orderId = '' } = useParams();
  const query = useQuery(receivedOrderQuery(useServices(), orderId));
  const back = { to: '/seller/dashboard/orders', label: t('order.back') };
  if (query.data) return <Content order={query.data} back={back} />;
  return (
    <PortalPage title={t('orders.title')} back={back}>
      {query.isError && <Failure error={query.error} onRetry={() => void query.refetch()} back={back} />}
      {query.isPending && (
        <PortalColumns side={<Skeleton variant="rounded" height={220} />}>
          <Skeleton variant="rounded" height={320} />
        </PortalColumns>
      )}
    </PortalPage>
  );
}

function Failure(props: { error: unknown; onRetry: () => void; back: { to: string; label: string } }) {
  const { error, onRetry, back } = props;
  const { t } = useTranslation('seller-portal');
  if (!isMissing(error)) return <ErrorState error={error} onRetry={onRetry} />;
  return <EmptyState title={t('order.notFound')} text={t('order.notFoundHint')} action={back} />;
}

function Content({ order, back }: { order: OrderDetail; back: { to: string; label: string } }) {
  const { t } = useTranslation(['seller-portal', 'desk']);
  const language = useLanguage();
  const addNote = useAddNote(order.id);
  const logCall = useLogCall(order);
  const may = useOwnRights();
  const isViewing = useIsViewing();
  const format = useFormat();
  const governorateName = useGovernorateName();
  const placeNames = usePlaceNames();
  const awaiting = order.status === 'Processing' && order.approved_at === null;
  return (
    <PortalPage
      title={t('order.title', { number: order.number })}
      subtitle={
        <>
          <time dateTime={order.created_at}>{format.dateTime(order.created_at)}</time>
          <DueDay order={order} />
        </>
      }
      badge={<StatusChip kind="order" status={shownOrderStatus(order)} />}
      back={back}
      action={<OrderActions order={order} />}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {awaiting && (
          <Alert severity="info">
            {t(order.is_pickup ? 'desk:pickup.awaiting' : 'order.awaitingApproval')}
          </Alert>
        )}
        <PortalColumns
          lead={
            <DeliveryAddress
              destination={{ ...order.delivery, ...placeNames(order.delivery) }}
              handover={order.needs_truck && t('desk:truck')}
            />
          }
          side={
            <>
              {order.pickup && (
                <PickupPlace
                  pickup={{ ...order.pickup, governorate: governorateName(order.pickup.governorate) }}
                  company={localized(order, 'company_name', language)}
                />
              )}
              <ShipmentPanel order={order} mayChange={may('change_orders')} />
              <CashPanel order={order} />
              <WriteToBuyer order={order} />
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                <PrintLinks
                  list="/seller/dashboard/orders"
                  ids={[order.id]}
                  withInvoices={order.total !== null}
                />
              </Box>
              <OrderHistory events={order.events} isPickup={order.is_pickup} />
            </>
          }
        >
          <OrderGoods {...order} />
          <OrderCalls order={order} onLog={may('change_orders') ? logCall : undefined} />
          <OrderNotes
            notes={order.notes ?? []}
            hint={t('desk:notes.hintCompany')}
            onAdd={isViewing ? undefined : addNote}
          />
        </PortalColumns>
      </Box>
    </PortalPage>
  );
}
