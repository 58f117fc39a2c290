import { useReplaceAddress } from '@mawad/shared-ui/platform/replace-address.ts';
import { useLocation } from '@mawad/shared-ui/kit/router.ts';
import { canonicalPath } from './canonical-path.ts';

/** Replaces the address of a page with its canonical spelling, as the server does. */
export function useCanonicalAddress(): void {
  const { pathname, search, hash } = useLocation();
  const canonical = canonicalPath(pathname);
  useReplaceAddress(canonical === pathname ? null : canonical + search + hash);
}
