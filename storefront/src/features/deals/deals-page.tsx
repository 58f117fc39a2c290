import { useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { PlainContainer } from '@mawad/shared-ui/kit/plain-container.tsx';
import { dealsInput } from '../../catalogue/listing-input.ts';
import { ProductListing } from '../../catalogue/product-listing.tsx';
import { Seo } from '../../layout/seo.tsx';
import { Trail } from '../../layout/trail.tsx';

export function DealsPage() {
  const { t } = useTranslation('storefront');
  const title = t('deals.heading');
  return (
    <PlainContainer>
      <Seo title={title} description={t('seo.dealsDescription')} keep={['page']} />
      <Trail steps={[{ label: t('page.home'), to: '/' }, { label: title }]} />
      <PageHeader title={title} subtitle={t('deals.lead')} />
      <ProductListing
        fixed={dealsInput}
        sorts={[
          { value: 'newest', label: t('deals.sortNewest') },
          { value: 'discount', label: t('deals.sortDiscount') },
        ]}
        empty={
          <EmptyState
            title={t('deals.empty')}
            text={t('deals.emptyHint')}
            action={{ label: t('listing.allProducts'), to: '/products' }}
          />
        }
      />
    </PlainContainer>
  );
}
