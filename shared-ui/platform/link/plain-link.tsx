import { type ComponentProps, type MouseEvent, useContext } from 'react';
import { DataRouterContext } from '@mawad/shared-ui/kit/router.ts';
import { usePrefetchOnIntent } from './link.tsx';

export interface PlainLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path inside the product, from the root. */
  to: string;
  preventScrollReset?: boolean;
}

/**
 * A lighter link than AppLink, for parts that repeat many times on a page. React Router's link subscribes to
 * the location, so every link of a list would render again with each navigation.
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

/** True for clicks that open a tab or window or start a download. */
function isForBrowser({ metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || altKey || ctrlKey || shiftKey;
}
