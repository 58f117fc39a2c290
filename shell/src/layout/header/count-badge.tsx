import type { ReactNode } from 'react';
import sheet, * as styles from './controls.module.css';

const maxShown = 99;

/** Number at the corner of an icon; hidden at 0. The surrounding control has the number in its label. */
export function CountBadge({ count, children }: { count: number; children: ReactNode }) {
  return (
    <span className={styles.counted}>
      {sheet}
      {children}
      {count > 0 && (
        <span aria-hidden className={styles.count}>
          {count > maxShown ? `${maxShown}+` : count}
        </span>
      )}
    </span>
  );
}
