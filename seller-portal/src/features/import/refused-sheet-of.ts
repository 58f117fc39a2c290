import type { Language, TFunction } from '@mawad/shared-i18n';
import type { SheetToWrite } from '@mawad/shared-ui/spreadsheet/write-spreadsheet.ts';
import { refusedSheet } from '@mawad/shared-ui/spreadsheet/refused-sheet.ts';
import type { Category } from '@mawad/supabase/catalogue/queries';
import type { ImportRow } from '@mawad/supabase/imports/queries';
import { cellOfValue } from '../../product-file/cell-of-value.ts';
import {
  type AttributeName,
  type ColumnTarget,
  type FieldName,
  fieldNames,
} from '../../product-file/fields.ts';
import { cellTextOf } from './mend-cells.ts';
import { describeProblem, fieldOf } from './refused-rows.ts';
import { headingOf } from '../../product-file/heading-of.ts';

/** Spreadsheet of refused rows with the template's headings and every column that a row fills or misses. */
export function refusedSheetOf(
  rows: readonly ImportRow[],
  categories: readonly Category[],
  language: Language,
  t: TFunction<'import'>,
  attributes: readonly AttributeName[] = [],
): SheetToWrite {
  const known = [...new Set(attributes.map(({ key }) => key))];
  const fields: ColumnTarget[] = [
    ...fieldNames.filter((field) =>
      rows.some(({ values, problems }) => field in values || problems.some((one) => fieldOf(one) === field)),
    ),
    ...known
      .map((key) => `attribute:${key}` as const)
      .filter(
        (field) =>
          rows.some((row) => cellTextOf(row, field, categories, language) !== '') ||
          rows.some(({ problems }) => problems.some((one) => fieldOf(one) === field)),
      ),
  ];
  return refusedSheet(
    fields.map((field) => headingOf(field, language, attributes)),
    rows.map((row) => ({
      number: row.row,
      cells: fields.map((field) =>
        field in row.values
          ? cellOfValue(field as FieldName, row.values[field], categories, language)
          : cellTextOf(row, field, categories, language) || null,
      ),
      reasons: row.problems.map((problem) => describeProblem(problem, language, t, attributes)),
    })),
    language,
    t,
  );
}
