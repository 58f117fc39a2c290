import { useTranslation } from '@mawad/shared-i18n';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { PlainContainer } from '@mawad/shared-ui/kit/plain-container.tsx';
import { ProductListing } from '../../catalogue/product-listing.tsx';
import { Seo } from '../../layout/seo.tsx';
import { Trail } from '../../layout/trail.tsx';

export function ProductsPage() {
  const { t } = useTranslation('storefront');
  const title = t('listing.products');
  return (
    <PlainContainer>
      <Seo title={title} description={t('seo.productsDescription')} keep={['page']} />
      <Trail steps={[{ label: t('page.home'), to: '/' }, { label: title }]} />
      <PageHeader title={title} />
      <ProductListing
        empty={
          <EmptyState
            title={t('listing.emptyCategory')}
            text={t('categories.emptyHint')}
            action={{ label: t('page.browseCategories'), to: '/categories' }}
          />
        }
      />
    </PlainContainer>
  );
}
