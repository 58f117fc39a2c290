/** A cell without a usable value: an Excel error, or a formula without stored result. */
export interface CellFault {
  fault: 'error' | 'formula';
  /** Text that Excel shows (`#DIV/0!`); empty for a formula. */
  text: string;
}

/** A number or date in a text column whose Excel text differs from the bare number: 0017, 1-Feb. */
export interface ShownCell {
  shown: string;
  /** The number, or the date as ISO text. */
  value: number | string;
}

/** Dates are ISO texts: `2027-01-31`, `2027-01-31T13:30:00`, `13:30:00`. */
export type SheetCell = string | number | boolean | CellFault | ShownCell | null;

export interface SheetRow {
  /** Row number in the file, as in Excel. */
  number: number;
  cells: SheetCell[];
  hidden?: true;
}

export interface SheetName {
  name: string;
  hidden: boolean;
}

/** Sent before the rows. */
export interface SheetInfo {
  /** The sheet that is read; empty for a text file, and if all visible sheets are empty. */
  sheet: string;
  sheets: SheetName[];
  /** Indexes from 0; absent if no column is hidden. */
  hiddenColumns?: number[];
}

export interface SheetBatch {
  rows: SheetRow[];
  /** Share of the sheet that has been read, from 0 to 1. */
  progress: number;
}

export const batchSize = 1_000;

export function isFault(cell: SheetCell | undefined): cell is CellFault {
  return typeof cell === 'object' && cell !== null && 'fault' in cell;
}

export function isShown(cell: SheetCell | undefined): cell is ShownCell {
  return typeof cell === 'object' && cell !== null && 'shown' in cell;
}

/** Text of a cell on one line; empty for a fault. */
export function cellText(cell: SheetCell | undefined): string {
  if (cell === null || cell === undefined || isFault(cell)) return '';
  return String(isShown(cell) ? cell.shown : cell)
    .replace(/\s+/g, ' ')
    .trim();
}
