import { useState } from 'react';
import { useFormat, useTranslation } from '@mawad/shared-i18n';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import { type CourierChoice, CourierSelect } from '@mawad/shared-ui/desk/order/shipment-fields.tsx';
import type { OrderStep } from '@mawad/shared-ui/desk/order/open-steps.ts';

export interface StepChoice {
  step: OrderStep;
  /** Orders that can take the step, and those of them that the buyer collects. */
  count: number;
  pickups: number;
}

/** Note of a step, and the courier of orders that are shipped with one. */
export interface StepInput {
  note?: string;
  courierId?: number;
}

interface StepButtonsProps<Choice extends StepChoice> {
  /** The usual step first. */
  choices: readonly Choice[];
  /** Shows the number of orders on each button. */
  counted?: boolean;
  /** Couriers that can carry shipped orders. */
  couriers: readonly CourierChoice[];
  /** The dialog stays open until the promise settles. */
  onTake: (choice: Choice, input: StepInput) => Promise<void>;
}

/** Names of the handover steps if all or some of the orders are collected. */
const pickupWords = {
  Shipped: { all: 'Ready', some: 'ShippedOrReady' },
  Delivered: { all: 'Collected', some: 'HandedOver' },
} as const;

function wordsOf({ step, count, pickups }: StepChoice) {
  if ((step !== 'Shipped' && step !== 'Delivered') || pickups === 0) return step;
  return pickupWords[step][pickups === count ? 'all' : 'some'];
}

const endings: readonly OrderStep[] = ['Cancelled', 'Rejected'];

/** Buttons that take a step with several orders after confirmation. */
export function StepButtons<Choice extends StepChoice>(props: StepButtonsProps<Choice>) {
  const { choices, counted, couriers, onTake } = props;
  const { t } = useTranslation('desk');
  const format = useFormat();
  // The choice as it was when the dialog opened; later updates do not change the decision.
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [busy, setBusy] = useState(false);
  const [courierId, setCourierId] = useState<number | null>(null);

  async function take(choice: Choice, note: string | undefined) {
    setBusy(true);
    const courier = canShipWith(choice) ? courierId : null;
    await onTake(choice, {
      ...(note !== undefined && { note }),
      ...(courier !== null && { courierId: courier }),
    });
    setBusy(false);
    setChosen(null);
  }

  return (
    <>
      {choices.map((choice, index) => (
        <Button
          key={choice.step}
          size="small"
          variant={index === 0 ? 'contained' : 'outlined'}
          color={endings.includes(choice.step) ? 'error' : 'primary'}
          onClick={() => setChosen(choice)}
        >
          {counted
            ? t('bulk.counted', { verb: verbOf(choice), number: format.number(choice.count) })
            : verbOf(choice)}
        </Button>
      ))}
      {chosen && (
        <DecisionDialog
          title={t(`steps.${wordsOf(chosen)}.ask`, {
            count: chosen.count,
            number: format.number(chosen.count),
          })}
          text={t(`steps.${wordsOf(chosen)}.text`)}
          confirmLabel={verbOf(chosen)}
          keepLabel={t('bulk.keep')}
          tone={endings.includes(chosen.step) ? 'error' : 'primary'}
          note={noteOf(chosen.step)}
          busy={busy}
          onConfirm={(note) => void take(chosen, note)}
          onClose={() => setChosen(null)}
        >
          {canShipWith(chosen) && (
            <CourierSelect couriers={couriers} value={courierId} onChange={setCourierId} />
          )}
        </DecisionDialog>
      )}
    </>
  );

  /** Orders that are all collected need no courier. */
  function canShipWith({ step, count, pickups }: StepChoice) {
    return step === 'Shipped' && pickups < count && couriers.length > 0;
  }

  function verbOf(choice: Choice) {
    return t(`steps.${wordsOf(choice)}.verb`);
  }

  function noteOf(step: OrderStep) {
    if (step === 'approve') return undefined;
    if (endings.includes(step)) return { label: t('reason'), missing: t('reasonMissing') };
    return { label: t('note') };
  }
}
