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
        { id: 'order', heading: t('terms.orderHeading'), text: t('terms.order') },
        { id: 'delivery', heading: t('terms.deliveryHeading'), text: t('terms.delivery') },
        { id: 'cancel', heading: t('terms.cancelHeading'), text: t('terms.cancel') },
        { id: 'quote', heading: t('terms.quoteHeading'), text: t('terms.quote') },
        { id: 'seller', heading: t('terms.sellerHeading'), text: t('terms.seller') },
        { id: 'law', heading: t('terms.lawHeading'), text: t('terms.law') },
      ]}
      actions={
        <ButtonLink to="/contact" variant="contained">
          {t('terms.contactAction')}
        </ButtonLink>
      }
    />
  );
}
