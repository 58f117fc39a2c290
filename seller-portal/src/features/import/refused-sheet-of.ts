import type { Language, TFunction } from '@mawad/shared-i18n';
import type { SheetToWrite } from '@mawad/shared-ui/spreadsheet/write-spreadsheet';
import { refusedSheet } from '@mawad/shared-ui/spreadsheet/refused-sheet';
import type { Category } from '@mawad/supabase/queries/catalogue';
import type { ImportRow } from '@mawad/supabase/queries/imports';
import { cellOfValue } from './cell-of-value.ts';
import { fieldNames } from './fields.ts';
import { cellTextOf } from './mend-cells.ts';
import { describeProblem, fieldOf } from './refused-rows.ts';
import { headingOf } from './template.ts';

/** Refused rows as the server has them, as a file under our own headings: the columns that any of them has or lacks. */
export function refusedSheetOf(
  rows: readonly ImportRow[],
  categories: readonly Category[],
  language: Language,
  t: TFunction<'import'>,
): SheetToWrite {
  const fields = fieldNames.filter((field) =>
    rows.some(({ values, problems }) => field in values || problems.some((one) => fieldOf(one) === field)),
  );
  return refusedSheet(
    fields.map((field) => headingOf(field, language)),
    rows.map((row) => ({
      number: row.row,
      cells: fields.map((field) =>
        field in row.values
          ? cellOfValue(field, row.values[field], categories, language)
          : cellTextOf(row, field, categories, language) || null,
      ),
      reasons: row.problems.map((problem) => describeProblem(problem, language, t)),
    })),
    language,
    t,
  );
}
