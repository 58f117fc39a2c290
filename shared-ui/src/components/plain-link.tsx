import { type ComponentProps, type MouseEvent, useContext } from 'react';
import { DataRouterContext } from '@mawad/shared-ui/router';
import { usePrefetchOnIntent } from './link.tsx';

export interface PlainLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path inside the product, from its root. */
  to: string;
  preventScrollReset?: boolean;
}

/**
 * AppLink for what stands many times on a page, styled by a class. React Router's own link listens to the
 * address, so that every link of a list would render anew with each step.
 */
export function PlainLink({ to, preventScrollReset, onClick, children, ...props }: PlainLinkProps) {
  const { router } = useContext(DataRouterContext)!;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || isForBrowser(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = router.state.location;
    void router.navigate(to, { preventScrollReset, replace: to === pathname + search + hash });
  };
  return (
    <a href={to} onClick={follow} {...usePrefetchOnIntent(to)} {...props}>
      {children}
    </a>
  );
}

/** Asks for a tab, a window or a download of its own. */
function isForBrowser({ metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || altKey || ctrlKey || shiftKey;
}
