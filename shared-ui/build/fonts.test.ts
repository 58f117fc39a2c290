import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '@mawad/shared-i18n/language';
import { loadFonts } from './fonts.ts';

const locales = new URL('../../shared-i18n/locales/', import.meta.url);
const { fonts } = await loadFonts('/');

/** Characters that appear only in titles and shared messages, or beside changes in a cart. */
const rareCharacters = '|→←';

test.each(['en', 'ar'] as const)('the preloaded files cover the product’s messages in %s', (language) => {
  const isElsewhere = (character: string) =>
    rareCharacters.includes(character) ||
    (language === 'en' && /\p{Script_Extensions=Arabic}/u.test(character));
  const characters = [...new Set(messagesIn(language))].filter((character) => !isElsewhere(character));
  expect(notAhead(language, characters)).toEqual([]);
});

test('the preloaded file covers the letters that Iraqis add to the alphabet', () => {
  expect(notAhead('ar', [...'پچڤگ'])).toEqual([]);
});

test('a rendered Arabic page needs one file for its first paint', () => {
  const files = fonts.rendered.ar.css.match(/url\([^)]+\)/g)!;
  expect([...new Set(files)]).toEqual(fonts.rendered.ar.ahead.map((href) => `url(${href})`));
});

/** Characters that the preloaded files do not cover. */
function notAhead(language: Language, characters: string[]): string[] {
  const ranges = fonts.ahead[language].flatMap(rangesOf);
  return characters.filter((character) => {
    const code = character.codePointAt(0)!;
    return !ranges.some(([first, last]) => first <= code && code <= last);
  });
}

/** All messages of a language, without line breaks, tags, placeholders and references to other messages. */
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

/** Character ranges of a font file as first and last code points. */
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
