/** Languages of the product; English is the default. */
export const languages = ['en', 'ar'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';

/**
 * Query of a page's public address in a language. '' for the default language, so that shared links and
 * search engines use one address.
 */
export function languageQuery(language: Language): string {
  return language === defaultLanguage ? '' : `?lang=${language}`;
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** Cookie with the selected language for the server, which cannot read local storage. */
export const languageCookie = 'mawad-language';
/** Attributes of the cookie: all paths, one year. */
export const languageCookieScope = '; path=/; max-age=31536000; samesite=lax';
