import { useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { categoriesQuery, homeQuery } from '../../catalogue/catalogue-queries.ts';
import { Seo } from '../../layout/seo.tsx';
import { HomeContent } from './home-content.tsx';
import { siteData } from './site-data.ts';

export function HomePage() {
  const { t } = useTranslation(['storefront', 'common']);
  const language = useLanguage();
  const services = useServices();
  const { data: categories = [] } = useQuery(categoriesQuery(services));
  const { data: home, error } = useQuery(homeQuery(services));
  if (error && !home) throw error;
  return (
    <>
      <Seo
        bare
        title={t('storefront:seo.homeTitle')}
        description={t('storefront:seo.homeDescription')}
        data={siteData(services.site, language, {
          name: t('common:siteName'),
          description: t('storefront:seo.homeDescription'),
        })}
      />
      <HomeContent home={home} categories={categories} />
    </>
  );
}
