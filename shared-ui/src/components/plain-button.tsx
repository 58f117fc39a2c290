import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import sheet, * as styles from './plain-button.module.css';
import { PlainLink, type PlainLinkProps } from './plain-link.tsx';

interface Look {
  /**
   * As MUI's of the same names; `text` is small, `quiet` in the secondary colour, `inherit` in that of the words
   * around it, `icon` has no words, `bare` leaves the look to whoever draws it.
   */
  look: keyof typeof looks;
  /** Path data of an icon before the words. */
  startIcon?: string;
  /** And after them. */
  endIcon?: string;
}

const looks = {
  contained: styles.contained,
  outlined: styles.outlined,
  inherit: styles.inherit,
  text: styles.text,
  quiet: `${styles.text} ${styles.quiet}`,
  icon: styles.icon,
  bare: '',
};

const classesOf = (look: Look['look'], className = '') => `${styles.base} ${looks[look]} ${className}`;

const iconIn = (path: string | undefined, place: string) =>
  path && (
    <span className={place}>
      <Icon path={path} />
    </span>
  );

/** MUI's button for what every page has or stands many times on one. */
export function PlainButton({
  look,
  startIcon,
  endIcon,
  className,
  children,
  ...props
}: Look & ComponentProps<'button'>) {
  return (
    <>
      {sheet}
      <button type="button" {...props} className={classesOf(look, className)}>
        {iconIn(startIcon, styles.start)}
        {children}
        {iconIn(endIcon, styles.end)}
      </button>
    </>
  );
}

/** ButtonLink for what every page has or stands many times on one. */
export function PlainButtonLink({
  look,
  startIcon,
  endIcon,
  className,
  children,
  ...props
}: Look & PlainLinkProps) {
  return (
    <>
      {sheet}
      <PlainLink {...props} className={classesOf(look, className)}>
        {iconIn(startIcon, styles.start)}
        {children}
        {iconIn(endIcon, styles.end)}
      </PlainLink>
    </>
  );
}

/** Such a button that leads out of the product. */
export function PlainAnchor({
  look,
  startIcon,
  className,
  children,
  ...props
}: Omit<Look, 'endIcon'> & ComponentProps<'a'>) {
  return (
    <>
      {sheet}
      <a {...props} className={classesOf(look, className)}>
        {iconIn(startIcon, styles.start)}
        {children}
      </a>
    </>
  );
}
