import { useLanguage, useTranslation } from '@mawad/shared-i18n';
import { SearchField } from '@mawad/shared-ui/platform/search/search-field.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { backendOf } from '@mawad/supabase/client';
import { suggest } from '@mawad/supabase/catalogue/queries';

/** Search box in the content of a page; shows the term of a result page. */
export function SearchBox({ shownTerm }: { shownTerm?: string }) {
  const { t } = useTranslation('storefront');
  const language = useLanguage();
  const { data } = backendOf(useServices());
  return (
    <SearchField
      size="page"
      suggest={(term, signal) => suggest(data, term, language, signal)}
      label={t('home.searchLabel')}
      placeholder={t('home.searchPlaceholder')}
      submitLabel={t('home.search')}
      shownTerm={shownTerm}
    />
  );
}
