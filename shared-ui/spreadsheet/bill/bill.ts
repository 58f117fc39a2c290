import type { SheetCell, SheetRow } from '../cells.ts';

/** Largest number of lines of one bill; the rows after it are left out. */
export const maxBillLines = 5_000;

/** Roles of a column. `detail` continues the description: size, grade, type. */
export const billRoles = [
  'number',
  'code',
  'section',
  'description',
  'description_ar',
  'detail',
  'unit',
  'quantity',
] as const;
/** `other`: prices, remarks and all else that is not read. */
export type BillRole = (typeof billRoles)[number] | 'other';

export interface BillSheet {
  rows: readonly SheetRow[];
  /** Indexes from 0; their cells are not read. */
  hiddenColumns?: readonly number[];
}

/** Roles set by hand, by column index. */
export type ChosenRoles = Readonly<Record<number, BillRole>>;

/** A person's corrections of what was understood. */
export interface BillChoice {
  /** Roles by the place of the table in the sheet, then by column index; other columns are read by heading and content. */
  roles?: Readonly<Record<number, ChosenRoles>>;
  /** Numbers of the rows that are lines although the reader left them out. */
  taken?: ReadonlySet<number>;
}

/** Goods or work of a bill. All values are text, so that invalid ones can be shown in their fields. */
export interface BillLine {
  /** Row number in the file. */
  row: number;
  /** Context and own words, joined by " — ". */
  description: string;
  /** Arabic description beside a description in another language. */
  descriptionAr?: string;
  code?: string;
  /** Western digits; '' without a firm quantity or if none was found; as written if it is not a number. */
  quantity: string;
  /** A catalogue unit, the unit as written, or ''. */
  unit: string;
  section?: string;
  /** The bill asks without a firm quantity: "rate only", "R.O.", 0, «مقطوع». */
  rateOnly?: true;
}

export type LeftReason = 'title' | 'form' | 'heading' | 'note' | 'subtotal' | 'hidden' | 'limit';

/** A row with content that is neither a line nor the section or context of lines. */
export interface LeftRow {
  row: number;
  text: string;
  reason: LeftReason;
}

export interface BillColumn {
  /** Index from 0. */
  place: number;
  /** Heading as in the file; '' if it has none. */
  heading: string;
  role: BillRole;
  /** The first three cells below the heading. */
  samples: string[];
  hidden?: true;
}

/** A table of a sheet; one below another has columns of its own. */
export interface BillTable {
  /** Number of its first row in the file. */
  row: number;
  columns: BillColumn[];
}

export interface Bill {
  lines: BillLine[];
  left: LeftRow[];
  /** Empty for a list without columns. */
  tables: BillTable[];
}

/** A row with the texts of its cells. */
export interface TextRow {
  number: number;
  texts: string[];
  cells: readonly SheetCell[];
}

export const isFilled = (text: string | undefined): text is string => text !== undefined && text !== '';
