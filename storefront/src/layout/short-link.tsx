import { PlainLink, type PlainLinkProps } from '@mawad/shared-ui/components/plain-link';
import sheet, * as styles from './short-link.module.css';

/** A link of a few words, in the primary colour unless told, with room for a finger around it. */
export function ShortLink({ className = '', ...props }: PlainLinkProps) {
  return (
    <>
      {sheet}
      <PlainLink {...props} className={`${styles.link} ${className}`} />
    </>
  );
}
