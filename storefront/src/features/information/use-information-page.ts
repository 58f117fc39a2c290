import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/contract';
import { builtInPage, freeDeliveryMark, type BuiltInPage } from '@mawad/shared-ui/information-pages';
import { useQuery } from '@mawad/shared-ui/query';
import type { InformationPageName } from '@mawad/supabase/queries/information-pages';
import { informationPageQuery } from '../../catalogue/catalogue-queries.ts';

/** Keys are put together from the names of pages and sections, so their types cannot be checked. */
type Translate = (key: string) => string;

/** What a page says: as the staff wrote it, else in the shop's own words. */
export function useInformationPage(page: InformationPageName): BuiltInPage {
  const { t } = useTranslation('information');
  const language = useLanguage();
  const { data } = useQuery(informationPageQuery(useServices(), page));
  const content = data?.content;
  if (!content) return builtInPage(page, t as unknown as Translate);
  const sum = t('freeDeliverySum');
  const filled = (text: string) => text.replaceAll(freeDeliveryMark, sum);
  return {
    title: localized(content, 'title', language),
    lead: filled(localized(content, 'lead', language)),
    sections: content.sections.map((section) => ({
      id: section.id,
      heading: localized(section, 'heading', language),
      text: filled(localized(section, 'text', language)),
    })),
  };
}
