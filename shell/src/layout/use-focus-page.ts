import { useLocation } from '@mawad/shared-ui/router';
import { useEffect, useRef } from 'react';
import { contentId } from './skip-link.tsx';

/**
 * Brings keyboard and screen reader to the content of the page that a link led to. The first page and a
 * change within a page, such as a filter, leave the focus where it is.
 */
export function useFocusPage(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [pathname]);
}
