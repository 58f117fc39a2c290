import { useState } from 'react';
import { useErrorMessage, useFormat, useTranslation } from '@mawad/shared-i18n';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import { isOpenStep, type OrderStep } from '@mawad/shared-ui/desk/order/open-steps.ts';
import { BulkReport, type BulkResult } from '@mawad/shared-ui/desk/order/bulk-report.tsx';

interface SelectedOrder {
  id: string;
  /** Version that the person saw. */
  version: number;
  status: string;
  approved_at: string | null;
  /** The buyer collects the order. */
  is_pickup: boolean;
}

interface BulkStepsProps<Step extends OrderStep> {
  orders: readonly SelectedOrder[];
  /** Steps that the reader may take, the usual one first; each is shown if one of the orders can take it. */
  steps: readonly Step[];
  onTake: (step: Step, orders: readonly SelectedOrder[], note: string | undefined) => Promise<BulkResult>;
  /** Called with the ids of the orders that took the step. */
  onDone: (ids: string[]) => void;
}

/** Names of the handover steps if all or some of the orders are collected. */
const pickupWords = {
  Shipped: { all: 'Ready', some: 'ShippedOrReady' },
  Delivered: { all: 'Collected', some: 'HandedOver' },
} as const;

function wordsOf(step: OrderStep, orders: readonly SelectedOrder[]) {
  if (step !== 'Shipped' && step !== 'Delivered') return step;
  if (!orders.some((order) => order.is_pickup)) return step;
  return pickupWords[step][orders.every((order) => order.is_pickup) ? 'all' : 'some'];
}

const endings: readonly OrderStep[] = ['Cancelled', 'Rejected'];

/**
 * Buttons that take a step with the selected orders after confirmation. Reports the orders that could not
 * take the step.
 */
export function BulkSteps<Step extends OrderStep>({ orders, steps, onTake, onDone }: BulkStepsProps<Step>) {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const messageOf = useErrorMessage();
  const showToast = useStore((state) => state.toast.show);
  const [step, setStep] = useState<Step | null>(null);
  // The orders selected when the dialog opened; later updates do not change the decision.
  const [seen, setSeen] = useState(orders);
  const [busy, setBusy] = useState(false);
  const [report, setReport] = useState<BulkResult | null>(null);
  const open = steps.filter((one) => orders.some((order) => isOpenStep(one, order)));
  const counted = (count: number) => ({ count, number: format.number(count) });

  async function take(chosen: Step, note: string | undefined) {
    setBusy(true);
    try {
      const result = await onTake(chosen, seen, note);
      if (result.refused.length > 0) setReport(result);
      else showToast({ title: t('bulk.done', counted(result.done.length)) });
      onDone(result.done);
    } catch (error) {
      showToast({ title: t('bulk.failed'), description: messageOf(error), variant: 'destructive' });
    }
    setBusy(false);
    setStep(null);
  }

  return (
    <>
      {open.map((one, index) => (
        <Button
          key={one}
          size="small"
          variant={index === 0 ? 'contained' : 'outlined'}
          color={endings.includes(one) ? 'error' : 'primary'}
          onClick={() => {
            setSeen(orders.filter((order) => isOpenStep(one, order)));
            setStep(one);
          }}
        >
          {t(`steps.${wordsOf(one, orders)}.verb`)}
        </Button>
      ))}
      {step && (
        <DecisionDialog
          title={t(`steps.${wordsOf(step, seen)}.ask`, counted(seen.length))}
          text={t(`steps.${wordsOf(step, seen)}.text`)}
          confirmLabel={t(`steps.${wordsOf(step, seen)}.verb`)}
          keepLabel={t('bulk.keep')}
          tone={endings.includes(step) ? 'error' : 'primary'}
          note={noteOf(step)}
          busy={busy}
          onConfirm={(note) => void take(step, note)}
          onClose={() => setStep(null)}
        />
      )}
      {report && <BulkReport result={report} onClose={() => setReport(null)} />}
    </>
  );

  function noteOf(chosen: OrderStep) {
    if (chosen === 'approve') return undefined;
    if (endings.includes(chosen)) return { label: t('reason'), missing: t('reasonMissing') };
    return { label: t('note') };
  }
}
