import { useTranslation } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { useCallback } from 'react';

/**
 * Signs out on this device in any case; a toast reports if the server could not be notified. Session sync
 * clears the store and the personal data.
 */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation('errors');
  const { session } = useServices();
  const setSession = useStore((state) => state.session.set);
  const showToast = useStore((state) => state.toast.show);
  return useCallback(async () => {
    setSession({ left: true });
    try {
      await session.signOut();
    } catch (error) {
      console.error('The server could not be notified of the sign-out', error);
      showToast({
        title: t('sign_out_failed'),
        description: t('sign_out_failed_text'),
        variant: 'destructive',
      });
    }
  }, [session, setSession, showToast, t]);
}
