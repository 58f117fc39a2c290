import type { Language, TFunction } from '@mawad/shared-i18n';
import type { SheetCell } from '@mawad/shared-ui/spreadsheet/cells.ts';
import { clearingMark } from '@mawad/shared-ui/spreadsheet/read-filled-cell.ts';
import { refusedSheet } from '@mawad/shared-ui/spreadsheet/refused-sheet.ts';
import type { SheetToWrite } from '@mawad/shared-ui/spreadsheet/write-spreadsheet.ts';
import type { CategoryFileRow, CategoryRowResult } from '@mawad/supabase/catalogue/category-import-queries';
import { describeProblem } from './describe-problem.ts';
import { type FieldName, fieldNames, headingOf } from './fields.ts';

/** Original text of a cell, valid or not. */
function cellOf({ values, problems }: CategoryFileRow, field: FieldName, language: Language): SheetCell {
  const value = values[field];
  if (value === null) return clearingMark[language];
  if (Array.isArray(value)) return value.join(language === 'ar' ? '، ' : ', ');
  if (value !== undefined) return value as SheetCell;
  const unread = problems.find((problem) => problem.field === field)?.params as
    { value?: string } | undefined;
  return unread?.value ?? null;
}

/** Refused rows with their problems under the template's headings; can be corrected and uploaded again. */
export function refusedRowsSheet(
  rows: readonly CategoryFileRow[],
  results: readonly CategoryRowResult[],
  language: Language,
  t: TFunction<'import'>,
): SheetToWrite {
  const refused = new Map(
    results.filter(({ outcome }) => outcome === 'refused').map((result) => [result.row, result]),
  );
  const there = rows.filter(({ row }) => refused.has(row));
  const isUsed = (field: FieldName) =>
    there.some(({ row, values }) => {
      const problems = refused.get(row)?.problems ?? [];
      return field in values || problems.some((problem) => problem.field === field);
    });
  const fields = fieldNames.filter(isUsed);
  return refusedSheet(
    fields.map((field) => headingOf(field, language)),
    there.map((row) => ({
      number: row.row,
      cells: fields.map((field) => cellOf(row, field, language)),
      reasons: (refused.get(row.row)?.problems ?? []).map((problem) => describeProblem(problem, language, t)),
    })),
    language,
    t,
  );
}
