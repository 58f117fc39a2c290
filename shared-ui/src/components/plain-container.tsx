import type { ComponentProps } from 'react';
import sheet, * as styles from './plain-container.module.css';

/** MUI's container for what every page has: the width of the content with its gutters. */
export function PlainContainer({ className = '', ...props }: ComponentProps<'div'>) {
  return (
    <>
      {sheet}
      <div {...props} className={`${styles.container} ${className}`} />
    </>
  );
}
