import type { ReactNode } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useDeferredBelowFold } from '@mawad/shared-ui/platform/hydration/use-deferred-below-fold.ts';
import { LazyHydrate } from '@mawad/shared-ui/platform/hydration/lazy-hydrate.tsx';
import { lazyPart } from '@mawad/shared-ui/platform/loading/lazy-part.ts';
import { PlainContainer } from '@mawad/shared-ui/kit/plain-container.tsx';
import type { ProductCard, ProductDetail } from '@mawad/supabase/catalogue/queries';
import { categoryHref } from '../../catalogue/category-tree.ts';
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx';
import { BuyBox } from './buy-box.tsx';
import { ProductGallery } from './gallery/product-gallery.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductHeading } from './product-heading.tsx';
import { ProductSeo } from './product-seo.tsx';
import sheet, * as styles from './product.module.css';

const ProductShelf = lazyPart(async () => (await import('../../catalogue/product-shelf.tsx')).ProductShelf);

interface ProductViewProps {
  product: ProductDetail;
  compatible?: ProductCard[];
  /** True for a preview: leaves out tags for search engines. */
  isPreview?: boolean;
  /** Content below the product: reviews, questions and related products. */
  children?: ReactNode;
}

export function ProductView({ product, compatible, isPreview = false, children }: ProductViewProps) {
  const { t } = useTranslation(['product', 'storefront']);
  const language = useLanguage();
  const showBelowFold = useDeferredBelowFold();
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
    <PlainContainer>
      {sheet}
      <div className={styles.page}>
        {!isPreview && <ProductSeo product={product} steps={steps} />}
        <Breadcrumbs items={steps.slice(0, -1)} />
        <article className={styles.article}>
          <ProductGallery product={product} />
          <div>
            <ProductHeading product={product} />
            <BuyBox product={product} />
          </div>
        </article>
        {showBelowFold && (
          <>
            <LazyHydrate>
              <ProductFacts product={product} />
            </LazyHydrate>
            {compatible && compatible.length > 0 && (
              <LazyHydrate>
                <ProductShelf title={t('compatible')} products={compatible} />
              </LazyHydrate>
            )}
            {children}
          </>
        )}
      </div>
    </PlainContainer>
  );
}
