import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '@mawad/shared-i18n/language';
import { loadFonts } from './fonts.ts';

const locales = new URL('../../shared-i18n/locales/', import.meta.url);
const { fonts } = await loadFonts('/');

/** Stands in titles and shared messages, or only beside what changed in a cart. */
const seldomSeen = '|→←';

test.each(['en', 'ar'] as const)(
  'what the product says in %s is set in the files asked for ahead',
  (language) => {
    const isElsewhere = (letter: string) =>
      seldomSeen.includes(letter) || (language === 'en' && /\p{Script_Extensions=Arabic}/u.test(letter));
    const letters = [...new Set(messagesIn(language))].filter((letter) => !isElsewhere(letter));
    expect(notAhead(language, letters)).toEqual([]);
  },
);

test('letters that Iraqis add to the alphabet are in the file asked for ahead', () => {
  expect(notAhead('ar', [...'پچڤگ'])).toEqual([]);
});

test('a rendered Arabic page can ask for one file before its first picture stands', () => {
  const files = fonts.rendered.ar.css.match(/url\([^)]+\)/g)!;
  expect([...new Set(files)]).toEqual(fonts.rendered.ar.ahead.map((href) => `url(${href})`));
});

/** Those of the letters that the files asked for ahead do not draw. */
function notAhead(language: Language, letters: string[]): string[] {
  const ranges = fonts.ahead[language].flatMap(rangesOf);
  return letters.filter((letter) => {
    const code = letter.codePointAt(0)!;
    return !ranges.some(([first, last]) => first <= code && code <= last);
  });
}

/** All that is said in a language, without line breaks, tags and what stands for a value or another message. */
function messagesIn(language: string): string {
  const folder = new URL(`${language}/`, locales);
  return readdirSync(folder)
    .flatMap((file) => textsOf(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))))
    .join('')
    .replaceAll(/\{\{.*?\}\}|\$t\(.*?\)|<.*?>|\n/g, '');
}

function textsOf(messages: unknown): string[] {
  return typeof messages === 'string' ? [messages] : Object.values(messages as object).flatMap(textsOf);
}

/** The characters that a file is used for, as first and last code points. */
function rangesOf(href: string): [first: number, last: number][] {
  return fonts.css
    .split('}')
    .filter((rule) => rule.includes(`url(${href})`))
    .flatMap((rule) => /unicode-range:(.*)/.exec(rule)?.[1]!.split(',') ?? [])
    .map((part) =>
      part
        .slice(2)
        .split('-')
        .map((code) => parseInt(code, 16)),
    )
    .map(([first, last = first]) => [first!, last!]);
}
