import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import sheet, * as styles from './plain-button.module.css';

/** Style and icons shared by buttons and links that look like them. */
export interface Look {
  /**
   * Styles of MUI's buttons with the same names. `text` is small, `quiet` has the secondary colour, `inherit`
   * the colour of the surrounding text, `icon` no text; `bare` has no style.
   */
  look: keyof typeof looks;
  /** Icon path shown before the label. */
  startIcon?: string;
  /** Icon path shown after the label. */
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

/** Class names of a look and further ones. */
export const classesOf = (look: Look['look'], className = '') => `${styles.base} ${looks[look]} ${className}`;

/** An icon before or after the label. */
export const iconIn = (path: string | undefined, place: string) =>
  path && (
    <span className={place}>
      <Icon path={path} />
    </span>
  );

/** A lighter button than MUI's, for parts that every page has or that repeat many times. */
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

/** A link to another site with the look of `PlainButton`. */
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
