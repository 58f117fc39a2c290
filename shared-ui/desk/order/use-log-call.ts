import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQueryClient } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { type CallOutcome, logCall, type SeenOrder } from '@mawad/supabase/orders/queries';
import { everyQuery } from '@mawad/supabase/query-keys';

/** Records the outcome of a call to the buyer and reloads the order; shows a failure and rejects with it. */
export function useLogCall(order: SeenOrder): (outcome: CallOutcome, note: string) => Promise<void> {
  const { t } = useTranslation('desk');
  const messageOf = useErrorMessage();
  const services = useServices();
  const queryClient = useQueryClient();
  const showToast = useStore((state) => state.toast.show);
  return async (outcome, note) => {
    try {
      await logCall(backendOf(services).data, order, outcome, note || undefined);
    } catch (error) {
      showToast({ title: t('calls.failed'), description: messageOf(error), variant: 'destructive' });
      throw error;
    } finally {
      await queryClient.invalidateQueries({ queryKey: everyQuery('orders') });
    }
  };
}
