import { useTranslation } from '@mawad/shared-i18n';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';
import { ProsePage } from './prose-page.tsx';
import { useInformationPage } from './use-information-page.ts';

export function TermsPage() {
  const { t } = useTranslation('information');
  return (
    <ProsePage
      {...useInformationPage('terms')}
      actions={
        <ButtonLink to="/contact" variant="contained">
          {t('terms.contactAction')}
        </ButtonLink>
      }
    />
  );
}
