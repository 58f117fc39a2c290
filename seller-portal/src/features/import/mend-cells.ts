import type { Language } from '@mawad/shared-i18n';
import type { Category } from '@mawad/supabase/catalogue/queries';
import type { ImportProblem, ImportRow } from '@mawad/supabase/imports/queries';
import { cellOfValue } from '../../product-file/cell-of-value.ts';
import type { ColumnTarget, FieldName } from '../../product-file/fields.ts';
import { readCell, type FindCategory } from '../../product-file/read-cell.ts';
import { fieldOf } from './refused-rows.ts';

/** Cell texts by field. */
export type MendedCells = Partial<Record<ColumnTarget, string>>;

/** Key of an attribute column; null for a fixed field. */
const attributeKey = (field: string) =>
  field.startsWith('attribute:') ? field.slice('attribute:'.length) : null;

const attributesIn = (values: Record<string, unknown>) =>
  (values.attributes ?? {}) as Record<string, unknown>;

/** Text of a row's cell: the unreadable original, or the value as a file would hold it. */
export function cellTextOf(
  row: Pick<ImportRow, 'values' | 'problems'>,
  field: ColumnTarget,
  categories: readonly Category[],
  language: Language,
): string {
  const problem = row.problems.find((one) => fieldOf(one) === field);
  const params = problem?.params as { value?: unknown; cell?: unknown } | undefined;
  const unread = params?.cell ?? params?.value;
  const key = attributeKey(field);
  if (key !== null) return String(attributesIn(row.values)[key] ?? unread ?? '');
  if (!(field in row.values) && unread !== undefined) return String(unread);
  return String(cellOfValue(field as FieldName, row.values[field], categories, language) ?? '');
}

/** Cells of a refused row that have problems. */
export function wrongCells(row: ImportRow, categories: readonly Category[], language: Language): MendedCells {
  const fields = new Set(row.problems.map(fieldOf).filter((field) => field !== undefined));
  return Object.fromEntries(
    [...fields].map((field) => [field, cellTextOf(row, field, categories, language)]),
  );
}

/** The ambiguous number of a cell and its two readings; null for other problems. */
export function askedNumber(
  problem: ImportProblem | undefined,
): { value: string; low: number; high: number } | null {
  const found = problem?.code === 'number_ambiguous' ? problem.params : problem;
  const isAmbiguous = problem?.code === 'number_ambiguous' || problem?.rule === 'number_ambiguous';
  const { value, low, high } = (found ?? {}) as Record<string, unknown>;
  return isAmbiguous && typeof low === 'number' && typeof high === 'number'
    ? { value: String(value), low, high }
    : null;
}

/** Reads corrected cells like those of a file. A blank cell counts as absent, as in a file. */
export function readCells(
  texts: MendedCells,
  findCategory: FindCategory,
): { cells: { field: string; value?: unknown }[]; problems: ImportProblem[] } {
  const cells: { field: string; value?: unknown }[] = [];
  const problems: ImportProblem[] = [];
  for (const [field, text] of Object.entries(texts)) {
    const name = attributeKey(field) === null ? (field as FieldName) : null;
    const { value, problem } = readCell(text, name, findCategory);
    if (problem) problems.push({ field, ...problem });
    else cells.push({ field, value });
  }
  return { cells, problems };
}
