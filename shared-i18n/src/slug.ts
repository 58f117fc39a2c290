import { toLatinDigits } from './digits.ts';

/**
 * Latin letters by Arabic, Persian and Kurdish letter: the ASCII column of CLDR's Arabic-Latin transform
 * (Unicode-3.0). Letters without an ASCII letter (hamza, ayn) and marks for nasals and doubling are omitted.
 */
const latin: Record<string, string> = {
  آ: 'a',
  أ: 'a',
  ؤ: 'w',
  إ: 'a',
  ئ: 'y',
  ا: 'a',
  ٱ: 'a',
  ب: 'b',
  ة: 't',
  ت: 't',
  ث: 'th',
  ج: 'j',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'w',
  ى: 'y',
  ي: 'y',
  '\u064b': 'an',
  '\u064c': 'un',
  '\u064d': 'in',
  '\u064e': 'a',
  '\u064f': 'u',
  '\u0650': 'i',
  پ: 'p',
  چ: 'ch',
  ژ: 'zh',
  ڤ: 'v',
  گ: 'g',
  ک: 'k',
  ی: 'y',
  ڕ: 'r',
  ڵ: 'l',
  ۆ: 'o',
  ێ: 'e',
  ە: 'e',
  ھ: 'h',
  ہ: 'h',
  ۀ: 'h',
};

/**
 * Converts a text to a slug: lower case, Latin letters for Arabic ones, hyphens for whitespace, no other
 * characters, no repeated or outer hyphens. Empty if nothing can be written in Latin letters or digits.
 */
export function slugify(text: string): string {
  return toLatinDigits(text)
    .toLowerCase()
    .trim()
    .replace(/[\u0600-\u06ff]/g, (letter) => latin[letter] ?? '')
    .normalize('NFKD')
    .replace(/\s+/g, '-')
    .replace(/[^\w-]+/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '');
}
