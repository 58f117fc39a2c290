import { foldText } from '@mawad/shared-i18n';
import type { SheetRow } from '@mawad/shared-ui/spreadsheet/cells';
import {
  type FilledCell,
  readBoolean,
  readFilledCell,
  textOf,
} from '@mawad/shared-ui/spreadsheet/read-filled-cell';
import type { CategoryFileRow } from '@mawad/supabase/queries/category-import';
import { clearable, type FieldName } from './fields.ts';

/** Rows with these slugs are the template's own. */
const exampleSlug = /^example-\d+$/;

/** In a column of what is hidden these words answer for themselves. */
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

function readField(field: FieldName, cell: FilledCell) {
  if (field === 'is_hidden') return readHidden(cell);
  if (field === 'focus_keywords') return readKeywords(cell);
  return { value: textOf(cell) };
}

/** Reads a row by the targets of its columns; null when it says nothing, and for the template's examples. */
export function readCategoryRow(
  { number, cells }: SheetRow,
  targets: readonly (FieldName | null)[],
): CategoryFileRow | null {
  const row: CategoryFileRow = { row: number, values: {}, problems: [] };
  for (const [place, field] of targets.entries()) {
    if (field === null) continue;
    const { value, problem } = readFilledCell<{
      value?: string | boolean | string[] | null;
      problem?: { code: string; params: Record<string, string | number> };
    }>(cells[place], clearable.has(field), (cell) => readField(field, cell));
    if (value !== undefined) row.values[field] = value;
    if (problem) row.problems.push({ field, ...problem });
  }
  const isBlank = Object.keys(row.values).length === 0 && row.problems.length === 0;
  return isBlank || exampleSlug.test(String(row.values.slug_en)) ? null : row;
}
