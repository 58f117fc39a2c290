import type { ComponentProps } from 'react';
import { usePrefetch } from '@mawad/shared-ui/platform/contract.ts';
import { Button, Link as MuiLink, type ButtonProps } from '@mawad/shared-ui/kit/mui.ts';
import { Link as RouterLink } from '@mawad/shared-ui/kit/router.ts';

/** Event handlers that prefetch a link's target on hover, focus and touch. */
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

/** A link inside the product; its target's code and data are fetched on hover, focus and touch. */
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

export function ButtonLink({ to, ...props }: ButtonLinkProps) {
  return <Button component={RouterLink} to={to} {...usePrefetchOnIntent(to)} {...props} />;
}
