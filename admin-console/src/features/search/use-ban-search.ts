import { useTranslation } from '@mawad/shared-i18n';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';
import { banSearch } from '@mawad/supabase/search/insight-queries';

/** Hides a term from all search suggestions, or allows it again; shows the result in a toast. */
export function useBanSearch() {
  const { t } = useTranslation('synonyms');
  return useAction({
    act: (services, input: { typed: string; banned: boolean }) => banSearch(backendOf(services).data, input),
    reads: ['synonyms'],
    done: ({ banned }) => t(banned ? 'terms.banDone' : 'terms.unbanDone'),
    failed: t('terms.banFailed'),
  });
}
