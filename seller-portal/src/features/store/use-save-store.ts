import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation, useQueryClient } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import { type OwnStore, saveStore } from '@mawad/supabase/companies/stores-queries';
import { queryKey } from '@mawad/supabase/query-keys';
import { ownStoreQuery } from './store-query.ts';
import { storeOf, type StoreValues } from './store-values.ts';

/** Saves the store page; `onRead` receives the stored state after a save and after `readAgain`. */
export function useSaveStore(onRead: (store: OwnStore) => void) {
  const { t } = useTranslation(['company', 'common']);
  const messageOf = useErrorMessage();
  const services = useServices();
  const queryClient = useQueryClient();
  const showToast = useStore((state) => state.toast.show);
  const fail = (error: unknown) =>
    showToast({ title: t('company:store.failed'), description: messageOf(error), variant: 'destructive' });

  async function readAgain() {
    try {
      onRead(await queryClient.fetchQuery({ ...ownStoreQuery(services), staleTime: 0 }));
    } catch (error) {
      fail(error);
    }
  }

  const saving = useMutation({
    mutationFn: (values: StoreValues) => saveStore(backendOf(services).data, storeOf(values), values.version),
    onSuccess: async () => {
      showToast({ title: t('common:forms.saved') });
      // The governorate is shared with the pickup address.
      void queryClient.invalidateQueries({ queryKey: queryKey('company', 'delivery') });
      await readAgain();
    },
    onError: (error) => {
      if (!(error instanceof AppError && error.code === 'stale_version')) fail(error);
    },
  });
  return { ...saving, readAgain };
}
