import type { Language, TFunction } from '@mawad/shared-i18n';
import { describeRowProblem, isolated } from '@mawad/shared-ui/spreadsheet/refused-sheet.ts';
import type { ImportProblem } from '@mawad/supabase/imports/queries';
import { type FieldName, headingOf } from './fields.ts';

/** Problem of a row as a sentence, prefixed with its column if it has one. */
export function describeProblem(problem: ImportProblem, language: Language, t: TFunction<'import'>): string {
  const { field, rule } = problem;
  const isSlug = field === 'slug_en' || field === 'slug_ar';
  const clear = isSlug && rule === 'format' ? { field, code: 'slug_format' } : problem;
  return describeRowProblem(isolated(clear), field && headingOf(field as FieldName, language), t);
}
