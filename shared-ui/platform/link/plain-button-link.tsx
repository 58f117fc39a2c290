import sheet, * as styles from '@mawad/shared-ui/kit/plain-button.module.css';
import { classesOf, iconIn, type Look } from '@mawad/shared-ui/kit/plain-button.tsx';
import { PlainLink, type PlainLinkProps } from './plain-link.tsx';

/** A link with the look of `PlainButton`. */
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
