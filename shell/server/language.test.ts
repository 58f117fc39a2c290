import { requestLanguage } from './language.ts';

const url = (search: string) => new URL(`http://shop.test/${search}`);

test.each([
  ['?lang=ar', undefined, 'ar'],
  ['?lang=en', 'mawad-language=ar', 'en'],
  ['', 'theme=dark; mawad-language=ar', 'ar'],
  ['', undefined, 'en'],
  ['?lang=xx', 'mawad-language=yy', 'en'],
])('reads %s with cookie %s in %s', (search, cookie, language) => {
  expect(requestLanguage(url(search), cookie)).toBe(language);
});
