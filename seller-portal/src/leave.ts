import { useCallback } from 'react';
import { useNavigate } from '@mawad/shared-ui/router';
import { useSignOut } from '@mawad/shared-ui/session/use-sign-out';
import { useSessionPort } from './session-port.ts';

/** Signs out on the front page, so that no guard asks the leaving user to sign in again. */
export function useLeave(): () => Promise<void> {
  const signOut = useSignOut(useSessionPort());
  const navigate = useNavigate();
  return useCallback(async () => {
    await navigate('/');
    await signOut();
  }, [navigate, signOut]);
}
