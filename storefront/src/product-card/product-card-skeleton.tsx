import type { CSSProperties } from 'react';
import sheet, * as styles from './product-card.module.css';

/** The shape of a product card while it is on its way. */
export function ProductCardSkeleton({ view = 'grid' }: { view?: 'grid' | 'list' }) {
  return view === 'list' ? <RowSkeleton /> : <TileSkeleton />;
}

function TileSkeleton() {
  return (
    <div aria-hidden className={styles.card}>
      {sheet}
      <div className={styles.wellToCome} />
      <div className={styles.linesToCome}>
        {bone('90%', 16)}
        {bone('60%', 16)}
        {bone('45%', 12)}
        {bone('55%', 20, { marginBlockStart: 8 })}
        {bone('100%', 44, { marginBlockStart: 8, borderRadius: 8 })}
      </div>
    </div>
  );
}

function RowSkeleton() {
  return (
    <div aria-hidden className={styles.rowToCome}>
      {sheet}
      {bone('72px', 72, { borderRadius: 6 })}
      <div className={styles.linesToCome}>
        {bone('60%', 16)}
        {bone('35%', 12)}
      </div>
      {bone('120px', 20)}
    </div>
  );
}

const bone = (inlineSize: string, blockSize: number, style?: CSSProperties) => (
  <span className={styles.bone} style={{ inlineSize, blockSize, ...style }} />
);
