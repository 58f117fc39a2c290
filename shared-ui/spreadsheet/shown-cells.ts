import type { ShownCell } from './cells.ts';

/** A number format: its code, or the id of a built-in one. Null: unformatted. */
export type NumberFormat = string | number | null;

/** Columns that are read as text in the next row. */
export interface ShownColumns {
  has: (column: number) => boolean;
}

/** Returns the text that Excel shows for a number. */
export type FormatNumber = (format: string | number, value: number) => string;

/** Format of a style; null for General and Text. */
export function numberFormat(id: number, code: string | undefined): NumberFormat {
  const isPlain = code === undefined ? id === 0 || id === 49 : /^(?:general|@)?$/i.test(code);
  return isPlain ? null : (code ?? id);
}

export async function loadFormatter(is1904: boolean): Promise<FormatNumber> {
  const { SSF } = await import('xlsx');
  return (format, value) => SSF.format(format, value, { date1904: is1904 }) as string;
}

/** A number or date with Excel's text; only the value if the text is the same, or the format is invalid. */
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
