import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import { ShipmentFields } from '@mawad/shared-ui/desk/order/shipment-fields.tsx';
import { isTrackingNumberTaken, shipmentInput } from '@mawad/supabase/couriers/queries';
import type { OrderSummary } from '@mawad/supabase/orders/queries';
import { useShippingCouriers } from '@mawad/shared-ui/desk/order/shipping-couriers.ts';
import type { OrderStep } from './order-steps.ts';
import { useOrderStep } from './use-order-step.ts';
import { useStepWords } from './use-step-words.ts';

/** Step that an administrator is about to take with an order. */
export interface OrderQuestion {
  order: OrderSummary;
  step: OrderStep;
}

/** Confirms a step that notifies buyer and seller. */
export function OrderDecision({ order, step, onClose }: OrderQuestion & { onClose: () => void }) {
  const { t } = useTranslation(['admin-console', 'desk']);
  const { decide, busy, problem, error } = useOrderStep(order, onClose);
  const { verb, title, text } = useStepWords(order)(step);
  const isShipping = step === 'ship' && !order.is_pickup;
  const couriers = useShippingCouriers(isShipping);
  const [shipment, setShipment] = useState({ courierId: null as number | null, trackingNumber: '' });
  const isTaken = isTrackingNumberTaken(error);
  const ends = step === 'reject' || step === 'cancel';
  const noteField = ends
    ? { label: t('desk:reason'), missing: t('desk:reasonMissing') }
    : { label: t('desk:note') };
  return (
    <DecisionDialog
      title={title}
      text={text}
      confirmLabel={verb}
      tone={ends ? 'error' : 'primary'}
      note={step === 'approve' ? undefined : noteField}
      busy={busy}
      problem={isTaken ? undefined : problem}
      onConfirm={(note) =>
        decide({ step, note, ...(shipment.courierId !== null && { shipment: shipmentInput(shipment) }) })
      }
      onClose={onClose}
    >
      {isShipping && couriers.length > 0 && (
        <ShipmentFields
          couriers={couriers}
          value={shipment}
          onChange={setShipment}
          error={isTaken ? t('desk:shipment.taken') : undefined}
        />
      )}
    </DecisionDialog>
  );
}
