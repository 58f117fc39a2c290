import { PlainLink, type PlainLinkProps } from '@mawad/shared-ui/platform/link/plain-link.tsx';
import sheet, * as styles from './short-link.module.css';

/** Short text link with an enlarged touch target, by default in the primary colour. */
export function ShortLink({ className = '', ...props }: PlainLinkProps) {
  return (
    <>
      {sheet}
      <PlainLink {...props} className={`${styles.link} ${className}`} />
    </>
  );
}
