import type { ComponentProps } from 'react';
import sheet, * as styles from './heading.module.css';

interface HeadingProps extends Omit<ComponentProps<'h1'>, 'className'> {
  of: 'page' | 'section' | 'part';
}

const looks = { page: styles.page, section: styles.section, part: styles.part };

/** Heading with static styles: level 1 for a page, otherwise level 2. */
export function Heading({ of, ...props }: HeadingProps) {
  const Level = of === 'page' ? 'h1' : 'h2';
  return (
    <>
      {sheet}
      <Level {...props} className={`${styles.heading} ${looks[of]}`} />
    </>
  );
}
