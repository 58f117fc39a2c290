import { ProductCardSkeleton } from '../product-card/product-card-skeleton.tsx';
import sheet, * as styles from './product-shelf.module.css';

export function ShelfSkeleton() {
  return (
    <div aria-busy className={styles.skeleton}>
      {sheet}
      {[0, 1, 2, 3].map((place) => (
        <ProductCardSkeleton key={place} />
      ))}
    </div>
  );
}
