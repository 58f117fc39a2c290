import { usePrefetchOnIntent } from '@mawad/shared-ui/components/link';
import { styled } from '@mawad/shared-ui/mui';
import { NavLink as RouterNavLink } from '@mawad/shared-ui/router';
import type { ReactNode } from 'react';

const Styled = styled(RouterNavLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 44,
  paddingInline: 10,
  borderRadius: 8,
  color: theme.vars?.palette.text.primary,
  fontSize: 'var(--text-14)',
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { backgroundColor: theme.vars?.palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${theme.vars?.palette.primary.main}`, outlineOffset: -2 },
  '&[aria-current=page]': { color: theme.vars?.palette.primary.main },
}));

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
    <Styled to={to} end={end} onClick={onClick} {...usePrefetchOnIntent(to)}>
      {children}
    </Styled>
  );
}
