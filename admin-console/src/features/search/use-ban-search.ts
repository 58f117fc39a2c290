import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useMutation, useQueryClient } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import { everyQuery } from '@mawad/supabase/query-keys';
import { banSearch } from '@mawad/supabase/search/insight-queries';

/** Hides a term from all search suggestions, or allows it again; shows the result in a toast. */
export function useBanSearch() {
  const { t } = useTranslation('synonyms');
  const services = useServices();
  const queryClient = useQueryClient();
  const messageOf = useErrorMessage();
  const showToast = useStore((state) => state.toast.show);
  return useMutation({
    mutationFn: (input: { typed: string; banned: boolean }) => banSearch(backendOf(services).data, input),
    onSuccess: (_answer, { banned }) => showToast({ title: t(banned ? 'terms.banDone' : 'terms.unbanDone') }),
    onError: (error) =>
      showToast({ title: t('terms.banFailed'), description: messageOf(error), variant: 'destructive' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: everyQuery('synonyms') }),
  });
}
