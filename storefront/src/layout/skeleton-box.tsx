import type { CSSProperties } from 'react';
import sheet, * as styles from './skeleton-box.module.css';

interface SkeletonBoxProps {
  inlineSize: string;
  /** Px; a square if omitted. */
  blockSize?: number;
  style?: CSSProperties;
}

/** Placeholder for a line or picture that is loading. */
export function SkeletonBox({ inlineSize, blockSize, style }: SkeletonBoxProps) {
  const size = blockSize === undefined ? { aspectRatio: 1 } : { blockSize };
  return (
    <>
      {sheet}
      <span className={styles.box} style={{ inlineSize, ...size, ...style }} />
    </>
  );
}
