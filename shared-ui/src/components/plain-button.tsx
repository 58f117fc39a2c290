import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import sheet, * as styles from './plain-button.module.css';
import { PlainLink, type PlainLinkProps } from './plain-link.tsx';

interface Look {
  /** As MUI's of the same names; `text` is small, `quiet` in the secondary colour, `icon` has no words. */
  look: 'outlined' | 'text' | 'quiet' | 'icon';
  /** Path data of an icon before the words. */
  startIcon?: string;
}

const looks = {
  outlined: styles.outlined,
  text: styles.text,
  quiet: `${styles.text} ${styles.quiet}`,
  icon: styles.icon,
};

const classesOf = (look: Look['look'], className = '') => `${styles.base} ${looks[look]} ${className}`;

function Start({ path }: { path: string }) {
  return (
    <span className={styles.start}>
      <Icon path={path} />
    </span>
  );
}

/** MUI's button for what stands many times on a page. */
export function PlainButton({
  look,
  startIcon,
  className,
  children,
  ...props
}: Look & ComponentProps<'button'>) {
  return (
    <>
      {sheet}
      <button type="button" {...props} className={classesOf(look, className)}>
        {startIcon && <Start path={startIcon} />}
        {children}
      </button>
    </>
  );
}

/** ButtonLink for what stands many times on a page. */
export function PlainButtonLink({ look, startIcon, className, children, ...props }: Look & PlainLinkProps) {
  return (
    <>
      {sheet}
      <PlainLink {...props} className={classesOf(look, className)}>
        {startIcon && <Start path={startIcon} />}
        {children}
      </PlainLink>
    </>
  );
}
