import { memo, type ReactNode } from 'react';
import { ProductCard } from '../product-card/product-card.tsx';
import type { ProductCard as Product } from '@mawad/supabase/catalogue/queries';
import { CompareToggle } from './compare-toggle.tsx';
import { useAddToCart } from './use-add-to-cart.ts';
import { useIsWished, useWishlistToggle } from './use-wishlist.ts';

interface ProductTileProps {
  product: Product;
  view?: 'grid' | 'list';
  /** List view only: attributes in which the listed products differ most. */
  attributes?: { label: string; value: string | null }[];
  note?: ReactNode;
  /** True if the picture is in the first view and loads at once. */
  eager?: boolean;
  /** Tile widths for `sizes` outside a product grid. */
  sizes?: string;
}

/** Product card connected to the cart, the wishlist and the comparison. */
export const ProductTile = memo(function ProductTile(props: ProductTileProps) {
  const { product, view, attributes, note, eager, sizes } = props;
  const addToCart = useAddToCart();
  const toggleWishlist = useWishlistToggle();
  const isWished = useIsWished(product.id);
  return (
    <ProductCard
      product={product}
      href={`/product/${product.id}`}
      view={view}
      attributes={attributes}
      note={note}
      eager={eager}
      sizes={sizes}
      isWished={isWished}
      onToggleWishlist={() => void toggleWishlist(product.id)}
      onAddToCart={() => addToCart(product)}
      actions={<CompareToggle product={product} compact={view === 'list'} />}
    />
  );
});
