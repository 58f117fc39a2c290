import { useState } from 'react';
import { baghdadDay, useTranslation } from '@mawad/shared-i18n';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { ShipmentFields } from '@mawad/shared-ui/desk/order/shipment-fields.tsx';
import { isOpenStep } from '@mawad/shared-ui/desk/order/open-steps.ts';
import type { OrderDetail } from '@mawad/supabase/orders/queries';
import { isTrackingNumberTaken, shipmentInput } from '@mawad/supabase/couriers/queries';
import { useOwnRights } from '../../own-rights.ts';
import { useShippingCouriers } from '@mawad/shared-ui/desk/order/shipping-couriers.ts';
import { AttemptDialog } from './door/attempt-dialog.tsx';
import { DeliverDialog } from './door/deliver-dialog.tsx';
import { RefuseDialog } from './door/refuse-dialog.tsx';
import { ShortageDialog } from './shortage/shortage-dialog.tsx';
import { type SellerStep, useStatusChange } from './use-status-change.ts';

/** Status changes that a seller may make, the usual one last. */
const sellerSteps = ['Cancelled', 'Delivered', 'Shipped'] as const;

/** Buttons for the allowed status changes, each with a confirmation dialog. */
export function OrderActions({ order }: { order: OrderDetail }) {
  // Stores the status at the click: cancelling a shipped order means that the buyer refused or did not collect it.
  const [begun, setBegun] = useState<{ step: SellerStep; isShipped: boolean } | null>(null);
  const setStep = (step: SellerStep | null) =>
    setBegun(step && { step, isShipped: order.status === 'Shipped' });
  const step = begun?.step;
  const wordsOf = useStepWords(order);
  const [isShort, setShort] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { t } = useTranslation('desk');
  const isRefusal = step === 'Cancelled' && begun?.isShipped;
  const may = useOwnRights();
  if (!may('change_orders')) return null;
  return (
    <>
      {order.status === 'Processing' && <Button onClick={() => setShort(true)}>{t('shortage.verb')}</Button>}
      {order.status === 'Shipped' && <Button onClick={() => setFailed(true)}>{t('door.attempt')}</Button>}
      {hasFailed && <AttemptDialog order={order} onClose={() => setFailed(false)} />}
      {isShort && (
        <ShortageDialog
          order={order}
          onCallOff={() => {
            setShort(false);
            setStep('Cancelled');
          }}
          onClose={() => setShort(false)}
        />
      )}
      {sellerSteps
        .filter((one) => isOpenStep(one, order))
        .map((one) => (
          <Button
            key={one}
            variant={one === 'Cancelled' ? 'text' : 'contained'}
            color={one === 'Cancelled' ? 'error' : 'primary'}
            onClick={() => setStep(one)}
          >
            {wordsOf(one).verb}
          </Button>
        ))}
      {step === 'Delivered' && <DeliverDialog order={order} onClose={() => setStep(null)} />}
      {isRefusal && <RefuseDialog order={order} onClose={() => setStep(null)} />}
      {step && step !== 'Delivered' && !isRefusal && (
        <StatusDialog order={order} step={step} onClose={() => setStep(null)} />
      )}
    </>
  );
}

function StatusDialog(props: { order: OrderDetail; step: SellerStep; onClose: () => void }) {
  const { order, step, onClose } = props;
  const { t } = useTranslation('desk');
  const words = useStepWords(order)(step);
  const { decide, busy, problem, error } = useStatusChange(order, onClose);
  const isTaken = isTrackingNumberTaken(error);
  const isShipping = step === 'Shipped' && !order.is_pickup;
  const [dueOn, setDueOn] = useState(() => (order.due_on < baghdadDay() ? baghdadDay() : order.due_on));
  const couriers = useShippingCouriers(isShipping);
  const [shipment, setShipment] = useState({ courierId: null as number | null, trackingNumber: '' });
  const [tried, setTried] = useState(false);
  const isPast = isShipping && dueOn < baghdadDay();
  function confirm(note: string | undefined) {
    setTried(true);
    if (isPast) return;
    decide({
      status: step,
      note,
      ...(isShipping && dueOn !== order.due_on && { dueOn }),
      ...(shipment.courierId !== null && { shipment: shipmentInput(shipment) }),
    });
  }
  return (
    <DecisionDialog
      {...words}
      confirmLabel={words.verb}
      tone={step === 'Cancelled' ? 'error' : 'primary'}
      busy={busy}
      problem={isTaken ? undefined : problem}
      onConfirm={confirm}
      onClose={onClose}
    >
      {isShipping && (
        <TextInput
          type="date"
          label={t('due.label')}
          hint={t('due.hint')}
          value={dueOn}
          onChange={(event) => setDueOn(event.target.value)}
          error={tried && isPast ? t('due.missing') : undefined}
          required
          ltr
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: baghdadDay() } }}
        />
      )}
      {isShipping && couriers.length > 0 && (
        <ShipmentFields
          couriers={couriers}
          value={shipment}
          onChange={setShipment}
          error={isTaken ? t('shipment.taken') : undefined}
        />
      )}
    </DecisionDialog>
  );
}

/** Translated labels of a status change. */
function useStepWords({ number, status, is_pickup: isPickup }: OrderDetail) {
  const { t } = useTranslation(['seller-portal', 'desk']);
  return (step: SellerStep) => {
    if (step === 'Cancelled') {
      const kind =
        status !== 'Shipped' ? 'callOff' : isPickup ? ('pickup.notCollected' as const) : ('refuse' as const);
      return {
        verb: t(`desk:${kind}.verb`),
        title: t(`desk:${kind}.title`, { number }),
        text: t(`desk:${kind}.text`),
        keepLabel: t('desk:bulk.keep'),
        note: { label: t('desk:reason'), missing: t('desk:reasonMissing') },
      };
    }
    if (isPickup) {
      const kind = step === 'Shipped' ? 'ready' : 'collected';
      return {
        verb: t(`desk:pickup.${kind}.verb`),
        title: t(`desk:pickup.${kind}.title`, { number }),
        text: t(`desk:pickup.${kind}.text`),
        note: { label: t('desk:note') },
      };
    }
    const verb = step === 'Shipped' ? 'ship' : 'deliver';
    return {
      verb: t(`desk:order.${verb}`),
      title: t(`desk:order.${verb}Title`, { number }),
      text: t(`desk:order.${verb}Text`),
      note: { label: t('desk:note') },
    };
  };
}
