import { foldText } from '@mawad/shared-i18n';
import { isShown, type SheetRow, type ShownCell } from '@mawad/shared-ui/spreadsheet/cells.ts';
import {
  type FilledCell,
  readBoolean,
  readFilledCell,
  textOf,
} from '@mawad/shared-ui/spreadsheet/read-filled-cell.ts';
import { readReturns } from '@mawad/shared-ui/kit/returns-words.ts';
import type { CategoryFileRow } from '@mawad/supabase/catalogue/category-import-queries';
import { clearable, type FieldName, readAsShown } from './fields.ts';

/** Slugs of the template's example rows, which are skipped. */
const exampleSlug = /^example-\d+$/;

/** Words accepted beside yes and no in a column about hidden categories. */
const hiddenWords = new Map([
  [foldText('hidden'), true],
  [foldText('مخفي'), true],
  [foldText('visible'), false],
  [foldText('ظاهر'), false],
]);

const readHidden = (cell: FilledCell) => {
  const known = hiddenWords.get(foldText(textOf(cell)));
  return known === undefined ? readBoolean(cell) : { value: known };
};

const readKeywords = (cell: FilledCell) => ({
  value: textOf(cell)
    .split(/[,،;؛|\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== ''),
});

const readReturnsCell = (cell: FilledCell) => {
  const rule = readReturns(textOf(cell));
  return rule === null
    ? { problem: { code: 'returns_unknown', params: { value: textOf(cell) } } }
    : { value: rule };
};

interface CategoryReading {
  value?: string | boolean | string[] | null;
  problem?: { code: string; params: Record<string, string | number> };
}

/** Displayed text of a number. Dates are refused because Excel converted the original text. */
const readShown = ({ shown, value }: ShownCell, field: FieldName): CategoryReading =>
  typeof value === 'string'
    ? { problem: { code: 'date_in_text', params: { value: shown } } }
    : readField(field, shown);

function readField(field: FieldName, cell: FilledCell): CategoryReading {
  if (field === 'is_hidden') return readHidden(cell);
  if (field === 'returns') return readReturnsCell(cell);
  if (field === 'focus_keywords') return readKeywords(cell);
  return { value: textOf(cell) };
}

/** Reads a row by the column mapping; null for empty rows and the template's examples. */
export function readCategoryRow(
  { number, cells }: SheetRow,
  targets: readonly (FieldName | null)[],
): CategoryFileRow | null {
  const row: CategoryFileRow = { row: number, values: {}, problems: [] };
  for (const [place, field] of targets.entries()) {
    if (field === null) continue;
    const cell = cells[place];
    const { value, problem }: CategoryReading =
      isShown(cell) && readAsShown.has(field)
        ? readShown(cell, field)
        : readFilledCell<CategoryReading>(cell, clearable.has(field), (filled) => readField(field, filled));
    if (value !== undefined) row.values[field] = value;
    if (problem) row.problems.push({ field, ...problem });
  }
  const isBlank = Object.keys(row.values).length === 0 && row.problems.length === 0;
  return isBlank || exampleSlug.test(String(row.values.slug_en)) ? null : row;
}
