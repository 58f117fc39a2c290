import { defaultLanguage, type Language, languageCookie, languages } from '@mawad/shared-i18n/language';

/** Language of a page: `?lang=`, then the visitor's cookie, then the default. */
export function requestLanguage(url: URL, cookieHeader: string | undefined): Language {
  return asLanguage(url.searchParams.get('lang')) ?? asLanguage(cookie(cookieHeader)) ?? defaultLanguage;
}

function asLanguage(value: string | null | undefined): Language | undefined {
  return languages.find((language) => language === value);
}

function cookie(header: string | undefined): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([name]) => name === languageCookie)?.[1];
}
