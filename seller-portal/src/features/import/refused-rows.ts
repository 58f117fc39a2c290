import type { Language, TFunction } from '@mawad/shared-i18n';
import { describeRowProblem } from '@mawad/shared-ui/spreadsheet/refused-sheet';
import type { ImportProblem } from '@mawad/supabase/queries/imports';
import type { AttributeName, ColumnTarget } from './fields.ts';
import { headingOf } from './template.ts';

/** The database's name of a field where it is not the file's. */
export function fieldOf({
  field,
  code,
  attribute,
}: Pick<ImportProblem, 'field' | 'code'> & { attribute?: unknown }): ColumnTarget | undefined {
  if (field === 'category_id') return 'category';
  if (field === undefined && code === 'sku_taken') return 'sku';
  // One that the category needs and the file does not have a column of.
  if (field === 'attributes') return attribute === undefined ? undefined : `attribute:${String(attribute)}`;
  return field as ColumnTarget | undefined;
}

/** A problem of a row as a sentence that begins with its column, where it is of one. */
export function describeProblem(
  problem: ImportProblem,
  language: Language,
  t: TFunction<'import'>,
  attributes: readonly AttributeName[] = [],
): string {
  const field = fieldOf(problem);
  return describeRowProblem(problem, field && headingOf(field, language, attributes), t);
}
