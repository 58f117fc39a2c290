import { foldText } from '@mawad/shared-i18n';
import { isFault, isShown, type SheetCell } from './cells.ts';

type Params = Record<string, string | number>;

/** Codes of what is wrong with any cell, translated by `import:problems.<code>`. */
export type CellProblem = 'cell_error' | 'formula_empty' | 'not_clearable' | 'boolean_invalid';

/** A cell that holds something. */
export type FilledCell = string | number | boolean;

/** `value` null empties the field; without a value it stays as it is. */
export interface FilledReading<Value, Problem extends string> {
  value?: Value | null;
  problem?: { code: Problem | CellProblem; params: Params };
  doubt?: { code: 'dash_ignored'; params: Params };
}

/** What people write into a cell to empty the field; a blank cell leaves it as it is. */
export const clearingMark = { en: 'CLEAR', ar: 'حذف' } as const;

const isClearing = (text: string) => text.toUpperCase() === clearingMark.en || text === clearingMark.ar;

/** People write a dash where they have nothing to say. */
const isDash = (text: string) => /^[-–—_]+$/.test(text);

const yes = new Set(
  [
    'yes',
    'y',
    'true',
    '1',
    'published',
    'active',
    'visible',
    'on',
    '✓',
    '✔',
    'نعم',
    'منشور',
    'ظاهر',
    'معروض',
    'فعال',
    'مفعل',
    'صح',
  ].map(foldText),
);
const no = new Set(
  [
    'no',
    'n',
    'false',
    '0',
    'unpublished',
    'inactive',
    'hidden',
    'draft',
    'off',
    '✗',
    '✘',
    'لا',
    'كلا',
    'غير منشور',
    'مخفي',
    'غير فعال',
    'غير مفعل',
    'مسودة',
    'خطأ',
  ].map(foldText),
);

export const textOf = (cell: FilledCell) => String(cell).trim();

/** Yes or no, in the words of either language. */
export function readBoolean(cell: FilledCell): FilledReading<boolean, never> {
  if (typeof cell === 'boolean') return { value: cell };
  const text = foldText(textOf(cell));
  if (yes.has(text)) return { value: true };
  if (no.has(text)) return { value: false };
  return { problem: { code: 'boolean_invalid', params: { value: textOf(cell) } } };
}

/** Reads a cell that holds something by `read`. Nothing comes of a blank cell or a dash: what is stored stays. */
export function readFilledCell<Reading extends object>(
  cell: SheetCell | undefined,
  isClearable: boolean,
  read: (cell: FilledCell) => Reading,
): Reading | FilledReading<never, never> {
  if (cell === null || cell === undefined) return {};
  if (isFault(cell)) {
    const isError = cell.fault === 'error';
    return {
      problem: {
        code: isError ? 'cell_error' : 'formula_empty',
        params: isError ? { value: cell.text } : {},
      },
    };
  }
  // Columns that are read as text use the text that Excel shows for the cell.
  if (isShown(cell)) return read(cell.value);
  const text = textOf(cell);
  if (text === '') return {};
  if (isClearing(text))
    return isClearable ? { value: null } : { problem: { code: 'not_clearable', params: { value: text } } };
  if (isDash(text)) return { doubt: { code: 'dash_ignored', params: { value: text } } };
  return read(cell);
}
