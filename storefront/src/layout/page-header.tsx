import type { ReactNode } from 'react';
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
        <h1 className={styles.title}>{title}</h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {action}
    </header>
  );
}
