import { toLatinDigits } from '@mawad/shared-i18n';

/** A number as people write it: 1,500 · 1.5 · 2,5 · ١٬٥٠٠; nothing else may stand beside it. */
export const numberPattern = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?`;
const wholeNumber = new RegExp(`^(?:${numberPattern})$`);

/** The number that a text is, or null. */
export function readNumber(text: string): number | null {
  const digits = toLatinDigits(text).replace(/\s/g, '');
  if (!wholeNumber.test(digits)) return null;
  const isGrouped = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits);
  return Number(isGrouped ? digits.replaceAll(',', '') : digits.replace(',', '.'));
}

/** A quantity that can be asked for: above 0, below a billion, two decimals at most; else null. */
export function readQuantity(text: string): number | null {
  const number = readNumber(text);
  if (number === null || number <= 0 || number >= 1e9) return null;
  return Math.abs(number * 100 - Math.round(number * 100)) < 1e-6 ? Math.round(number * 100) / 100 : null;
}
