import { Heading } from './heading.tsx';
import sheet, * as styles from './section-heading.module.css';
import { ShortLink } from './short-link.tsx';

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
      <Heading of="section" id={id}>
        {title}
      </Heading>
      {more && <ShortLink to={more.to}>{more.label}</ShortLink>}
    </div>
  );
}
