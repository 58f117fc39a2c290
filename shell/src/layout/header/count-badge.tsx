import type { ReactNode } from 'react';
import sheet, * as styles from './controls.module.css';

const most = 99;

/** A small number at the corner of an icon; nothing at 0. The control around it says the number in words. */
export function CountBadge({ count, children }: { count: number; children: ReactNode }) {
  return (
    <span className={styles.counted}>
      {sheet}
      {children}
      {count > 0 && (
        <span aria-hidden className={styles.count}>
          {count > most ? `${most}+` : count}
        </span>
      )}
    </span>
  );
}
