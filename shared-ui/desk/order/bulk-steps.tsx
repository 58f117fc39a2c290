import { useState } from 'react';
import { useErrorMessage, useFormat, useTranslation } from '@mawad/shared-i18n';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { isOpenStep, type OrderStep } from '@mawad/shared-ui/desk/order/open-steps.ts';
import { BulkReport, type BulkResult } from '@mawad/shared-ui/desk/order/bulk-report.tsx';
import type { CourierChoice } from '@mawad/shared-ui/desk/order/shipment-fields.tsx';
import { StepButtons, type StepInput } from '@mawad/shared-ui/desk/order/step-buttons.tsx';

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
  /** Couriers that can carry shipped orders. */
  couriers: readonly CourierChoice[];
  onTake: (step: Step, orders: readonly SelectedOrder[], input: StepInput) => Promise<BulkResult>;
  /** Called with the ids of the orders that took the step. */
  onDone: (ids: string[]) => void;
}

/**
 * Buttons that take a step with the selected orders after confirmation. Reports the orders that could not
 * take the step.
 */
export function BulkSteps<Step extends OrderStep>(props: BulkStepsProps<Step>) {
  const { orders, steps, couriers, onTake, onDone } = props;
  const { t } = useTranslation('desk');
  const format = useFormat();
  const messageOf = useErrorMessage();
  const showToast = useStore((state) => state.toast.show);
  const [report, setReport] = useState<BulkResult | null>(null);
  const choices = steps
    .map((step) => {
      const able = orders.filter((order) => isOpenStep(step, order));
      return { step, able, count: able.length, pickups: able.filter((order) => order.is_pickup).length };
    })
    .filter(({ count }) => count > 0);

  async function take({ step, able }: (typeof choices)[number], input: StepInput) {
    try {
      const result = await onTake(step, able, input);
      const { length: count } = result.done;
      if (result.refused.length > 0) setReport(result);
      else showToast({ title: t('bulk.done', { count, number: format.number(count) }) });
      onDone(result.done);
    } catch (error) {
      showToast({ title: t('bulk.failed'), description: messageOf(error), variant: 'destructive' });
    }
  }

  return (
    <>
      <StepButtons choices={choices} couriers={couriers} onTake={take} />
      {report && <BulkReport result={report} onClose={() => setReport(null)} />}
    </>
  );
}
