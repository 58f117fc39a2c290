import { useCallback } from 'react';
import type { Language } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useStoreApi } from '@mawad/shared-ui/platform/store/index.ts';
import { queryKey } from '@mawad/supabase/query-keys';

/**
 * Changes the language of the interface, and of the user's mails if signed in. A failure to save the mail
 * language is ignored, because the interface language has changed anyway.
 */
export function useChooseLanguage(): (language: Language) => void {
  const store = useStoreApi();
  const { queryClient, session } = useServices();
  return useCallback(
    (language) => {
      const { language: shown, session: current } = store.getState();
      const { user } = current;
      shown.setLanguage(language);
      if (!user) return;
      session.saveLanguage(user.id, language).then(
        () => queryClient.invalidateQueries({ queryKey: queryKey('account', 'profile', user.id) }),
        () => undefined,
      );
    },
    [store, queryClient, session],
  );
}
