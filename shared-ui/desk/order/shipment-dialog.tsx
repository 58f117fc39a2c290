import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import type { DecisionProblem } from '@mawad/shared-ui/desk/decision/use-decision.ts';
import {
  type CourierChoice,
  type ShipmentDraft,
  ShipmentFields,
} from '@mawad/shared-ui/desk/order/shipment-fields.tsx';

interface ShipmentDialogProps {
  number: string;
  shipment: { courier_id: number; courier: string; tracking_number: string | null } | null;
  couriers: readonly CourierChoice[];
  busy: boolean;
  problem?: DecisionProblem;
  /** Error of the tracking number. */
  fieldError?: string;
  onSave: (draft: ShipmentDraft) => void;
  onClose: () => void;
}

/** Corrects courier and tracking number of an order on its way. */
export function ShipmentDialog(props: ShipmentDialogProps) {
  const { number, shipment, couriers, busy, problem, fieldError, onSave, onClose } = props;
  const { t } = useTranslation('desk');
  const [draft, setDraft] = useState<ShipmentDraft>({
    courierId: shipment?.courier_id ?? null,
    trackingNumber: shipment?.tracking_number ?? '',
  });
  // A courier that is no longer in use stays possible for the order that it carries.
  const isListed = !shipment || couriers.some(({ id }) => id === shipment.courier_id);
  const choices = isListed ? couriers : [...couriers, { id: shipment.courier_id, name: shipment.courier }];
  return (
    <DecisionDialog
      title={t('shipment.changeTitle', { number })}
      text={t('shipment.changeText')}
      confirmLabel={t('shipment.save')}
      busy={busy}
      problem={fieldError ? undefined : problem}
      onConfirm={() => onSave(draft)}
      onClose={onClose}
    >
      <ShipmentFields couriers={choices} value={draft} onChange={setDraft} error={fieldError} />
    </DecisionDialog>
  );
}
