import type { Language } from '@mawad/shared-i18n';
import type { Category } from '@mawad/supabase/queries/catalogue';
import type { ImportRow, StagedRow } from '@mawad/supabase/queries/imports';
import { cellOfValue } from './cell-of-value.ts';
import type { FieldName } from './fields.ts';
import { readCell, type FindCategory } from './read-cell.ts';
import { fieldOf } from './refused-rows.ts';

/** Texts of cells by field. */
export type MendedCells = Partial<Record<FieldName, string>>;

/** What stands in a cell of a row: what could not be read, or what was read, as the file would hold it. */
export function cellTextOf(
  row: Pick<ImportRow, 'values' | 'problems'>,
  field: FieldName,
  categories: readonly Category[],
  language: Language,
): string {
  const problem = row.problems.find((one) => fieldOf(one) === field);
  const unread = (problem?.params as { value?: unknown } | undefined)?.value;
  if (!(field in row.values) && unread !== undefined) return String(unread);
  return String(cellOfValue(field, row.values[field], categories, language) ?? '');
}

/** The cells of a refused row that something is wrong with. */
export function wrongCells(row: ImportRow, categories: readonly Category[], language: Language): MendedCells {
  const fields = new Set(row.problems.map(fieldOf).filter((field) => field !== undefined));
  return Object.fromEntries(
    [...fields].map((field) => [field, cellTextOf(row, field as FieldName, categories, language)]),
  );
}

/** The row with the cells as they were corrected, read as those of a file are. A cell left blank is as in the file: absent. */
export function mendRow(row: ImportRow, cells: MendedCells, findCategory: FindCategory): StagedRow {
  const values: Record<string, unknown> = { ...row.values };
  const problems: StagedRow['problems'] = [];
  for (const [field, text] of Object.entries(cells)) {
    const { value, problem } = readCell(text, field as FieldName, findCategory);
    delete values[field];
    if (value !== undefined) values[field] = value;
    if (problem) problems.push({ field, ...problem });
  }
  return { row: row.row, values, problems };
}
