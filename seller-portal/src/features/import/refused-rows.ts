import type { Language, TFunction } from '@mawad/shared-i18n';
import type { SheetCell, SheetRow } from '@mawad/shared-ui/spreadsheet/cells';
import type { SheetToWrite } from '@mawad/shared-ui/spreadsheet/write-spreadsheet';
import type { AttributeName } from './fields.ts';
import type { ProductRow } from './read-product-row.ts';
import { headingOf } from './template.ts';

export interface RefusedRow extends Pick<SheetRow, 'number' | 'cells'> {
  /** Sentences in the reader's language. */
  reasons: string[];
}

/** A problem of a cell as a sentence that begins with its column. */
export function describeProblem(
  { field, code, params }: ProductRow['problems'][number],
  language: Language,
  t: TFunction<'import'>,
  attributes: readonly AttributeName[] = [],
): string {
  return t('refused.problem', {
    field: headingOf(field, language, attributes),
    text: t(`problems.${code}`, params),
  });
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
