import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQueryClient } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { addOrderNote } from '@mawad/supabase/orders/queries';
import { everyQuery } from '@mawad/supabase/query-keys';

/** Adds a note to an order and reloads the order; shows a failure and rejects with it. */
export function useAddNote(orderId: string): (body: string) => Promise<void> {
  const { t } = useTranslation('desk');
  const messageOf = useErrorMessage();
  const services = useServices();
  const queryClient = useQueryClient();
  const showToast = useStore((state) => state.toast.show);
  return async (body) => {
    try {
      await addOrderNote(backendOf(services).data, orderId, body);
    } catch (error) {
      showToast({ title: t('notes.failed'), description: messageOf(error), variant: 'destructive' });
      throw error;
    }
    await queryClient.invalidateQueries({ queryKey: everyQuery('orders') });
  };
}
