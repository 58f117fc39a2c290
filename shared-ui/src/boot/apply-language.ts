import { languageCookie, languageCookieScope } from '@mawad/shared-i18n/language';
import { renderedMark } from '../hydration/rendered-mark.ts';

/**
 * Sets language and direction of a page that the server did not render: the address decides, then
 * local storage, then the cookie; otherwise it stays English. A language in the address is also written
 * into the cookie, so that the server has it when the next link or form is followed.
 */
export function applyLanguage(): void {
  const page = document.documentElement;
  const named = /[?&]lang=(en|ar)(?:&|$)/.exec(location.search);
  if (named) document.cookie = `${languageCookie}=${named[1]}${languageCookieScope}`;
  if (page.hasAttribute(renderedMark)) return;
  const found =
    named ??
    /^(en|ar)$/.exec(storedLanguage()) ??
    new RegExp(`(?:^|; )${languageCookie}=(en|ar)`).exec(document.cookie);
  if (!found) return;
  page.lang = found[1]!;
  page.dir = found[1] === 'ar' ? 'rtl' : 'ltr';
}

/** Browsers that block site data throw when local storage is read. */
function storedLanguage(): string {
  try {
    return localStorage.getItem('language') ?? '';
  } catch {
    return '';
  }
}
