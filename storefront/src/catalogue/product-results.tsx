import { memo, useMemo, type ReactNode } from 'react';
import { localized, useLanguage, useTranslation, type Language } from '@mawad/shared-i18n';
import { ProductGrid } from '../product-card/product-grid.tsx';
import type { ComparedAttribute, ProductCard } from '@mawad/supabase/queries/catalogue';
import { ProductTile } from './product-tile.tsx';

/** The first row of a phone: its pictures go ahead of those below. */
const eagerCount = 2;

const none: ComparedAttribute[] = [];

interface ProductResultsProps {
  products: ProductCard[];
  /** What differs most between them; shown in the dense list. */
  comparison?: ComparedAttribute[];
  view: 'grid' | 'list';
  /** The list's name, "Products" unless told. */
  label?: string;
  /** What else is worth knowing of a product, under its price. */
  noteOf?: (product: ProductCard) => ReactNode;
}

/** Products as a grid of cards or as a dense list. */
export const ProductResults = memo(function ProductResults(props: ProductResultsProps) {
  const { products, comparison = none, view, label, noteOf } = props;
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
