import { useTranslation } from '@mawad/shared-i18n';
import { ButtonLink } from '@mawad/shared-ui/components/link';
import { ProsePage } from './prose-page.tsx';

/** The rules of buying and selling here. */
export function TermsPage() {
  const { t } = useTranslation('information');
  return (
    <ProsePage
      title={t('terms.title')}
      lead={t('terms.lead')}
      sections={[
        { heading: t('terms.orderHeading'), text: t('terms.order') },
        { heading: t('terms.deliveryHeading'), text: t('terms.delivery') },
        { heading: t('terms.cancelHeading'), text: t('terms.cancel') },
        { heading: t('terms.sellerHeading'), text: t('terms.seller') },
      ]}
      actions={
        <ButtonLink to="/contact" variant="contained">
          {t('terms.contactAction')}
        </ButtonLink>
      }
    />
  );
}
