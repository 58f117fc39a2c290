import type { CSSProperties } from 'react';
import sheet, * as styles from './bone.module.css';

interface BoneProps {
  inlineSize: string;
  /** Px; a square if omitted. */
  blockSize?: number;
  style?: CSSProperties;
}

/** Placeholder for a line or picture that is loading. */
export function Bone({ inlineSize, blockSize, style }: BoneProps) {
  const size = blockSize === undefined ? { aspectRatio: 1 } : { blockSize };
  return (
    <>
      {sheet}
      <span className={styles.bone} style={{ inlineSize, ...size, ...style }} />
    </>
  );
}
