import { readQuantity as readWritten } from '@mawad/shared-ui/kit/read-quantity.ts';
import { readUnit } from '@mawad/shared-ui/kit/unit-words.ts';

/** Quantity, or the reason why a text is invalid or ambiguous. */
export type AmountResult = ReturnType<typeof readWritten>;

/**
 * Reads the quantity of a line: above 0, below 1,000,000,000, with at most three decimals, in the line's unit
 * if given.
 */
export function readLineQuantity(text: string, unit: string): AmountResult {
  const result = readWritten(text, readUnit(unit) ?? undefined);
  if ('problem' in result) return result;
  const isWithin = result.value > 0 && result.value < 1e9;
  const isFine = Number(result.value.toFixed(3)) === result.value;
  return isWithin && isFine ? result : { problem: { code: 'number_invalid' } };
}
