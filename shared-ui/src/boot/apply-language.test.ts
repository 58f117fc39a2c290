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

test('a page is English unless something says otherwise', () => {
  expect(applied()).toEqual(['en', 'ltr']);
});

test('the cookie decides where nothing else does', () => {
  document.cookie = `${languageCookie}=ar; path=/`;
  expect(applied()).toEqual(['ar', 'rtl']);
});

test('the choice of this browser goes before the cookie', () => {
  document.cookie = `${languageCookie}=en; path=/`;
  localStorage.setItem('language', 'ar');
  expect(applied()).toEqual(['ar', 'rtl']);
});

test('the address goes before all, and the server hears of it with the next page', () => {
  localStorage.setItem('language', 'en');
  history.replaceState(null, '', '/products?sort=price&lang=ar');
  expect(applied()).toEqual(['ar', 'rtl']);
  expect(document.cookie).toContain(`${languageCookie}=ar`);
});

test('a rendered page keeps the language that the server gave it', () => {
  page.setAttribute(renderedMark, '');
  localStorage.setItem('language', 'ar');
  expect(applied()).toEqual(['en', 'ltr']);
});

test('site data that the browser withholds leaves the page as it is', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(applied()).toEqual(['en', 'ltr']);
  jest.restoreAllMocks();
});
