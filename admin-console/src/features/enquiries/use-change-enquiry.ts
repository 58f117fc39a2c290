import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation, useQueryClient } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf, type DataClient } from '@mawad/supabase/client';
import { everyQuery } from '@mawad/supabase/query-keys';

/** Changes an enquiry, shows the result and reloads enquiries and queue counts. */
export function useChangeEnquiry<Input>(
  change: (db: DataClient, input: Input) => Promise<void>,
  doneText: (input: Input) => string,
) {
  const { t } = useTranslation('enquiries');
  const messageOf = useErrorMessage();
  const services = useServices();
  const queryClient = useQueryClient();
  const showToast = useStore((state) => state.toast.show);
  return useMutation({
    mutationFn: (input: Input) => change(backendOf(services).data, input),
    onSuccess: (_result, input) => showToast({ title: doneText(input) }),
    onError: (error) =>
      showToast({ title: t('failed'), description: messageOf(error), variant: 'destructive' }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: everyQuery('enquiries') }),
        queryClient.invalidateQueries({ queryKey: everyQuery('queues') }),
      ]),
  });
}
