import { useLocation } from '@mawad/shared-ui/router';
import { useStore } from '@mawad/shared-ui/store';
import { useState } from 'react';
import { type LoginReason, loginPath } from '../../session/login-path.ts';

/**
 * Where a guard sends whoever is not signed in: to sign in and come back, or home
 * if they were inside and have just signed out, because React may still show the
 * guard when the session ends.
 */
export function useEntrance(reason?: LoginReason): string {
  const location = useLocation();
  const { user, left, suspended } = useStore((state) => state.session);
  const [entered, setEntered] = useState(false);
  if (user && !entered) setEntered(true);
  if (suspended) return loginPath(location, 'suspended');
  return entered && left ? '/' : loginPath(location, reason);
}
