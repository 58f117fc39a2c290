import { useId } from 'react';
import { LazyHydrate } from '@mawad/shared-ui/platform/hydration/lazy-hydrate.tsx';
import type { ProductCard } from '@mawad/supabase/catalogue/queries';
import { SectionHeading } from '../layout/section-heading.tsx';
import { ProductTile } from './product-tile.tsx';
import sheet, * as styles from './product-shelf.module.css';

interface ProductShelfProps {
  title: string;
  products: ProductCard[];
  more?: { label: string; to: string };
}

/**
 * Tile widths for `sizes`: six or four per row, or a scrollable row; slightly smaller on phones so that the
 * 320 px file is used.
 */
const shelfSizes = '(min-width: 1200px) 198px, (min-width: 768px) 24vw, min(44vw, 232px)';

/** Row of a few products: scrollable on narrow screens, a grid on wide ones. */
export function ProductShelf({ title, products, more }: ProductShelfProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.shelf}>
      {sheet}
      <SectionHeading id={headingId} title={title} more={more} />
      <ul className={styles.tiles}>
        {products.map((product) => (
          <LazyHydrate key={product.id} component="li" estimatedSize="420px" immediate>
            <ProductTile product={product} sizes={shelfSizes} />
          </LazyHydrate>
        ))}
      </ul>
    </section>
  );
}
