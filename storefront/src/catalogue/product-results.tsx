import { useTranslation } from '@mawad/shared-i18n';
import { ProductGrid } from '@mawad/shared-ui/components/product-grid';
import type { ProductCard } from '@mawad/supabase/queries/catalogue';
import { ProductTile } from './product-tile.tsx';

/** Pictures of this many products are likely in the first view. */
const eagerCount = 4;

/** Products as a grid of cards or as a dense list. */
export function ProductResults({ products, view }: { products: ProductCard[]; view: 'grid' | 'list' }) {
  const { t } = useTranslation('storefront');
  return (
    <ProductGrid view={view} label={t('listing.products')}>
      {products.map((product, index) => (
        <ProductTile key={product.id} product={product} view={view} eager={index < eagerCount} />
      ))}
    </ProductGrid>
  );
}
