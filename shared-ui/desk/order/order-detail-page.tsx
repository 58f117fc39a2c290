import type { ReactNode } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { PortalPage } from '@mawad/shared-ui/desk/frame/portal-page.tsx';
import { UnloadedPage } from '@mawad/shared-ui/desk/frame/unloaded-page.tsx';
import { PortalColumns } from '@mawad/shared-ui/desk/list/portal-columns.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { useParams } from '@mawad/shared-ui/kit/router.ts';
import { type Services, useServices } from '@mawad/shared-ui/platform/contract.ts';
import { queryOptions, useQuery } from '@mawad/shared-ui/platform/query.ts';
import { backendOf } from '@mawad/supabase/client';
import { getOrder, type OrderDetail } from '@mawad/supabase/orders/queries';
import { queryKey } from '@mawad/supabase/query-keys';
import { useGovernorateName, usePlaceNames } from '../delivery/governorates.ts';
import { DeliveryAddress } from './delivery-address.tsx';
import { DueDay } from './due-day.tsx';
import { OrderCalls } from './order-calls.tsx';
import { OrderGoods } from './order-goods.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderNotes } from './order-notes.tsx';
import { PrintLinks } from './paper/print-links.tsx';
import { PickupPlace } from './pickup-place.tsx';
import { ReplacedReturn } from './replaced-return.tsx';
import { ShipmentPanel } from './shipment-panel.tsx';
import { shownOrderStatus } from './shown-order-status.ts';
import { StatusChip } from './status-chip.tsx';
import { useAddNote } from './use-add-note.ts';
import { useLogCall } from './use-log-call.ts';

const orderQuery = (services: Services, id: string) =>
  queryOptions({
    queryKey: queryKey('orders', 'detail', id),
    queryFn: () => getOrder(backendOf(services).data, id),
  });

interface OrderDetailPageProps {
  /** Address of the list of orders. */
  list: string;
  /** Address of the list of returns. */
  returns: string;
  notesHint: string;
  mayChange: boolean;
  mayNote: boolean;
  /** Follows the time of the order in the subtitle. */
  subtitle?: (order: OrderDetail) => ReactNode;
  /** Buttons of the next steps. */
  actions: (order: OrderDetail) => ReactNode;
  /** Notice above the page while the order awaits approval. */
  awaiting: (order: OrderDetail) => ReactNode;
  /** Panels of the side column, below the shipment. */
  side?: (order: OrderDetail) => ReactNode;
  /** Panels below the notes. */
  children?: (order: OrderDetail) => ReactNode;
}

/** Order of the address with goods, delivery address, calls, notes, history and the next steps. */
export function OrderDetailPage(props: OrderDetailPageProps) {
  const { t } = useTranslation('desk');
  const { orderId = '' } = useParams();
  const query = useQuery(orderQuery(useServices(), orderId));
  const back = { to: props.list, label: t('order.back') };
  if (query.data) return <Content {...props} order={query.data} back={back} />;
  const missing = { title: t('order.notFound'), text: t('order.notFoundHint') };
  return <UnloadedPage title={t('order.orders')} back={back} query={query} missing={missing} />;
}

interface ContentProps extends OrderDetailPageProps {
  order: OrderDetail;
  back: { to: string; label: string };
}

function Content({ order, back, list, returns, notesHint, mayChange, mayNote, ...slots }: ContentProps) {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const placeNames = usePlaceNames();
  const addNote = useAddNote(order.id);
  const logCall = useLogCall(order);
  return (
    <PortalPage
      title={t('order.title', { number: order.number })}
      subtitle={
        <>
          <time dateTime={order.created_at}>{format.dateTime(order.created_at)}</time>
          {slots.subtitle?.(order)}
          <DueDay order={order} />
          <ReplacedReturn order={order} returns={returns} />
        </>
      }
      badge={<StatusChip kind="order" status={shownOrderStatus(order)} />}
      back={back}
      action={mayChange && slots.actions(order)}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {order.status === 'Processing' && order.approved_at === null && slots.awaiting(order)}
        <PortalColumns
          lead={
            <DeliveryAddress
              destination={{ ...order.delivery, ...placeNames(order.delivery) }}
              handover={order.needs_truck && t('truck')}
            />
          }
          side={
            <>
              <Pickup order={order} />
              <ShipmentPanel order={order} mayChange={mayChange} />
              {slots.side?.(order)}
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                <PrintLinks list={list} ids={[order.id]} withInvoices={order.total !== null} />
              </Box>
              <OrderHistory events={order.events} isPickup={order.is_pickup} />
            </>
          }
        >
          <OrderGoods {...order} />
          <OrderCalls order={order} onLog={mayChange ? logCall : undefined} />
          <OrderNotes notes={order.notes ?? []} hint={notesHint} onAdd={mayNote ? addNote : undefined} />
          {slots.children?.(order)}
        </PortalColumns>
      </Box>
    </PortalPage>
  );
}

/** Showroom where the buyer collects the order; nothing for a delivery. */
function Pickup({ order }: { order: OrderDetail }) {
  const governorateName = useGovernorateName();
  const language = useLanguage();
  if (!order.pickup) return null;
  return (
    <PickupPlace
      pickup={{ ...order.pickup, governorate: governorateName(order.pickup.governorate) }}
      company={localized(order, 'company_name', language)}
    />
  );
}
