import type { ComponentProps } from 'react';
import sheet, * as styles from './heading.module.css';

interface HeadingProps extends Omit<ComponentProps<'h1'>, 'className'> {
  /** Of a page, of a section of one, or of a part that stands beside others. */
  of: 'page' | 'section' | 'part';
}

const looks = { page: styles.page, section: styles.section, part: styles.part };

/** A heading of static styles; a page's is the first level, all others the second. */
export function Heading({ of, ...props }: HeadingProps) {
  const Level = of === 'page' ? 'h1' : 'h2';
  return (
    <>
      {sheet}
      <Level {...props} className={`${styles.heading} ${looks[of]}`} />
    </>
  );
}
