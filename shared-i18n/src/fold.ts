import { toLatinDigits } from './digits.ts';

const letters: Record<string, string> = {
  آ: 'ا',
  أ: 'ا',
  إ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ێ: 'ي',
  ې: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ۆ: 'و',
  ۇ: 'و',
  ۋ: 'و',
  ة: 'ه',
  ە: 'ه',
  ھ: 'ه',
  ہ: 'ه',
  ۀ: 'ه',
  ک: 'ك',
  گ: 'ك',
  ڤ: 'ف',
  پ: 'ب',
  چ: 'ج',
  ژ: 'ز',
  ڕ: 'ر',
  ڵ: 'ل',
};

/**
 * Folds a text so that spellings of one word compare equal: lower case, Latin
 * digits, no accents, tatweel or vowel marks, one form for the alef, yaa, waw,
 * taa marbuta and the Persian and Kurdish letters, no leading "ال". The database
 * folds its search index by the same rule.
 */
export function foldText(text: string): string {
  return toLatinDigits(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u0600-\u06ff]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\p{Mn}\u0640]/gu, '')
    .normalize('NFC')
    .replace(/(^|[^\p{L}\p{N}])ال(?=\p{L}{2})/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
