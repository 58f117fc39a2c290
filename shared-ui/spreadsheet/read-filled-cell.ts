import { foldText } from '@mawad/shared-i18n';
import { isFault, isShown, type SheetCell } from './cells.ts';

type Params = Record<string, string | number>;

/** Error codes of any cell; `import:problems.<code>` is the message. */
export type CellProblem = 'cell_error' | 'formula_empty' | 'not_clearable' | 'boolean_invalid';

export type FilledCell = string | number | boolean;

/** `value` null clears the field; without a value the field is left unchanged. */
export interface FilledReading<Value, Problem extends string> {
  value?: Value | null;
  problem?: { code: Problem | CellProblem; params: Params };
  doubt?: { code: 'dash_ignored'; params: Params };
}

/** Cell texts that clear a field; an empty cell leaves the field unchanged. */
export const clearingMark = { en: 'CLEAR', ar: 'حذف' } as const;

const isClearing = (text: string) => text.toUpperCase() === clearingMark.en || text === clearingMark.ar;

/** A dash means no value. */
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

/** Reads yes or no in both languages. */
export function readBoolean(cell: FilledCell): FilledReading<boolean, never> {
  if (typeof cell === 'boolean') return { value: cell };
  const text = foldText(textOf(cell));
  if (yes.has(text)) return { value: true };
  if (no.has(text)) return { value: false };
  return { problem: { code: 'boolean_invalid', params: { value: textOf(cell) } } };
}

/**
 * Reads a non-empty cell with `read`. An empty cell or a dash returns no value, so the stored value is left
 * unchanged.
 */
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
  // Columns that are read as text use Excel's text of the cell.
  if (isShown(cell)) return read(cell.value);
  const text = textOf(cell);
  if (text === '') return {};
  if (isClearing(text))
    return isClearable ? { value: null } : { problem: { code: 'not_clearable', params: { value: text } } };
  if (isDash(text)) return { doubt: { code: 'dash_ignored', params: { value: text } } };
  return read(cell);
}
