import { languageCookie, languageCookieScope } from '@mawad/shared-i18n/language';
import { renderedMark } from '../hydration/rendered-mark.ts';

/**
 * Sets language and direction of a page that the server did not render, from the address, local storage or
 * the cookie, in this order; the default is English. A language in the address is also written into the
 * cookie, so that the server uses it for the next page.
 */
export function applyLanguage(): void {
  const page = document.documentElement;
  const inAddress = /[?&]lang=(en|ar)(?:&|$)/.exec(location.search);
  if (inAddress) document.cookie = `${languageCookie}=${inAddress[1]}${languageCookieScope}`;
  if (page.hasAttribute(renderedMark)) return;
  const found =
    inAddress ??
    /^(en|ar)$/.exec(storedLanguage()) ??
    new RegExp(`(?:^|; )${languageCookie}=(en|ar)`).exec(document.cookie);
  if (!found) return;
  page.lang = found[1]!;
  page.dir = found[1] === 'ar' ? 'rtl' : 'ltr';
}

/** Returns an empty string if the browser blocks site data, because reading local storage then throws. */
function storedLanguage(): string {
  try {
    return localStorage.getItem('language') ?? '';
  } catch {
    return '';
  }
}
