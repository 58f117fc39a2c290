import type { ComponentProps } from 'react';
import { usePrefetch } from '@mawad/shared-ui/contract';
import { Button, Link as MuiLink, type ButtonProps } from '@mawad/shared-ui/mui';
import { Link as RouterLink } from '@mawad/shared-ui/router';

/** Handlers that fetch a link's target as soon as someone means to follow it. */
export function usePrefetchOnIntent(to: string) {
  const prefetch = usePrefetch();
  const intend = () => prefetch(to);
  return { onPointerEnter: intend, onFocus: intend, onTouchStart: intend };
}

type RouterProps = Pick<
  ComponentProps<typeof RouterLink>,
  'replace' | 'state' | 'preventScrollReset' | 'reloadDocument'
>;

type AppLinkProps = Omit<ComponentProps<typeof MuiLink>, 'href' | 'component'> &
  RouterProps & {
    /** Path inside the product. */
    to: string;
  };

/** A link inside the product; code and data of its target are fetched on hover, focus and touch. */
export function AppLink({ to, ...props }: AppLinkProps) {
  return <MuiLink component={RouterLink} to={to} {...usePrefetchOnIntent(to)} {...props} />;
}

type ButtonLinkProps = Pick<
  ButtonProps<'a'>,
  | 'aria-label'
  | 'children'
  | 'className'
  | 'color'
  | 'disabled'
  | 'endIcon'
  | 'fullWidth'
  | 'onClick'
  | 'size'
  | 'startIcon'
  | 'sx'
  | 'variant'
> &
  RouterProps & { to: string };

/** A link that looks like a button. */
export function ButtonLink({ to, ...props }: ButtonLinkProps) {
  return <Button component={RouterLink} to={to} {...usePrefetchOnIntent(to)} {...props} />;
}
