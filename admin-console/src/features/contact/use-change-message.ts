import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation, useQueryClient } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf, type DataClient } from '@mawad/supabase/client';
import { everyQuery } from '@mawad/supabase/query-keys';

/** Changes a contact message, shows the result and reloads messages and queue counts. */
export function useChangeMessage<Input>(
  change: (db: DataClient, input: Input) => Promise<void>,
  doneText: string,
) {
  const { t } = useTranslation('admin-contact');
  const messageOf = useErrorMessage();
  const services = useServices();
  const queryClient = useQueryClient();
  const showToast = useStore((state) => state.toast.show);
  return useMutation({
    mutationFn: (input: Input) => change(backendOf(services).data, input),
    onSuccess: () => showToast({ title: doneText }),
    onError: (error) =>
      showToast({ title: t('failed'), description: messageOf(error), variant: 'destructive' }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: everyQuery('contact') }),
        queryClient.invalidateQueries({ queryKey: everyQuery('queues') }),
      ]),
  });
}
