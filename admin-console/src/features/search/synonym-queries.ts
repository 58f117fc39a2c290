import { useTranslation } from '@mawad/shared-i18n';
import { type Services, useServices } from '@mawad/shared-ui/platform/contract.ts';
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf, type DataClient } from '@mawad/supabase/client';
import { listSearchSynonyms, type SynonymFilter } from '@mawad/supabase/search/synonyms-queries';
import { everyQuery, queryKey } from '@mawad/supabase/query-keys';

/** Synonym groups, last changed first. */
export function synonymsQuery(services: Services, filter: SynonymFilter) {
  return queryOptions({
    queryKey: queryKey('synonyms', 'list', filter),
    queryFn: () => listSearchSynonyms(backendOf(services).data, filter),
    placeholderData: keepPreviousData,
  });
}

/** Changes synonym groups, shows a success message, reloads them and closes the dialog. Callers show failures. */
export function useChangeSynonyms<Input>(
  change: (db: DataClient, input: Input) => Promise<void>,
  done: 'saved' | 'deleted',
  onDone: () => void,
) {
  const { t } = useTranslation('synonyms');
  const services = useServices();
  const queryClient = useQueryClient();
  const showToast = useStore((state) => state.toast.show);
  return useMutation({
    mutationFn: (input: Input) => change(backendOf(services).data, input),
    onSuccess: () => {
      showToast({ title: t(done) });
      onDone();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: everyQuery('synonyms') }),
  });
}
