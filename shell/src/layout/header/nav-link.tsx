import { usePrefetchOnIntent } from '@mawad/shared-ui/platform/link/link.tsx';
import { NavLink as RouterNavLink } from '@mawad/shared-ui/kit/router.ts';
import type { ReactNode } from 'react';
import sheet, * as styles from './controls.module.css';

interface Props {
  to: string;
  /** Marks the link as current only on its own page, not on subpages. */
  end?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

/** Navigation link; marks the current page and prefetches its target on hover or focus. */
export function NavLink({ to, end = false, onClick, children }: Props) {
  return (
    <RouterNavLink to={to} end={end} onClick={onClick} {...usePrefetchOnIntent(to)} className={styles.link}>
      {sheet}
      {children}
    </RouterNavLink>
  );
}
