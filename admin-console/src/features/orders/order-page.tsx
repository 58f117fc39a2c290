import { useState } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
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
import { CompanyName } from '@mawad/shared-ui/kit/company-name.tsx';
import { shownOrderStatus } from '@mawad/shared-ui/desk/order/shown-order-status.ts';
import { isMissing } from '@mawad/supabase/errors';
import type { OrderDetail } from '@mawad/supabase/orders/queries';
import { useGovernorateName, usePlaceNames } from '../../governorate-name.ts';
import { useStaffMay } from '../../staff-rights.ts';
import { OrderDecision } from './order-decision.tsx';
import { OrderMails } from './order-mails.tsx';
import { orderQuery } from './order-queries.ts';
import { type OrderStep, orderSteps } from './order-steps.ts';
import { useStepWords } from './use-step-words.ts';
import { ShipmentPanel } from './shipment-panel.tsx';
import { useAddNote } from './use-add-note.ts';
import { useLogCall } from './use-log-call.ts';

/** Order with goods, address, history and the next steps. */
export function OrderPage() {
  const { t } = useTranslation('admin-console');
  const { orderId = '' } = useParams();
  const query = useQuery(orderQuery(useServices(), orderId));
  const back = { to: '/admin/orders', label: t('order.back') };
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
  const { t } = useTranslation('admin-console');
  if (!isMissing(error)) return <ErrorState error={error} onRetry={onRetry} />;
  return <EmptyState title={t('order.notFound')} text={t('order.notFoundHint')} action={back} />;
}

function Content({ order, back }: { order: OrderDetail; back: { to: string; label: string } }) {
  const { t } = useTranslation(['admin-console', 'desk']);
  const language = useLanguage();
  const addNote = useAddNote(order.id);
  const logCall = useLogCall(order);
  const may = useStaffMay();
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
          {' · '}
          <CompanyName of={order} />
          <DueDay order={order} />
        </>
      }
      badge={<StatusChip kind="order" status={shownOrderStatus(order)} />}
      back={back}
      action={may('change_orders') && <Steps order={order} />}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {awaiting && <Alert severity="warning">{t('order.awaiting')}</Alert>}
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
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                <PrintLinks list="/admin/orders" ids={[order.id]} />
              </Box>
              <OrderHistory events={order.events} isPickup={order.is_pickup} />
            </>
          }
        >
          <OrderGoods {...order} />
          <OrderCalls order={order} onLog={may('change_orders') ? logCall : undefined} />
          <OrderNotes notes={order.notes ?? []} hint={t('desk:notes.hintStaff')} onAdd={addNote} />
          <OrderMails mails={order.mails ?? []} isPickup={order.is_pickup} />
        </PortalColumns>
      </Box>
    </PortalPage>
  );
}

/** Buttons of the next steps: the main one filled, those that end the order in red. */
function Steps({ order }: { order: OrderDetail }) {
  const wordsOf = useStepWords(order);
  const [step, setStep] = useState<OrderStep | null>(null);
  const [main, ...others] = orderSteps(order);
  if (!main) return null;
  return (
    <>
      {others.map((other) => (
        <Button key={other} color="error" onClick={() => setStep(other)}>
          {wordsOf(other).verb}
        </Button>
      ))}
      <Button variant="contained" onClick={() => setStep(main)}>
        {wordsOf(main).verb}
      </Button>
      {step && <OrderDecision order={order} step={step} onClose={() => setStep(null)} />}
    </>
  );
}
