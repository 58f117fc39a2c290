import { useTranslation } from '@mawad/shared-i18n';
import { ButtonLink } from '@mawad/shared-ui/components/link';
import { ProsePage } from './prose-page.tsx';

/** Who runs this place and how. */
export function AboutPage() {
  const { t } = useTranslation('information');
  return (
    <ProsePage
      title={t('about.title')}
      lead={t('about.lead')}
      sections={[
        { id: 'what', heading: t('about.whatHeading'), text: t('about.what') },
        { id: 'check', heading: t('about.checkHeading'), text: t('about.check') },
        { id: 'deliver', heading: t('about.deliverHeading'), text: t('about.deliver') },
        { id: 'pay', heading: t('about.payHeading'), text: t('about.pay') },
        { id: 'quote', heading: t('about.quoteHeading'), text: t('about.quote') },
      ]}
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
