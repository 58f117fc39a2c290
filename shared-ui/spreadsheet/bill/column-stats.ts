import { isFilled, type TextRow } from './bill.ts';
import { isQuantity, readBillQuantity } from './bill-quantity.ts';
import { isUnit } from './bill-units.ts';
import { isSuccessor, readItemNumber, type ItemNumber } from './item-number.ts';

/** Content of a column; shares are of its filled cells. */
export interface ColumnStats {
  place: number;
  filled: number;
  quantities: number;
  units: number;
  numbers: number;
  /** Cells with words. */
  words: number;
  /** Cells whose letters are mostly Arabic. */
  arabic: number;
  length: number;
  /** The cells number the rows: each item number continues the one above. */
  isSerial: boolean;
}

export function columnStats(rows: readonly TextRow[], place: number): ColumnStats {
  const cells = rows.map(({ texts }) => texts[place] ?? '').filter(isFilled);
  const share = (test: (cell: string) => boolean) =>
    cells.length === 0 ? 0 : cells.filter(test).length / cells.length;
  // «م³» is a letter and a number too.
  const units = share(isUnit);
  return {
    place,
    filled: cells.length,
    quantities: share(isQuantity),
    units,
    numbers: share((cell) => readItemNumber(cell) !== null),
    words: share((cell) => /\p{L}{2}/u.test(cell)),
    arabic: share((cell) => isArabic(cell)),
    length: cells.reduce((sum, cell) => sum + cell.length, 0),
    isSerial: units <= 0.6 && isSerial(cells),
  };
}

export function isArabic(text: string): boolean {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  return arabic > 0 && arabic * 2 > (text.match(/\p{L}/gu)?.length ?? 0);
}

/** Largest first number of a numbering of whole numbers; 6205, 6206 are goods. */
const highestStart = 40;

function isSerial(cells: readonly string[]): boolean {
  const numbers = cells
    .filter((cell) => !readBillQuantity(cell).rateOnly)
    .map(readItemNumber)
    .filter((number) => number !== null);
  if (numbers.length < 2 || numbers.length < cells.length * 0.5) return false;
  if (numbers.some(({ path }) => path.length > 2)) return true;
  const hasLetters = numbers.filter(({ kind }) => kind !== 'digits').length > numbers.length / 2;
  const first = numbers[0]!.path[0]!;
  // Two amounts may rise by chance; 1, 2 and longer runs do not.
  const isPlain = numbers.every(({ path }) => path.length === 1);
  if (isPlain && first > 1 && numbers.length < 4) return hasLetters;
  return hasLetters || (first <= highestStart && isRising(numbers));
}

/** At least 80 % of the numbers continue the number before, or start again at 1. */
function isRising(numbers: readonly ItemNumber[]): boolean {
  const pairs = numbers.slice(1).map((next, at) => ({ before: numbers[at]!, next }));
  const good = pairs.filter(({ before, next }) => isSuccessor(before, next) || next.path.at(-1) === 1);
  return good.length >= pairs.length * 0.8;
}
