import { PlainLink } from '@mawad/shared-ui/platform/link/plain-link.tsx';
import sheet, * as styles from './footer.module.css';

export interface FooterLink {
  to: string;
  text: string;
}

export function FooterColumn({ title, links }: { title: string; links: FooterLink[] }) {
  return (
    <nav aria-label={title}>
      {sheet}
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ to, text }) => (
          <li key={text}>
            <PlainLink to={to} className={styles.link}>
              {text}
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
