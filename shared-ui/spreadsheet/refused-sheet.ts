import type { Language, TFunction } from '@mawad/shared-i18n';
import type { SheetCell, SheetRow } from './cells.ts';
import type { SheetToWrite } from './write-sheet.ts';

/** A problem of one field, or of the whole row if `field` is absent. */
export type RowProblem = { field?: string; code: string; rule?: string } & Record<string, unknown>;

export interface RefusedRow extends Pick<SheetRow, 'number' | 'cells'> {
  /** Sentences in the reader's language. */
  reasons: string[];
}

/** The codes come from the database, so their keys cannot be type-checked. */
type Translate = (keys: string[], values?: Record<string, unknown>) => string;

/** A problem of a row as a sentence, prefixed with the heading of its column if there is one. */
export function describeRowProblem(
  problem: RowProblem,
  heading: string | undefined,
  t: TFunction<'import'>,
): string {
  const { code, rule, params, ...context } = problem;
  const translate = t as unknown as Translate;
  const keys =
    code === 'invalid_input' ? [`rules.${rule}`] : [`reasons.${code}`, `problems.${code}`, `doubts.${code}`];
  const text = translate(
    [
      ...keys,
      ...(code === 'invalid_input' ? [] : [`errors:${code}`, `portal-errors:${code}`]),
      'reasons.invalid',
    ],
    {
      ...context,
      ...(params as object | undefined),
    },
  );
  return heading === undefined ? text : t('refused.problem', { field: heading, text });
}

/** Matches text that looks the same in both directions: starts with a letter and ends without a symbol, or is a number. */
const sameInBothDirections = /^(?:\p{L}(?:.*[\p{L}\p{N}])?|\p{N}[\p{N}.,٬٫/:]*)$/su;

function isolate(text: unknown): unknown {
  return text === undefined || sameInBothDirections.test(String(text)) ? text : `\u2068${String(text)}\u2069`;
}

/** Isolates cell values, so that they keep their order in a sentence of the other direction: $12, -4, 2-Jan. */
export function isolated<Problem extends RowProblem>(problem: Problem): Problem {
  const params = (problem.params ?? {}) as Record<string, unknown>;
  const { value, shown } = params;
  return { ...problem, params: { ...params, value: isolate(value), shown: isolate(shown) } };
}

/**
 * Refused rows as in the file, with two columns before them: the reasons and the row number. A corrected file
 * can be uploaded as it is, because the import ignores the added columns.
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
