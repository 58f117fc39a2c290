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
  ے: 'ي',
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
  ڒ: 'ر',
  ڵ: 'ل',
};

/**
 * Folds a text so that spellings of one word compare equal: lower case, Latin digits, one hyphen, no accents,
 * tatweel, vowel marks or invisible characters, one form of alef, yaa, waw, taa marbuta and the Persian and
 * Kurdish letters, no leading "ال". The database has the same rule (private.fold_text).
 */
export function foldText(text: string): string {
  return toLatinDigits(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u0600-\u06ff]/g, (letter) => letters[letter] ?? letter)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .normalize('NFD')
    .replace(/[\p{Mn}\u0640\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu, '')
    .normalize('NFC')
    .replace(/(^|[^\p{L}\p{N}])ال(?=\p{L}{2})/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
