import { useState } from 'react';
import { useErrorMessage, useFormat, useTranslation } from '@mawad/shared-i18n';
import { Button } from '@mawad/shared-ui/mui';
import { useStore } from '@mawad/shared-ui/store';
import { DecisionDialog } from '@mawad/shared-ui/components/form/decision-dialog';
import { BulkReport, type BulkResult } from '@mawad/shared-ui/components/order/bulk-report';

/** A step with many orders: an approval, or the status that they get. */
export type BulkStep = 'approve' | 'Shipped' | 'Delivered' | 'Cancelled' | 'Rejected';

interface TickedOrder {
  id: string;
  /** The buyer collects it. */
  is_pickup: boolean;
}

interface BulkStepsProps<Step extends BulkStep> {
  orders: readonly TickedOrder[];
  /** What the reader may do, the usual one first; the database decides for each order. */
  steps: readonly Step[];
  onTake: (step: Step, ids: string[], note: string | undefined) => Promise<BulkResult>;
  /** The orders that took the step. */
  onDone: (ids: string[]) => void;
}

/** What handing over is called where all orders are collected, and where some are. */
const pickupWords = {
  Shipped: { all: 'Ready', some: 'ShippedOrReady' },
  Delivered: { all: 'Collected', some: 'HandedOver' },
} as const;

function wordsOf(step: BulkStep, orders: readonly TickedOrder[]) {
  if (step !== 'Shipped' && step !== 'Delivered') return step;
  if (!orders.some((order) => order.is_pickup)) return step;
  return pickupWords[step][orders.every((order) => order.is_pickup) ? 'all' : 'some'];
}

const endings: readonly BulkStep[] = ['Cancelled', 'Rejected'];

/** Steps with the ticked orders, each asked once; tells which orders could not take it and why. */
export function BulkSteps<Step extends BulkStep>({ orders, steps, onTake, onDone }: BulkStepsProps<Step>) {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const messageOf = useErrorMessage();
  const showToast = useStore((state) => state.toast.show);
  const [step, setStep] = useState<Step | null>(null);
  const [busy, setBusy] = useState(false);
  const [report, setReport] = useState<BulkResult | null>(null);
  const counted = (count: number) => ({ count, number: format.number(count) });

  async function take(chosen: Step, note: string | undefined) {
    setBusy(true);
    try {
      const result = await onTake(
        chosen,
        orders.map(({ id }) => id),
        note,
      );
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
      {steps.map((one, index) => (
        <Button
          key={one}
          size="small"
          variant={index === 0 ? 'contained' : 'outlined'}
          color={endings.includes(one) ? 'error' : 'primary'}
          onClick={() => setStep(one)}
        >
          {t(`steps.${wordsOf(one, orders)}.verb`)}
        </Button>
      ))}
      {step && (
        <DecisionDialog
          title={t(`steps.${wordsOf(step, orders)}.ask`, counted(orders.length))}
          text={t(`steps.${wordsOf(step, orders)}.text`)}
          confirmLabel={t(`steps.${wordsOf(step, orders)}.verb`)}
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

  function noteOf(chosen: BulkStep) {
    if (chosen === 'approve') return undefined;
    if (endings.includes(chosen)) return { label: t('reason'), missing: t('reasonMissing') };
    return { label: t('note') };
  }
}
