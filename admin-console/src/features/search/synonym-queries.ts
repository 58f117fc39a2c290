import { useTranslation } from '@mawad/shared-i18n';
import { type Services } from '@mawad/shared-ui/platform/contract.ts';
import { keepPreviousData, queryOptions } from '@mawad/shared-ui/platform/query.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf, type DataClient } from '@mawad/supabase/client';
import { listSearchSynonyms, type SynonymFilter } from '@mawad/supabase/search/synonyms-queries';
import { queryKey } from '@mawad/supabase/query-keys';

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
  return useAction({
    act: (services, input: Input) => change(backendOf(services).data, input),
    reads: ['synonyms'],
    done: () => t(done),
    onDone,
  });
}
