import { memo, useMemo, type ReactNode } from 'react';
import { localized, useLanguage, useTranslation, type Language } from '@mawad/shared-i18n';
import { ProductGrid } from '../product-card/product-grid.tsx';
import type { ComparedAttribute, ProductCard } from '@mawad/supabase/catalogue/queries';
import { ProductTile } from './product-tile.tsx';

/** Number of pictures that load first: the first row on a phone. */
const eagerCount = 2;

const noComparison: ComparedAttribute[] = [];

interface ProductResultsProps {
  products: ProductCard[];
  /** Attributes in which the products differ most; shown in the list view. */
  comparison?: ComparedAttribute[];
  view: 'grid' | 'list';
  /** Accessible name of the list; "Products" by default. */
  label?: string;
  /** Returns a note to show below a product's price. */
  noteOf?: (product: ProductCard) => ReactNode;
}

export const ProductResults = memo(function ProductResults(props: ProductResultsProps) {
  const { products, comparison = noComparison, view, label, noteOf } = props;
  const { t } = useTranslation('storefront');
  const language = useLanguage();
  const attributes = useMemo(
    () => view === 'list' && products.map((product) => attributesOf(product, comparison, language)),
    [products, comparison, view, language],
  );
  return (
    <ProductGrid
      view={view}
      label={label ?? t('listing.products')}
      headings={view === 'list' ? comparison.map((attribute) => localized(attribute, 'label', language)) : []}
    >
      {products.map((product, index) => (
        <ProductTile
          key={product.id}
          product={product}
          view={view}
          attributes={attributes ? attributes[index] : undefined}
          note={noteOf?.(product)}
          eager={index < eagerCount}
        />
      ))}
    </ProductGrid>
  );
});

function attributesOf({ id }: ProductCard, comparison: ComparedAttribute[], language: Language) {
  return comparison.map((attribute) => ({
    label: localized(attribute, 'label', language),
    value: attribute.values[id]?.[language] ?? null,
  }));
}
