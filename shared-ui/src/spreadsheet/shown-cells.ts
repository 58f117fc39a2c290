import type { ShownCell } from './cells.ts';

/** A number format: its code, or the number of one of Excel's own. Null: as it is written. */
export type NumberFormat = string | number | null;

/** Columns that are read as text, of the row that is read next. */
export interface ShownColumns {
  has: (column: number) => boolean;
}

/** The text that Excel shows of a number. */
export type FormatNumber = (format: string | number, value: number) => string;

/** General and text. */
export function numberFormat(id: number, code: string | undefined): NumberFormat {
  const isPlain = code === undefined ? id === 0 || id === 49 : /^(?:general|@)?$/i.test(code);
  return isPlain ? null : (code ?? id);
}

export async function loadFormatter(is1904: boolean): Promise<FormatNumber> {
  const { SSF } = await import('xlsx');
  return (format, value) => SSF.format(format, value, { date1904: is1904 }) as string;
}

/** A number or a date with what Excel shows of it; the bare number where that is the same, or the format is none of Excel's. */
export function withShown(
  value: number | string,
  serial: number,
  format: NumberFormat,
  formatNumber: FormatNumber,
): ShownCell | number | string {
  if (format === null) return value;
  try {
    const shown = formatNumber(format, serial).trim();
    return shown === String(value) ? value : { shown, value };
  } catch {
    return value;
  }
}
