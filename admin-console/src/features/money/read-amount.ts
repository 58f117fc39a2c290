import { readNumber } from '@mawad/shared-i18n/read-number';

/** Most dinars of an amount. */
const most = 999_999_999_999;

/** Whole dinars from 0; null for a text that is none. */
export function wholeDinars(text: string): number | null {
  const result = readNumber(text);
  return 'value' in result && Number.isInteger(result.value) && result.value <= most ? result.value : null;
}

/** Like `wholeDinars`, with null for an empty text and undefined for one that is no amount. */
export function optionalDinars(text: string): number | null | undefined {
  return text.trim() === '' ? null : (wholeDinars(text) ?? undefined);
}

/** Whole days from 0 to 365, null for an empty text, undefined for one that is none. */
export function optionalDays(text: string): number | null | undefined {
  const days = optionalDinars(text);
  return typeof days === 'number' && days > 365 ? undefined : days;
}
