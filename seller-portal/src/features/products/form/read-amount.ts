import { readNumber, type NumberResult } from '@mawad/shared-i18n/read-number';

/** The number that a price is written as. */
export const readPrice = (text: string): NumberResult => readNumber(text);

/** The number that a quantity is written as: a dot before three digits is its decimal point, as scales print it. */
export function readQuantity(text: string): NumberResult {
  const result = readNumber(text);
  return 'problem' in result && result.problem.code === 'number_ambiguous'
    ? { value: result.problem.params.low }
    : result;
}

/** The number of a text that was checked before; null for a blank one. */
export function amountOf(text: string): number | null {
  if (text.trim() === '') return null;
  const result = readQuantity(text);
  return 'value' in result ? result.value : null;
}
