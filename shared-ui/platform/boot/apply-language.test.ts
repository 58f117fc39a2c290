import { languageCookie } from '@mawad/shared-i18n/language';
import { renderedMark } from '../hydration/rendered-mark.ts';
import { applyLanguage } from './apply-language.ts';

const page = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  document.cookie = `${languageCookie}=; max-age=0; path=/`;
  history.replaceState(null, '', '/');
  page.removeAttribute(renderedMark);
  page.lang = 'en';
  page.dir = 'ltr';
});

const applied = () => {
  applyLanguage();
  return [page.lang, page.dir];
};

test('a page is English by default', () => {
  expect(applied()).toEqual(['en', 'ltr']);
});

test('uses the language of the cookie', () => {
  document.cookie = `${languageCookie}=ar; path=/`;
  expect(applied()).toEqual(['ar', 'rtl']);
});

test('prefers the choice stored in this browser to the cookie', () => {
  document.cookie = `${languageCookie}=en; path=/`;
  localStorage.setItem('language', 'ar');
  expect(applied()).toEqual(['ar', 'rtl']);
});

test('prefers the language of the address and writes it into the cookie', () => {
  localStorage.setItem('language', 'en');
  history.replaceState(null, '', '/products?sort=price&lang=ar');
  expect(applied()).toEqual(['ar', 'rtl']);
  expect(document.cookie).toContain(`${languageCookie}=ar`);
});

test('leaves the language of a server-rendered page', () => {
  page.setAttribute(renderedMark, '');
  localStorage.setItem('language', 'ar');
  expect(applied()).toEqual(['en', 'ltr']);
});

test('leaves the page in English if the browser blocks site data', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(applied()).toEqual(['en', 'ltr']);
  jest.restoreAllMocks();
});
