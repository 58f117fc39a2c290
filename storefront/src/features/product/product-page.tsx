import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx';
import { ErrorState } from '@mawad/shared-ui/components/list/error-state';
import { WhenNear } from '@mawad/shared-ui/components/hydration/when-near';
import { useServices } from '@mawad/shared-ui/contract';
import { lazyPart } from '@mawad/shared-ui/loading/lazy-part';
import { Box, Container } from '@mawad/shared-ui/mui';
import { useQuery } from '@mawad/shared-ui/query';
import { useParams } from '@mawad/shared-ui/router';
import { compatibleQuery, productQuery, relatedQuery } from '../../catalogue/catalogue-queries.ts';
import { categoryHref } from '../../catalogue/category-tree.ts';
import { BuyBox } from './buy-box.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductGallery } from './gallery/product-gallery.tsx';
import { ProductHeading } from './product-heading.tsx';
import { ProductSeo } from './product-seo.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';

const ProductShelf = lazyPart(async () => (await import('../../catalogue/product-shelf.tsx')).ProductShelf);
const Reviews = lazyPart(async () => (await import('./reviews/reviews.tsx')).Reviews);

/** One product: pictures, price, stock and cart above; facts, reviews and neighbours below. */
export function ProductPage() {
  const id = Number(useParams().id);
  // Keyed, so that a choice made for one product never carries over to the next.
  return <Product key={id} id={id} />;
}

function Product({ id }: { id: number }) {
  const { t } = useTranslation(['product', 'storefront']);
  const services = useServices();
  const language = useLanguage();
  const { data: product, error, refetch } = useQuery(productQuery(services, id));
  const related = useQuery(relatedQuery(services, id));
  const compatible = useQuery(compatibleQuery(services, id));
  if (error && !product) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!product) return <ProductSkeleton />;

  const path = product.category_path;
  const steps = [
    { label: t('storefront:page.home'), to: '/' },
    ...path.map((category, index) => ({
      label: localized(category, 'name', language),
      to: categoryHref(path.slice(0, index + 1), language),
    })),
    { label: localized(product, 'name', language) },
  ];
  return (
    <Container sx={{ paddingBlock: { xs: 2, md: 3 } }}>
      <ProductSeo product={product} steps={steps} />
      <Breadcrumbs items={steps.slice(0, -1)} />
      <Box
        component="article"
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'minmax(0, 5fr) minmax(0, 6fr)',
            md: 'minmax(0, 1fr) minmax(0, 1fr)',
          },
          columnGap: { sm: 3, md: 5, lg: 7 },
          rowGap: 3,
          alignItems: 'start',
          marginBlockStart: 2,
        }}
      >
        <ProductGallery product={product} />
        <Box>
          <ProductHeading product={product} />
          <BuyBox product={product} />
        </Box>
      </Box>
      <WhenNear>
        <ProductFacts product={product} />
      </WhenNear>
      {compatible.data && compatible.data.length > 0 && (
        <WhenNear>
          <ProductShelf title={t('compatible')} products={compatible.data} />
        </WhenNear>
      )}
      <Box id="write-review" sx={{ scrollMarginBlockStart: '96px' }}>
        <WhenNear id="reviews" height={320} sx={{ marginBlockStart: 6, scrollMarginBlockStart: '96px' }}>
          <Reviews product={product} />
        </WhenNear>
      </Box>
      {related.data && related.data.length > 0 && (
        <WhenNear height={480} servedSize="540px">
          <ProductShelf title={t('related')} products={related.data} />
        </WhenNear>
      )}
    </Container>
  );
}
