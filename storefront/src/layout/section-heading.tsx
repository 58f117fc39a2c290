import { PlainLink } from '@mawad/shared-ui/components/plain-link';
import sheet, * as styles from './section-heading.module.css';

interface SectionHeadingProps {
  /** Of the heading, by which its section is named. */
  id: string;
  title: string;
  /** Where all of it is. */
  more?: { label: string; to: string };
}

/** The heading of a part of a page, with the way to all of what it shows some of. */
export function SectionHeading({ id, title, more }: SectionHeadingProps) {
  return (
    <div className={styles.line}>
      {sheet}
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {more && (
        <PlainLink to={more.to} className={styles.more}>
          {more.label}
        </PlainLink>
      )}
    </div>
  );
}
