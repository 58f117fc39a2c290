import { Bone } from '../layout/bone.tsx';
import sheet, * as styles from './product-card.module.css';

export function ProductCardSkeleton({ view = 'grid' }: { view?: 'grid' | 'list' }) {
  return view === 'list' ? <RowSkeleton /> : <TileSkeleton />;
}

function TileSkeleton() {
  return (
    <div aria-hidden className={styles.card}>
      {sheet}
      <Bone inlineSize="100%" style={{ borderRadius: 0 }} />
      <div className={styles.linesToCome}>
        <Bone inlineSize="90%" blockSize={16} />
        <Bone inlineSize="60%" blockSize={16} />
        <Bone inlineSize="45%" blockSize={12} />
        <Bone inlineSize="55%" blockSize={20} style={{ marginBlockStart: 8 }} />
        <Bone inlineSize="100%" blockSize={44} style={{ marginBlockStart: 8, borderRadius: 8 }} />
      </div>
    </div>
  );
}

function RowSkeleton() {
  return (
    <div aria-hidden className={styles.rowToCome}>
      {sheet}
      <Bone inlineSize="72px" blockSize={72} style={{ borderRadius: 6 }} />
      <div className={styles.linesToCome}>
        <Bone inlineSize="60%" blockSize={16} />
        <Bone inlineSize="35%" blockSize={12} />
      </div>
      <Bone inlineSize="120px" blockSize={20} />
    </div>
  );
}
