import { readNumber } from '@mawad/shared-i18n/read-number';

/** Reads an optional amount in IQD: null if empty, undefined if it is no amount. */
export function readLimit(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const result = readNumber(text);
  if (!('value' in result)) return undefined;
  const { value } = result;
  return value >= 0 && value < 1e12 ? Math.round(value * 100) / 100 : undefined;
}

/** An optional amount as text of a field. */
export const limitText = (limit: number | null): string => (limit === null ? '' : String(limit));
