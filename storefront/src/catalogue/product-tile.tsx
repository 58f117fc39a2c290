import { ProductCard } from '@mawad/shared-ui/components/product-card';
import type { ProductCard as Product } from '@mawad/supabase/queries/catalogue';
import { CompareToggle } from './compare-toggle.tsx';
import { useAddToCart } from './use-add-to-cart.ts';
import { useWishlistIds, useWishlistToggle } from './use-wishlist.ts';

interface ProductTileProps {
  product: Product;
  view?: 'grid' | 'list';
  /** In a list: what differs most between the products shown. */
  attributes?: { label: string; value: string }[];
  /** In the first view: its picture loads at once. */
  eager?: boolean;
}

/** A product card that knows the cart, the wishlist and the compare list. */
export function ProductTile({ product, view, attributes, eager }: ProductTileProps) {
  const addToCart = useAddToCart();
  const toggleWishlist = useWishlistToggle();
  const { ids } = useWishlistIds();
  return (
    <ProductCard
      product={product}
      href={`/product/${product.id}`}
      view={view}
      attributes={attributes}
      eager={eager}
      wished={ids.includes(product.id)}
      onToggleWishlist={() => void toggleWishlist(product.id)}
      onAddToCart={() => addToCart(product)}
      actions={<CompareToggle product={product} compact={view === 'list'} />}
    />
  );
}
