import { useId } from 'react';
import { WhenNear } from '@mawad/shared-ui/components/hydration/when-near';
import type { ProductCard } from '@mawad/supabase/queries/catalogue';
import { SectionHeading } from '../layout/section-heading.tsx';
import { ProductTile } from './product-tile.tsx';
import sheet, * as styles from './product-shelf.module.css';

interface ProductShelfProps {
  title: string;
  products: ProductCard[];
  /** Where all of them are. */
  more?: { label: string; to: string };
}

/** Widths of a tile on a shelf: six or four across, or swiped; on phones a little less, for the file of 320. */
const shelfSizes = '(min-width: 1200px) 198px, (min-width: 768px) 24vw, min(44vw, 232px)';

/** A few products: swiped on narrow screens, in rows on wide ones. */
export function ProductShelf({ title, products, more }: ProductShelfProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.shelf}>
      {sheet}
      <SectionHeading id={headingId} title={title} more={more} />
      <ul className={styles.tiles}>
        {products.map((product) => (
          <WhenNear key={product.id} component="li" servedSize="420px" atOnce>
            <ProductTile product={product} sizes={shelfSizes} />
          </WhenNear>
        ))}
      </ul>
    </section>
  );
}
