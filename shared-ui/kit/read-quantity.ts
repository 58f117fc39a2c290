import type { UnitName } from '@mawad/shared-i18n';
import { type NumberProblem, readNumberAndWords } from '@mawad/shared-i18n/read-number';
import { readUnit } from './unit-words.ts';

/** Reason why a text is not a quantity; the message is `common:numbers.<code>`. */
export type QuantityProblem =
  | NumberProblem
  | { code: 'unit_unknown'; params: { unit: string } }
  | { code: 'unit_differs'; params: { unit: string } };

export type QuantityResult = { value: number; unit: UnitName | null } | { problem: QuantityProblem };

/** Units of single items, which are accepted for each other. */
const single: readonly string[] = ['Each', 'Piece'] satisfies UnitName[];

/**
 * Parses a quantity with or without its unit: "2.5 t", «١,٢٥٠ كيس», "1½". Refuses a unit other than `soldBy`.
 */
export function readQuantity(text: string, soldBy?: string): QuantityResult {
  const { result, before, after } = readNumberAndWords(text);
  const isNumber = 'value' in result || result.problem.code === 'number_ambiguous';
  if (!isNumber || before !== '' || /^\P{L}/u.test(after)) return { problem: { code: 'number_invalid' } };
  if ('value' in result && result.value < 0) return { problem: { code: 'number_negative' } };
  const unit = after === '' ? null : readUnit(after);
  if (after !== '' && unit === null) return { problem: { code: 'unit_unknown', params: { unit: after } } };
  const isOther = soldBy !== undefined && unit !== null && unit !== soldBy;
  if (isOther && !(single.includes(unit) && single.includes(soldBy)))
    return { problem: { code: 'unit_differs', params: { unit: soldBy } } };
  return 'value' in result ? { value: result.value, unit } : result;
}
