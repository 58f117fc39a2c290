import type { Language, TFunction } from '@mawad/shared-i18n';
import { describeRowProblem } from '@mawad/shared-ui/spreadsheet/refused-sheet';
import type { ImportProblem } from '@mawad/supabase/queries/imports';
import type { AttributeName, ColumnTarget } from '../../product-file/fields.ts';
import { headingOf } from '../../product-file/heading-of.ts';

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
  return (inVolumes(field) ? 'volume_discounts' : field) as ColumnTarget | undefined;
}

const inVolumes = (field: string | undefined) =>
  field === undefined ? null : /^volume_discounts\.(\d+)\.(quantity|percent)$/.exec(field);

/** All prices by volume stand in one cell: the sentence says which of them is meant, and what of it. */
function inCell(problem: ImportProblem): ImportProblem {
  const found = inVolumes(problem.field);
  return found
    ? { ...problem, rule: `volume_${found[2]}_${problem.rule}`, number: Number(found[1]) + 1 }
    : problem;
}

/** Fields of a product that no column holds: they can only have changed since the import. */
const ownFields = ['variant', 'slug_en', 'slug_ar', 'size_chart'] as const;
const isOwnField = (field: string): field is (typeof ownFields)[number] =>
  (ownFields as readonly string[]).includes(field);

/** A problem of a row as a sentence that begins with its column, where it is of one. */
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
