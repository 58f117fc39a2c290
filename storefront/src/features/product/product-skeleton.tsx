import { PlainContainer } from '@mawad/shared-ui/components/plain-container';
import { Bone } from '../../layout/bone.tsx';
import sheet, * as styles from './product.module.css';

export function ProductSkeleton() {
  return (
    <PlainContainer aria-busy>
      {sheet}
      <div className={styles.page}>
        <Bone inlineSize="40%" blockSize={24} />
        <div className={styles.article}>
          <Bone inlineSize="100%" style={{ borderRadius: 8 }} />
          <div>
            <Bone inlineSize="100%" blockSize={36} />
            <Bone inlineSize="60%" blockSize={24} style={{ marginBlockStart: 12 }} />
            <Bone inlineSize="50%" blockSize={44} style={{ marginBlockStart: 40 }} />
            <Bone inlineSize="100%" blockSize={48} style={{ marginBlockStart: 24 }} />
          </div>
        </div>
      </div>
    </PlainContainer>
  );
}
