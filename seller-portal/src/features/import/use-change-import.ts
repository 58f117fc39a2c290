import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation, useQueryClient } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf, type DataClient } from '@mawad/supabase/client';
import { everyQuery } from '@mawad/supabase/query-keys';

/** Changes an import, shows an error toast on failure and refetches the import; the mutation is pending until then. */
export function useChangeImport<Input>(change: (db: DataClient, input: Input) => Promise<unknown>) {
  const { t } = useTranslation('import');
  const messageOf = useErrorMessage();
  const services = useServices();
  const queryClient = useQueryClient();
  const showToast = useStore((state) => state.toast.show);
  return useMutation({
    mutationFn: (input: Input) => change(backendOf(services).data, input),
    onError: (error) =>
      showToast({ title: t('one.failed'), description: messageOf(error), variant: 'destructive' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: everyQuery('imports') }),
  });
}
