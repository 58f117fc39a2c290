import { useTranslation } from '@mawad/shared-i18n';
import { type Services, useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useDecision } from '@mawad/shared-ui/desk/decision/use-decision.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import {
  approveOrder,
  changeOrderStatus,
  type OrderSummary,
  type SeenOrder,
  type ShipmentInput,
} from '@mawad/supabase/orders/queries';
import { everyQuery } from '@mawad/supabase/query-keys';
import { type OrderStep, stepStatus } from './order-steps.ts';
import { useStepWords } from './use-step-words.ts';

interface StepInput {
  step: OrderStep;
  note: string | undefined;
  /** Courier and tracking number of goods that are shipped. */
  shipment?: ShipmentInput;
}

function takeStep(services: Services, order: SeenOrder, input: StepInput): Promise<void> {
  const { step, note, shipment } = input;
  const db = backendOf(services).data;
  if (step === 'approve') return approveOrder(db, order);
  return changeOrderStatus(db, order, stepStatus[step], note, undefined, shipment);
}

/** Takes a step with an order, shows the result and reloads the orders. */
export function useOrderStep(order: OrderSummary, onDone: () => void) {
  const { t } = useTranslation('desk');
  const wordsOf = useStepWords(order);
  const services = useServices();
  const showToast = useStore((state) => state.toast.show);
  return useDecision({
    thing: order,
    act: (seen, input: StepInput) => takeStep(services, seen, input),
    onDone: (_answer, { step }) => {
      showToast({ title: wordsOf(step).done });
      onDone();
    },
    refresh: () => services.queryClient.invalidateQueries({ queryKey: everyQuery('orders') }),
    failed: t('order.failed'),
  });
}
