import { useLocation, useNavigate } from '@mawad/shared-ui/router';
import { useEffect } from 'react';
import { canonicalPath } from './canonical-path.ts';

/** Gives a page that a link names by another spelling its own address, as the server does. */
export function useCanonicalAddress(): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const canonical = canonicalPath(pathname);
  useEffect(() => {
    if (canonical === pathname) return;
    void navigate({ pathname: canonical, search, hash }, { replace: true, preventScrollReset: true, state });
  }, [canonical, pathname, search, hash, state, navigate]);
}
