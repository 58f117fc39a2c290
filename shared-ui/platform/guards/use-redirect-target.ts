import { useLocation } from '@mawad/shared-ui/kit/router.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { useState } from 'react';
import { type LoginReason, loginPath } from '../session/login-path.ts';

/**
 * Redirect target of a guard for signed-out visitors: sign-in and back, or the home page if they have just
 * signed out, because React may still show the guard when the session ends.
 */
export function useRedirectTarget(reason?: LoginReason): string {
  const location = useLocation();
  const { user, left, suspended } = useStore((state) => state.session);
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (user && !wasSignedIn) setWasSignedIn(true);
  if (suspended) return loginPath(location, 'suspended');
  return wasSignedIn && left ? '/' : loginPath(location, reason);
}
