import type { ComponentProps } from 'react';
import sheet, * as styles from './plain-container.module.css';

/** Centres content at its maximum width with gutters, like MUI's container. */
export function PlainContainer({ className = '', ...props }: ComponentProps<'div'>) {
  return (
    <>
      {sheet}
      <div {...props} className={`${styles.container} ${className}`} />
    </>
  );
}
