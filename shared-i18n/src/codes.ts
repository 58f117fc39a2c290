import { toLatinDigits } from './digits.ts';

/**
 * Normalizes a code (SKU, barcode, model number) for storage: Latin digits, one kind of hyphen and space,
 * normal instead of full-width letters, and no invisible characters. The database has the same rule
 * (private.clean_code).
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

/** Key for comparing codes, as in private.code_key: VLV-3B and vlv-3b are equal. */
export function codeKey(text: string): string {
  return cleanCode(text).toLowerCase();
}
