import type { Language, TFunction } from '@mawad/shared-i18n';
import type { SheetCell, SheetRow } from '@mawad/shared-ui/spreadsheet/cells';
import type { SheetToWrite } from '@mawad/shared-ui/spreadsheet/write-spreadsheet';
import type { ImportProblem } from '@mawad/supabase/queries/imports';
import type { AttributeName, ColumnTarget } from './fields.ts';
import { headingOf } from './template.ts';

export interface RefusedRow extends Pick<SheetRow, 'number' | 'cells'> {
  /** Sentences in the reader's language. */
  reasons: string[];
}

/** Codes come from the database, so their keys cannot be checked by type. */
type Translate = (keys: string[], values?: Record<string, unknown>) => string;

/** The database's name of a field where it is not the file's. */
export function fieldOf({ field, code }: Pick<ImportProblem, 'field' | 'code'>): ColumnTarget | undefined {
  if (field === 'category_id') return 'category';
  if (field === undefined && code === 'sku_taken') return 'sku';
  return field as ColumnTarget | undefined;
}

/** A problem of a row as a sentence that begins with its column, where it is of one. */
export function describeProblem(
  problem: ImportProblem,
  language: Language,
  t: TFunction<'import'>,
  attributes: readonly AttributeName[] = [],
): string {
  const { code, rule, params, ...context } = problem;
  const translate = t as unknown as Translate;
  const keys =
    code === 'invalid_input' ? [`rules.${rule}`] : [`reasons.${code}`, `problems.${code}`, `doubts.${code}`];
  const text = translate(
    [...keys, ...(code === 'invalid_input' ? [] : [`errors:${code}`]), 'reasons.invalid'],
    {
      ...context,
      ...(params as object | undefined),
    },
  );
  const field = fieldOf(problem);
  return field === undefined
    ? text
    : t('refused.problem', { field: headingOf(field, language, attributes), text });
}

/** Signs at the ends of what a cell holds would change sides in a sentence of the other direction: $12, -4. */
export function isolated(problem: ImportProblem): ImportProblem {
  const { value, ...params } = (problem.params ?? {}) as { value?: string | number };
  if (value === undefined || !/^[^\p{L}\p{N}]|[^\p{L}\p{N}]$/u.test(String(value))) return problem;
  return { ...problem, params: { ...params, value: `\u2068${value}\u2069` } };
}

/**
 * Refused rows as they stood in the file, with what to correct and where each stood before them. Mended, the file can be
 * uploaded as it is: the columns that were added are not read.
 */
export function refusedSheet(
  titles: readonly string[],
  rows: readonly RefusedRow[],
  language: Language,
  t: TFunction<'import'>,
): SheetToWrite {
  const width = Math.max(titles.length, ...rows.map(({ cells }) => cells.length));
  const padded = (cells: readonly SheetCell[]) =>
    Array.from({ length: width }, (_, place) => cells[place] ?? null);
  return {
    name: t('refused.sheet'),
    isRightToLeft: language === 'ar',
    rows: [
      [t('refused.reason'), t('refused.row'), ...padded(titles)],
      ...rows.map(({ number, cells, reasons }) => [reasons.join('\n'), number, ...padded(cells)]),
    ],
    widths: [60],
  };
}
