/** What a spreadsheet may ask of the browser before anything of it is believed. */
export interface SheetLimits {
  /** Of the file. */
  bytes: number;
  /** Of the parts inside an .xlsx file, unpacked. */
  inflatedBytes: number;
  /** Parts inside an .xlsx file. */
  entries: number;
  rows: number;
  columns: number;
  /** Characters kept of a cell. */
  cellLength: number;
  /** ms until the worker is ended. */
  time: number;
}

/** Generous for a list that a person wrote; an import of a catalogue sets its own. */
export const listLimits: SheetLimits = {
  bytes: 5 * 1024 * 1024,
  inflatedBytes: 40 * 1024 * 1024,
  entries: 500,
  rows: 5_000,
  columns: 50,
  cellLength: 1_000,
  time: 15_000,
};

export type SheetProblem =
  'file_required' | 'file_type_unsupported' | 'file_too_large' | 'file_parse_failed' | 'file_read_failed';

/** A file that is not read; the code is translated by `errors:<code>`. */
export class SheetError extends Error {
  readonly code: SheetProblem;

  constructor(code: SheetProblem, options?: ErrorOptions) {
    super(code, options);
    this.name = 'SheetError';
    this.code = code;
  }
}
