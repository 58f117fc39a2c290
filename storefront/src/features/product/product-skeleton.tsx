import { PlainContainer } from '@mawad/shared-ui/kit/plain-container.tsx';
import { SkeletonBox } from '../../layout/skeleton-box.tsx';
import sheet, * as styles from './product.module.css';

export function ProductSkeleton() {
  return (
    <PlainContainer aria-busy>
      {sheet}
      <div className={styles.page}>
        <SkeletonBox inlineSize="40%" blockSize={24} />
        <div className={styles.article}>
          <SkeletonBox inlineSize="100%" style={{ borderRadius: 8 }} />
          <div>
            <SkeletonBox inlineSize="100%" blockSize={36} />
            <SkeletonBox inlineSize="60%" blockSize={24} style={{ marginBlockStart: 12 }} />
            <SkeletonBox inlineSize="50%" blockSize={44} style={{ marginBlockStart: 40 }} />
            <SkeletonBox inlineSize="100%" blockSize={48} style={{ marginBlockStart: 24 }} />
          </div>
        </div>
      </div>
    </PlainContainer>
  );
}
