/** What a spreadsheet may ask of the browser before anything of it is believed. */
export interface SheetLimits {
  /** Of the file. */
  bytes: number;
  /** Of the parts inside an .xlsx file, unpacked. */
  inflatedBytes: number;
  /** Of the same parts where they must be held in memory all at once, because the file has an unusual form. */
  wholeBytes: number;
  /** Parts inside an .xlsx file. */
  entries: number;
  /** Rows that hold something. */
  rows: number;
  columns: number;
  /** Characters kept of a cell. */
  cellLength: number;
  /** ms without a sign of the worker until it is ended. */
  time: number;
}

/** Generous for a list that a person wrote; `catalogueLimits` are for more. */
export const listLimits: SheetLimits = {
  bytes: 5 * 1024 * 1024,
  inflatedBytes: 40 * 1024 * 1024,
  wholeBytes: 40 * 1024 * 1024,
  entries: 500,
  rows: 5_000,
  columns: 50,
  cellLength: 1_000,
  time: 15_000,
};

/** For a catalogue: 100,000 products with room to spare, cells as long as Excel allows. */
export const catalogueLimits: SheetLimits = {
  bytes: 50 * 1024 * 1024,
  inflatedBytes: 400 * 1024 * 1024,
  wholeBytes: 60 * 1024 * 1024,
  entries: 2_000,
  rows: 150_000,
  columns: 200,
  cellLength: 32_767,
  time: 30_000,
};

export type SheetProblem =
  | 'file_required'
  | 'file_type_unsupported'
  | 'file_protected'
  | 'file_too_large'
  | 'file_parse_failed'
  | 'file_read_failed'
  | 'export_failed';

/** A file that is not read or written; the code is translated by `errors:<code>`. */
export class SheetError extends Error {
  readonly code: SheetProblem;

  constructor(code: SheetProblem, options?: ErrorOptions) {
    super(code, options);
    this.name = 'SheetError';
    this.code = code;
  }
}
