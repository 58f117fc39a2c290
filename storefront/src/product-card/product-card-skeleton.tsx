import { SkeletonBox } from '../layout/skeleton-box.tsx';
import sheet, * as styles from './product-card.module.css';

export function ProductCardSkeleton({ view = 'grid' }: { view?: 'grid' | 'list' }) {
  return view === 'list' ? <RowSkeleton /> : <TileSkeleton />;
}

function TileSkeleton() {
  return (
    <div aria-hidden className={styles.card}>
      {sheet}
      <SkeletonBox inlineSize="100%" style={{ borderRadius: 0 }} />
      <div className={styles.skeletonLines}>
        <SkeletonBox inlineSize="90%" blockSize={16} />
        <SkeletonBox inlineSize="60%" blockSize={16} />
        <SkeletonBox inlineSize="45%" blockSize={12} />
        <SkeletonBox inlineSize="55%" blockSize={20} style={{ marginBlockStart: 8 }} />
        <SkeletonBox inlineSize="100%" blockSize={44} style={{ marginBlockStart: 8, borderRadius: 8 }} />
      </div>
    </div>
  );
}

function RowSkeleton() {
  return (
    <div aria-hidden className={styles.rowSkeleton}>
      {sheet}
      <SkeletonBox inlineSize="72px" blockSize={72} style={{ borderRadius: 6 }} />
      <div className={styles.skeletonLines}>
        <SkeletonBox inlineSize="60%" blockSize={16} />
        <SkeletonBox inlineSize="35%" blockSize={12} />
      </div>
      <SkeletonBox inlineSize="120px" blockSize={20} />
    </div>
  );
}
