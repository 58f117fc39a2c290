import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import { TextField } from '@mawad/shared-ui/kit/mui-forms.ts';
import {
  type AttemptOutcome,
  deliveryOutcomes,
  logAttempt,
  type OrderDetail,
  pickupOutcomes,
} from '@mawad/supabase/orders/queries';
import { useDoorStep } from './use-door-step.ts';

/** Asks why a handover failed; the buyer is notified and the order's status does not change. */
export function AttemptDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const { t } = useTranslation(['seller-portal', 'desk', 'changes']);
  const outcomes: readonly AttemptOutcome[] = order.is_pickup ? pickupOutcomes : deliveryOutcomes;
  const [outcome, setOutcome] = useState(outcomes[0]!);
  const { decide, busy, problem } = useDoorStep({
    thing: order,
    write: (db, seen, note: string | undefined) => logAttempt(db, seen, outcome, note),
    done: () => t('desk:door.attempted', { number: order.number }),
    onDone: onClose,
  });
  return (
    <DecisionDialog
      title={t('desk:door.attemptTitle', { number: order.number })}
      text={t(order.is_pickup ? 'desk:pickup.attemptText' : 'desk:door.attemptText')}
      confirmLabel={t('desk:door.attemptSave')}
      note={{ label: t('desk:note') }}
      busy={busy}
      problem={problem}
      onConfirm={decide}
      onClose={onClose}
    >
      <TextField
        select
        label={t('desk:door.outcome')}
        value={outcome}
        onChange={({ target }) => setOutcome((now) => outcomes.find((one) => one === target.value) ?? now)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ marginBlockStart: 1 }}
      >
        {outcomes.map((one) => (
          <option key={one} value={one}>
            {t(`changes:attempts.${one}`)}
          </option>
        ))}
      </TextField>
    </DecisionDialog>
  );
}
