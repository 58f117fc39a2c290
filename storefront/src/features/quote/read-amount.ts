import { readQuantity as readWritten } from '@mawad/shared-ui/read-quantity';
import { readUnit } from '@mawad/shared-ui/unit-words';

/** A number as people write it within a sentence: 1,500 · 1.5 · 2,5 · ١٬٥٠٠ · 1½. */
export const numberPattern = String.raw`\d*[¼½¾]|\d{1,3}(?:[,٬]\d{3})+(?:[.٫]\d+)?|\d+(?:[.,٫]\d+)?`;

/** Why a text is no quantity that can be asked for, or which two it may be. */
export type AmountResult = ReturnType<typeof readWritten>;

/** The quantity of a line: above 0, below a billion, two decimals at most, in the unit of the line if it names one. */
export function readLineQuantity(text: string, unit: string): AmountResult {
  const result = readWritten(text, readUnit(unit) ?? undefined);
  if ('problem' in result) return result;
  const isWithin = result.value > 0 && result.value < 1e9;
  const isFine = Number(result.value.toFixed(2)) === result.value;
  return isWithin && isFine ? result : { problem: { code: 'number_invalid' } };
}
