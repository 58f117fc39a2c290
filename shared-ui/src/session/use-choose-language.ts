import { useCallback } from 'react';
import type { Language } from '@mawad/shared-i18n';
import { useServices } from '@mawad/shared-ui/contract';
import { useStoreApi } from '@mawad/shared-ui/store';
import { queryKey } from '@mawad/supabase/query-keys';

/**
 * Turns the interface to a language. Whoever is signed in gets our mails in it too: quietly, for the choice stands
 * whether or not the server hears of it.
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
