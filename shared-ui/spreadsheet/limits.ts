/** Resources that an untrusted spreadsheet may use. */
export interface SheetLimits {
  /** Size of the file in bytes. */
  bytes: number;
  /** Unpacked size in bytes of the parts of an .xlsx file. */
  inflatedBytes: number;
  /** The same if the parts must be in memory together, because the file has an unusual form. */
  wholeBytes: number;
  /** Number of parts in an .xlsx file. */
  entries: number;
  /** Rows with content. */
  rows: number;
  columns: number;
  /** Maximum characters of a cell; longer cells are cut. */
  cellLength: number;
  /** Ms without a message of the worker until it is terminated. */
  time: number;
}

/** Limits for lists that a person wrote; `catalogueLimits` are larger. */
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

/** Limits for a bill of quantities: its notes and titles are rows too. */
export const billLimits: SheetLimits = { ...listLimits, rows: 20_000 };

/** Limits for a catalogue: more than 100,000 products, cells as long as Excel allows. */
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
  | 'file_old_excel'
  | 'file_protected'
  | 'file_too_large'
  | 'file_parse_failed'
  | 'file_read_failed'
  | 'export_failed';

/** A file that cannot be read or written; `errors:<code>` is the message. */
export class SheetError extends Error {
  readonly code: SheetProblem;

  constructor(code: SheetProblem, options?: ErrorOptions) {
    super(code, options);
    this.name = 'SheetError';
    this.code = code;
  }
}
