import { memo, type ReactNode } from 'react';
import { ProductCard } from '../product-card/product-card.tsx';
import type { ProductCard as Product } from '@mawad/supabase/queries/catalogue';
import { CompareToggle } from './compare-toggle.tsx';
import { useAddToCart } from './use-add-to-cart.ts';
import { useWished, useWishlistToggle } from './use-wishlist.ts';

interface ProductTileProps {
  product: Product;
  view?: 'grid' | 'list';
  /** In a list: what differs most between the products shown. */
  attributes?: { label: string; value: string | null }[];
  /** What else is worth knowing, under the price. */
  note?: ReactNode;
  /** In the first view: its picture loads at once. */
  eager?: boolean;
  /** Widths of the tile where it does not stand in a product grid. */
  sizes?: string;
}

/** A product card that knows the cart, the wishlist and the compare list. */
export const ProductTile = memo(function ProductTile(props: ProductTileProps) {
  const { product, view, attributes, note, eager, sizes } = props;
  const addToCart = useAddToCart();
  const toggleWishlist = useWishlistToggle();
  const wished = useWished(product.id);
  return (
    <ProductCard
      product={product}
      href={`/product/${product.id}`}
      view={view}
      attributes={attributes}
      note={note}
      eager={eager}
      sizes={sizes}
      wished={wished}
      onToggleWishlist={() => void toggleWishlist(product.id)}
      onAddToCart={() => addToCart(product)}
      actions={<CompareToggle product={product} compact={view === 'list'} />}
    />
  );
});
