import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';
import sheet, * as styles from './page-header.module.css';

interface PageHeaderProps {
  title: string;
  /** One quiet line under the title. */
  subtitle?: ReactNode;
  /** The one main action. */
  action?: ReactNode;
}

/** The title of a page with its one main action. */
export function PageHeader({ title, subtitle, action }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {sheet}
      <div className={styles.words}>
        <Heading of="page">{title}</Heading>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {action}
    </header>
  );
}
