import { useTranslation } from '@mawad/shared-i18n';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { ProsePage } from './prose-page.tsx';
import { useInformationPage } from './use-information-page.ts';

export function PrivacyPage() {
  const { t } = useTranslation('information');
  return (
    <ProsePage
      {...useInformationPage('privacy')}
      actions={
        <ButtonLink to="/contact" variant="contained">
          {t('privacy.contactAction')}
        </ButtonLink>
      }
    />
  );
}
