import { Heading } from './heading.tsx';
import sheet, * as styles from './section-heading.module.css';
import { ShortLink } from './short-link.tsx';

interface SectionHeadingProps {
  /** Id of the heading, used by the section's `aria-labelledby`. */
  id: string;
  title: string;
  more?: { label: string; to: string };
}

export function SectionHeading({ id, title, more }: SectionHeadingProps) {
  return (
    <div className={styles.line}>
      {sheet}
      <Heading of="section" id={id}>
        {title}
      </Heading>
      {more && <ShortLink to={more.to}>{more.label}</ShortLink>}
    </div>
  );
}
