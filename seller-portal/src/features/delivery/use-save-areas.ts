import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation, useQueryClient } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import { type DeliveryAreas, saveDeliveryAreas } from '@mawad/supabase/delivery/queries';
import { queryKey } from '@mawad/supabase/query-keys';
import { deliveryAreasQuery } from './delivery-queries.ts';

/** Saves delivery settings; `onRead` receives the stored state after a save and after `readAgain`. */
export function useSaveAreas(onRead: (areas: DeliveryAreas) => void) {
  const { t } = useTranslation(['company', 'common']);
  const messageOf = useErrorMessage();
  const services = useServices();
  const queryClient = useQueryClient();
  const showToast = useStore((state) => state.toast.show);

  async function readAgain() {
    try {
      onRead(await queryClient.fetchQuery({ ...deliveryAreasQuery(services), staleTime: 0 }));
    } catch (error) {
      showToast({
        title: t('company:delivery.failed'),
        description: messageOf(error),
        variant: 'destructive',
      });
    }
  }

  const saving = useMutation({
    mutationFn: (areas: Parameters<typeof saveDeliveryAreas>[1]) =>
      saveDeliveryAreas(backendOf(services).data, areas),
    onSuccess: async () => {
      showToast({ title: t('common:forms.saved') });
      // The pickup governorate is shared with the store page.
      void queryClient.invalidateQueries({ queryKey: queryKey('company', 'store') });
      await readAgain();
    },
    onError: (error) => {
      if (error instanceof AppError && error.code === 'stale_version') return;
      showToast({
        title: t('company:delivery.failed'),
        description: messageOf(error),
        variant: 'destructive',
      });
    },
  });
  return { ...saving, readAgain };
}
