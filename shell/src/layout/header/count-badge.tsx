import type { ReactNode } from 'react';
import sheet, * as styles from './controls.module.css';

const maxShown = 99;

/**
 * Number at the corner of an icon; hidden at 0. The surrounding control has the number in its label, in Arabic
 * as a word up to two. The style sheet draws the digits, so that they are not a visible label which differs
 * from that one.
 */
export function CountBadge({ count, children }: { count: number; children: ReactNode }) {
  return (
    <span className={styles.counted}>
      {sheet}
      {children}
      {count > 0 && (
        <span aria-hidden className={styles.count} data-count={count > maxShown ? `${maxShown}+` : count} />
      )}
    </span>
  );
}
