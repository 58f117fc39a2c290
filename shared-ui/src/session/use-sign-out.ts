import { useTranslation } from '@mawad/shared-i18n';
import { useStore } from '@mawad/shared-ui/store';
import { useCallback } from 'react';
import type { SessionPort } from './session-port.ts';

/**
 * Signs out on this device whatever the server says; when it does not answer, a
 * toast tells so. Session sync clears the store and the personal data.
 */
export function useSignOut(port: Pick<SessionPort, 'signOut'>): () => Promise<void> {
  const { t } = useTranslation('errors');
  const showToast = useStore((state) => state.toast.show);
  return useCallback(async () => {
    try {
      await port.signOut();
    } catch (error) {
      console.error('The server could not be told of the sign-out', error);
      showToast({
        title: t('sign_out_failed'),
        description: t('sign_out_failed_text'),
        variant: 'destructive',
      });
    }
  }, [port, showToast, t]);
}
