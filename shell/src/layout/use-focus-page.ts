import { useLocation } from '@mawad/shared-ui/kit/router.ts';
import { useEffect, useRef } from 'react';
import { contentId } from './skip-link.tsx';

/**
 * Moves the focus to the content of a page that a link opened. The first page, and changes within a page such
 * as a filter, leave the focus unchanged.
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
