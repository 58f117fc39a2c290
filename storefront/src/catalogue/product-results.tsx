import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { ProductGrid } from '@mawad/shared-ui/components/product-grid';
import type { ComparedAttribute, ProductCard } from '@mawad/supabase/queries/catalogue';
import { ProductTile } from './product-tile.tsx';

/** Pictures of this many products are likely in the first view. */
const eagerCount = 4;

interface ProductResultsProps {
  products: ProductCard[];
  /** What differs most between them; shown in the dense list. */
  comparison?: ComparedAttribute[];
  view: 'grid' | 'list';
}

/** Products as a grid of cards or as a dense list. */
export function ProductResults({ products, comparison = [], view }: ProductResultsProps) {
  const { t } = useTranslation('storefront');
  const language = useLanguage();
  const attributesOf = ({ id }: ProductCard) =>
    comparison.map((attribute) => ({
      label: localized(attribute, 'label', language),
      value: attribute.values[id]?.[language] ?? null,
    }));
  return (
    <ProductGrid
      view={view}
      label={t('listing.products')}
      headings={view === 'list' ? comparison.map((attribute) => localized(attribute, 'label', language)) : []}
    >
      {products.map((product, index) => (
        <ProductTile
          key={product.id}
          product={product}
          view={view}
          attributes={view === 'list' ? attributesOf(product) : undefined}
          eager={index < eagerCount}
        />
      ))}
    </ProductGrid>
  );
}
