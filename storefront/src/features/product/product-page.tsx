import { useTranslation } from '@mawad/shared-i18n';
import { LazyHydrate } from '@mawad/shared-ui/platform/hydration/lazy-hydrate.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { lazyPart } from '@mawad/shared-ui/platform/loading/lazy-part.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useParams } from '@mawad/shared-ui/kit/router.ts';
import { compatibleQuery, productQuery, relatedQuery } from '../../catalogue/catalogue-queries.ts';
import { ProductSkeleton } from './product-skeleton.tsx';
import { ProductView } from './product-view.tsx';

const ProductShelf = lazyPart(async () => (await import('../../catalogue/product-shelf.tsx')).ProductShelf);
const Questions = lazyPart(async () => (await import('./questions/questions.tsx')).Questions);
const Reviews = lazyPart(async () => (await import('./reviews/reviews.tsx')).Reviews);

// Leaves space for the sticky header above an anchor.
const belowHeader = { scrollMarginBlockStart: '96px' };
const sectionStyle = { marginBlockStart: '48px', ...belowHeader };

/** Product page: pictures, price and cart above; facts, reviews, questions and related products below. */
export function ProductPage() {
  const id = Number(useParams().id);
  // Keyed, so that selections for one product do not carry over to another.
  return <Product key={id} id={id} />;
}

function Product({ id }: { id: number }) {
  const { t } = useTranslation('product');
  const services = useServices();
  const { data: product, error } = useQuery(productQuery(services, id));
  // Requested after the product, so that they do not compete for the network.
  const enabled = product !== undefined;
  const related = useQuery({ ...relatedQuery(services, id), enabled });
  const compatible = useQuery({ ...compatibleQuery(services, id), enabled });
  if (error && !product) throw error;
  if (!product) return <ProductSkeleton />;
  return (
    <ProductView product={product} compatible={compatible.data}>
      <div id="write-review" style={belowHeader}>
        <LazyHydrate id="reviews" height={320} style={sectionStyle}>
          <Reviews product={product} />
        </LazyHydrate>
      </div>
      <div id="ask-question" style={belowHeader}>
        <LazyHydrate id="questions" height={240} style={sectionStyle}>
          <Questions product={product} />
        </LazyHydrate>
      </div>
      {related.data && related.data.length > 0 && (
        <LazyHydrate height={480} estimatedSize="540px">
          <ProductShelf title={t('related')} products={related.data} />
        </LazyHydrate>
      )}
    </ProductView>
  );
}
