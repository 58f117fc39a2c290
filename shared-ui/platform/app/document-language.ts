import { directionOf, type Language } from '@mawad/shared-i18n';
import { languageCookie, languageCookieScope } from '@mawad/shared-i18n/language';
import { useEffect } from 'react';
import type { App } from './app.ts';

/**
 * Follows the chosen language: fetches its messages and styles, then changes the texts, the document's
 * language and direction, and the cookie together. Reverts the choice if the messages or styles cannot be
 * loaded.
 */
export function useDocumentLanguage({ i18n, store, styleCaches, remembers }: App): void {
  useEffect(() => {
    const showLanguage = (language: string) => {
      document.documentElement.lang = language;
      document.documentElement.dir = directionOf(language as Language);
      if (remembers) document.cookie = `${languageCookie}=${language}${languageCookieScope}`;
    };
    showLanguage(i18n.language);
    i18n.on('languageChanged', showLanguage);
    const stopFollowing = store.subscribe(({ language: { language } }, before) => {
      if (language !== before.language.language) void follow(language);
    });
    async function follow(language: Language) {
      try {
        await styleCaches.prepare(directionOf(language));
        if (store.getState().language.language !== language) return;
        await i18n.switchLanguage(language);
      } catch (error) {
        console.error(`${language} could not be loaded`, error);
        store.getState().language.setLanguage(i18n.language as Language);
      }
    }
    return () => {
      stopFollowing();
      i18n.off('languageChanged', showLanguage);
    };
  }, [i18n, store, styleCaches, remembers]);
}
