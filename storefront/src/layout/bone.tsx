import type { CSSProperties } from 'react';
import sheet, * as styles from './bone.module.css';

interface BoneProps {
  inlineSize: string;
  /** Px; a square without it. */
  blockSize?: number;
  style?: CSSProperties;
}

/** The place of a line or a picture that is on its way. */
export function Bone({ inlineSize, blockSize, style }: BoneProps) {
  const size = blockSize === undefined ? { aspectRatio: 1 } : { blockSize };
  return (
    <>
      {sheet}
      <span className={styles.bone} style={{ inlineSize, ...size, ...style }} />
    </>
  );
}
