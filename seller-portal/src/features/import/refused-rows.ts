import type { Language, TFunction } from '@mawad/shared-i18n';
import { describeRowProblem } from '@mawad/shared-ui/spreadsheet/refused-sheet.ts';
import type { ImportProblem } from '@mawad/supabase/imports/queries';
import type { AttributeName, ColumnTarget } from '../../product-file/fields.ts';
import { headingOf } from '../../product-file/heading-of.ts';

/** Maps a database field name to the file's column. */
export function fieldOf({
  field,
  code,
  attribute,
}: Pick<ImportProblem, 'field' | 'code'> & { attribute?: unknown }): ColumnTarget | undefined {
  if (field === 'category_id') return 'category';
  if (field === undefined && code === 'sku_taken') return 'sku';
  // Missing required attribute without a column in the file.
  if (field === 'attributes') return attribute === undefined ? undefined : `attribute:${String(attribute)}`;
  return (inVolumes(field) ? 'volume_discounts' : field) as ColumnTarget | undefined;
}

const inVolumes = (field: string | undefined) =>
  field === undefined ? null : /^volume_discounts\.(\d+)\.(quantity|percent)$/.exec(field);

/** All volume prices share one cell, so the message names the price and the number that it means. */
function inCell(problem: ImportProblem): ImportProblem {
  const found = inVolumes(problem.field);
  return found
    ? { ...problem, rule: `volume_${found[2]}_${problem.rule}`, number: Number(found[1]) + 1 }
    : problem;
}

/** Product fields without a column: only a later edit can have changed them. */
const ownFields = ['variant', 'slug_en', 'slug_ar', 'size_chart'] as const;
const isOwnField = (field: string): field is (typeof ownFields)[number] =>
  (ownFields as readonly string[]).includes(field);

/** Translated problem of a row; begins with the column name if the problem concerns one column. */
export function describeProblem(
  problem: ImportProblem,
  language: Language,
  t: TFunction<'import'>,
  attributes: readonly AttributeName[] = [],
): string {
  const field = fieldOf(problem);
  const heading =
    problem.field !== undefined && isOwnField(problem.field)
      ? t(`rows.${problem.field}`)
      : field && headingOf(field, language, attributes);
  return describeRowProblem(inCell(problem), heading, t);
}
