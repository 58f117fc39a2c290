import { toLatinDigits } from './digits.ts';

/**
 * A code (SKU, barcode, model number) as it is stored: Latin digits, one hyphen and one space for all their kinds,
 * full-width letters as usual ones, and none of the invisible marks that come with copied text. The database cleans
 * codes by the same rule (private.clean_code).
 */
export function cleanCode(text: string): string {
  return toLatinDigits(text.normalize('NFKC'))
    .replace(/[\u2010\u2012-\u2015\u2043\u2212]/g, '-')
    .replace(/\u2044/g, '/')
    .replace(
      /\u00ad|\u034f|\u061c|\u0640|\u180e|[\u200b-\u200f\u202a-\u202e\u2060-\u206f]|[\ufe00-\ufe0f]|\ufeff/g,
      '',
    )
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** What two codes are compared by, as private.code_key does: VLV-3B and vlv-3b are one code. */
export function codeKey(text: string): string {
  return cleanCode(text).toLowerCase();
}
