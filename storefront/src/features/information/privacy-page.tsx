import { useTranslation } from '@mawad/shared-i18n';
import { ButtonLink } from '@mawad/shared-ui/components/link';
import { ProsePage } from './prose-page.tsx';

/** What is kept about people and why. */
export function PrivacyPage() {
  const { t } = useTranslation('information');
  return (
    <ProsePage
      title={t('privacy.title')}
      lead={t('privacy.lead')}
      sections={[
        { id: 'keep', heading: t('privacy.keepHeading'), text: t('privacy.keep') },
        { id: 'why', heading: t('privacy.whyHeading'), text: t('privacy.why') },
        { id: 'share', heading: t('privacy.shareHeading'), text: t('privacy.share') },
        { id: 'protect', heading: t('privacy.protectHeading'), text: t('privacy.protect') },
        { id: 'rights', heading: t('privacy.rightsHeading'), text: t('privacy.rights') },
      ]}
      actions={
        <ButtonLink to="/contact" variant="contained">
          {t('privacy.contactAction')}
        </ButtonLink>
      }
    />
  );
}
