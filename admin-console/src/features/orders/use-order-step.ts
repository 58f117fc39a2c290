import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { type Services, useServices } from '@mawad/shared-ui/contract';
import { useMutation, useQueryClient } from '@mawad/shared-ui/query';
import { useStore } from '@mawad/shared-ui/store';
import { backendOf } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import { approveOrder, changeOrderStatus, type OrderSummary } from '@mawad/supabase/queries/orders';
import { everyQuery } from '@mawad/supabase/query-keys';
import { type OrderStep, stepStatus } from './order-steps.ts';
import { useStepWords } from './use-step-words.ts';

interface StepInput {
  step: OrderStep;
  note: string | undefined;
}

function takeStep(services: Services, id: string, { step, note }: StepInput): Promise<void> {
  const db = backendOf(services).data;
  return step === 'approve' ? approveOrder(db, id) : changeOrderStatus(db, id, stepStatus[step], note);
}

/** Takes a step with an order, tells the result and reads the orders again; `onDone` also after a failure. */
export function useOrderStep(order: OrderSummary, onDone: () => void) {
  const { t } = useTranslation('admin-console');
  const wordsOf = useStepWords(order);
  const messageOf = useErrorMessage();
  const services = useServices();
  const queryClient = useQueryClient();
  const showToast = useStore((state) => state.toast.show);
  return useMutation({
    mutationFn: (input: StepInput) => takeStep(services, order.id, input),
    onSuccess: (_result, { step }) => showToast({ title: wordsOf(step).done }),
    onError: (error) => {
      const changed = error instanceof AppError && error.code === 'order_state_changed';
      showToast({
        title: t('order.failed'),
        description: changed ? t('order.changed') : messageOf(error),
        variant: 'destructive',
      });
    },
    onSettled: () => {
      onDone();
      return queryClient.invalidateQueries({ queryKey: everyQuery('orders') });
    },
  });
}
