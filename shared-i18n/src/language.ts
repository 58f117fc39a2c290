/** The two languages of the product; English is the default. */
export const languages = ['en', 'ar'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';

/**
 * The query of a page's public address in a language, or '': the default language
 * has the plain address, so that shared links and search engines use one address.
 */
export function languageQuery(language: Language): string {
  return language === defaultLanguage ? '' : `?lang=${language}`;
}

/** The direction in which a language is written. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** The cookie that mirrors the chosen language for the server, which cannot read local storage. */
export const languageCookie = 'mawad-language';
/** The cookie's attributes: all paths, one year. */
export const languageCookieScope = '; path=/; max-age=31536000; samesite=lax';
