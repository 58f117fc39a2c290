import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { builtInPage, freeDeliveryMark, type BuiltInPage } from '@mawad/shared-ui/kit/information-pages.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { InformationPageName } from '@mawad/supabase/site/information-pages-queries';
import { informationPageQuery } from '../../catalogue/catalogue-queries.ts';

/** Keys are built from page and section names, so TypeScript cannot check them. */
type Translate = (key: string) => string;

/** Text of an information page: staff-edited, or the built-in text. */
export function useInformationPage(page: InformationPageName): BuiltInPage {
  const { t } = useTranslation('information');
  const language = useLanguage();
  const { data } = useQuery(informationPageQuery(useServices(), page));
  const content = data?.content;
  if (!content) return builtInPage(page, t as unknown as Translate);
  const sum = t('freeDeliverySum');
  const withSum = (text: string) => text.replaceAll(freeDeliveryMark, sum);
  return {
    title: localized(content, 'title', language),
    lead: withSum(localized(content, 'lead', language)),
    sections: content.sections.map((section) => ({
      id: section.id,
      heading: localized(section, 'heading', language),
      text: withSum(localized(section, 'text', language)),
    })),
  };
}
