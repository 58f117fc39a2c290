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
        { heading: t('about.whatHeading'), text: t('about.what') },
        { heading: t('about.checkHeading'), text: t('about.check') },
        { heading: t('about.payHeading'), text: t('about.pay') },
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
