import { read, type CellObject, type WorkSheet } from 'xlsx';
import { decodeText, findDelimiter, cleanText, parseDelimited } from './delimited-text.ts';
import { SheetError, type SheetLimits } from './limits.ts';
import { packParts } from './pack.ts';
import { unpackWorkbook } from './unpack.ts';

export type SheetKind = 'xlsx' | 'csv';

/** A cell as people read it: numbers plain, dates ISO, the last result of a formula and never the formula. */
function textOf(cell: CellObject | undefined, most: number): string {
  if (cell?.v === undefined || cell.v === null || cell.t === 'e') return '';
  if (cell.v instanceof Date) return Number.isNaN(cell.v.getTime()) ? '' : cell.v.toISOString().slice(0, 10);
  if (typeof cell.v === 'number')
    return Number.isFinite(cell.v) ? String(Number(cell.v.toPrecision(15))) : '';
  return cleanText(String(cell.v)).replace(/\s+/g, ' ').trim().slice(0, most);
}

/** Rows of a sheet: only cells that are there, never the range that the file claims. */
function rowsOf(sheet: WorkSheet, limits: SheetLimits): string[][] {
  const data = (sheet['!data'] ?? []) as (CellObject | undefined)[][];
  if (data.length > limits.rows) throw new SheetError('file_too_large');
  return Array.from(data, (row) =>
    Array.from({ length: Math.min(row?.length ?? 0, limits.columns) }, (_, column) =>
      textOf(row[column], limits.cellLength),
    ),
  );
}

async function readWorkbook(bytes: Uint8Array, limits: SheetLimits): Promise<string[][]> {
  const file = packParts(await unpackWorkbook(bytes, limits));
  const workbook = read(file, {
    type: 'array',
    dense: true,
    sheetRows: limits.rows + 1,
    cellDates: true,
    UTC: true,
    cellFormula: false,
    cellHTML: false,
    cellText: false,
    cellNF: false,
    cellStyles: false,
    bookVBA: false,
    bookDeps: false,
  });
  const visible = workbook.SheetNames.filter((_, index) => !workbook.Workbook?.Sheets?.[index]?.Hidden);
  for (const name of visible) {
    const rows = withoutEmptyEnd(rowsOf(workbook.Sheets[name]!, limits));
    if (rows.length > 0) return rows;
  }
  return [];
}

function readText(bytes: Uint8Array, limits: SheetLimits): string[][] {
  const text = cleanText(decodeText(bytes));
  // A line that Excel puts first to name the delimiter.
  const named = /^sep=(.)\n/i.exec(text);
  const rows = parseDelimited(named ? text.slice(named[0].length) : text, named?.[1] ?? findDelimiter(text));
  const full = withoutEmptyEnd(rows);
  if (full.length > limits.rows) throw new SheetError('file_too_large');
  return full.map((row) => row.slice(0, limits.columns).map((cell) => cell.slice(0, limits.cellLength)));
}

function withoutEmptyEnd(rows: string[][]): string[][] {
  const last = rows.findLastIndex((row) => row.some((cell) => cell !== ''));
  return rows.slice(0, last + 1);
}

const isZip = (bytes: Uint8Array) =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;

/** Binary data has characters that no list holds. */
const isBinary = (bytes: Uint8Array) => {
  const marked = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return !marked && bytes.subarray(0, 4096).includes(0);
};

/**
 * The rows of the first sheet that has any, of a file with that ending. Nothing of the file is evaluated. Throws
 * SheetError: `file_type_unsupported` when the content is of another kind, `file_too_large`, `file_parse_failed`.
 */
export async function readRows(bytes: Uint8Array, kind: SheetKind, limits: SheetLimits): Promise<string[][]> {
  if (bytes.length > limits.bytes) throw new SheetError('file_too_large');
  const isRight = kind === 'xlsx' ? isZip(bytes) : !isZip(bytes) && !isBinary(bytes);
  if (!isRight) throw new SheetError(bytes.length === 0 ? 'file_parse_failed' : 'file_type_unsupported');
  try {
    return kind === 'xlsx' ? await readWorkbook(bytes, limits) : readText(bytes, limits);
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('file_parse_failed', { cause: error });
  }
}
