import { useTranslation } from '@mawad/shared-i18n';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { ProsePage } from './prose-page.tsx';
import { useInformationPage } from './use-information-page.ts';

export function AboutPage() {
  const { t } = useTranslation('information');
  return (
    <ProsePage
      {...useInformationPage('about')}
      actions={
        <>
          <ButtonLink to="/contact" variant="contained">
            {t('about.contactAction')}
          </ButtonLink>
          <ButtonLink to="/seller" variant="outlined">
            {t('about.sellAction')}
          </ButtonLink>
        </>
      }
    />
  );
}
