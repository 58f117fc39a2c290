import { foldText } from '@mawad/shared-i18n';
import { numberText, readNumberAndWords } from '@mawad/shared-i18n/read-number';
import { isShown, type SheetCell } from '../cells.ts';
import { isLumpSum, isUnit, unitName } from './bill-units.ts';

export interface BillQuantity {
  /** '' without a firm quantity; as written if it is ambiguous or not a number. */
  quantity: string;
  /** Unit beside the number; '' if there is none. */
  unit: string;
  rateOnly: boolean;
}

const rateOnlyWords =
  /^(?:r ?\/? ?[o0]|ro|rate ?only|rates? only|rate|included|incl|as required|as needed|tb[cad]|n\/?a|nil|[-–—_]+|سعر فقط|سعر وحده فقط|فئه فقط|حسب طلب|حسب حاجه|مشمول|ضمني)$/u;

const isRateOnly = (text: string) =>
  rateOnlyWords.test(foldText(text.replace(/[.()"]/g, ' '))) || isLumpSum(text);

/** Full quantity of a cell, because Excel may show fewer decimals: 2.4 in the format 0 is shown as 2. */
export function quantityText(cell: SheetCell | undefined, shown: string): string {
  const value = isShown(cell) ? cell.value : cell;
  return typeof value === 'number' ? numberText(value) : shown;
}

const amountWords = /^\p{L}[\p{L}\p{N}²³^.]*(?:[ .]+\p{L}+\.?)?$/u;

/** The number of a cell with an optional unit; null for other texts. */
function amountIn(written: string) {
  const { result, before, after } = readNumberAndWords(written);
  const isAmount = before === '' && (after === '' || amountWords.test(after));
  if (!isAmount || ('problem' in result && result.problem.code !== 'number_ambiguous')) return null;
  return { value: 'value' in result ? result.value : null, unit: after === '' ? '' : unitName(after) };
}

/** Reads a cell of quantities: "1,250", "8,500 sqm", «٤٫٥», "R.O.", "rate only", 0. */
export function readBillQuantity(written: string): BillQuantity {
  if (written === '') return { quantity: '', unit: '', rateOnly: false };
  if (isRateOnly(written)) return { quantity: '', unit: isLumpSum(written) ? written : '', rateOnly: true };
  const amount = amountIn(written);
  if (amount === null || amount.value === null || amount.value < 0)
    return { quantity: written, unit: '', rateOnly: false };
  const { value, unit } = amount;
  return { quantity: value === 0 ? '' : numberText(value), unit, rateOnly: value === 0 };
}

/** Whether a text is an amount or says that there is no firm one. */
export function isQuantity(text: string): boolean {
  if (text === '' || isRateOnly(text)) return text !== '';
  // "50 mm dia" names goods.
  const amount = amountIn(text);
  return amount !== null && (amount.unit === '' || isUnit(amount.unit));
}
