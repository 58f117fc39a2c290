import { usePrefetchOnIntent } from '@mawad/shared-ui/components/link';
import { NavLink as RouterNavLink } from '@mawad/shared-ui/router';
import type { ReactNode } from 'react';
import sheet, * as styles from './controls.module.css';

interface Props {
  to: string;
  /** Only the very page is current, not those below it. */
  end?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

/** A link of the site's navigation; marks the current page and fetches its target on intent. */
export function NavLink({ to, end = false, onClick, children }: Props) {
  return (
    <RouterNavLink to={to} end={end} onClick={onClick} {...usePrefetchOnIntent(to)} className={styles.link}>
      {sheet}
      {children}
    </RouterNavLink>
  );
}
