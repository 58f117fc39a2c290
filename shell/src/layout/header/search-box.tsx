import { useLanguage, useTranslation } from '@mawad/shared-i18n';
import { SearchField } from '@mawad/shared-ui/platform/search/search-field.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { backendOf } from '@mawad/supabase/client';
import { suggest } from '@mawad/supabase/catalogue/queries';

/** Product search in the header: opens /search with the trimmed term and clears the box. */
export function SearchBox() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { data } = backendOf(useServices());
  return (
    <SearchField
      suggest={(term, signal) => suggest(data, term, language, signal)}
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      submitLabel={t('search.submit')}
    />
  );
}
