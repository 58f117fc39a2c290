import { useNavigate } from '@mawad/shared-ui/kit/router.ts';
import { useCallback } from 'react';
import { useSignOut } from './use-sign-out.ts';

/** Signs out and navigates to the home page. */
export function useLeave(): () => Promise<void> {
  const signOut = useSignOut();
  const navigate = useNavigate();
  return useCallback(async () => {
    await navigate('/');
    await signOut();
  }, [navigate, signOut]);
}
