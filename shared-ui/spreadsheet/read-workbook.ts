import { batchSize, type SheetBatch, type SheetInfo, type SheetName, type SheetRow } from './cells.ts';
import { SheetError, type SheetLimits } from './limits.ts';
import { startsWith } from './old-workbook.ts';
import { readWhole } from './read-whole.ts';
import { readSharedStrings } from './shared-strings.ts';
import { scanSheet, type ScanContext } from './scan-sheet.ts';
import { loadFormatter, type ShownColumns } from './shown-cells.ts';
import { Archive } from './unpack.ts';
import { UnusualForm } from './unusual-form.ts';
import { openWorkbook, type Workbook } from './workbook.ts';

/** Sheet and columns to read. */
export interface ReadChoice {
  /** Name of the sheet; by default the first visible one with content. */
  sheet?: string;
  /**
   * Indexes of columns that are read as text: their numbers and dates are returned as ShownCell if Excel's
   * text differs. Or all columns of at least the first `rows` rows.
   */
  shown?: readonly number[] | { rows: number };
}

/** Rows already returned, in case the file has to be read again by SheetJS. */
interface Delivered {
  info: SheetInfo | null;
  lastRow: number;
  count: number;
}

const isFilled = ({ cells }: SheetRow) =>
  cells.some((cell) => cell !== null && (typeof cell !== 'string' || cell.trim() !== ''));

/** Sheets to try in order: the requested one, or all visible ones. */
function candidates<Sheet extends SheetName>(sheets: readonly Sheet[], wanted?: string): Sheet[] {
  return sheets.filter(({ name, hidden }) => (wanted === undefined ? !hidden : name === wanted));
}

/** Keeps and counts rows with content. Throws SheetError. */
function keepFilled(rows: Iterable<SheetRow>, delivered: Delivered, limits: SheetLimits): SheetRow[] {
  const filled: SheetRow[] = [];
  for (const row of rows) {
    if (row.number <= delivered.lastRow || !isFilled(row)) continue;
    delivered.count += 1;
    if (delivered.count > limits.rows) throw new SheetError('file_too_large');
    filled.push(row);
  }
  return filled;
}

const infoOf = (sheet: string, sheets: SheetName[], hiddenColumns: number[] = []): SheetInfo => ({
  sheet,
  sheets: sheets.map(({ name, hidden }) => ({ name, hidden })),
  ...(hiddenColumns.length > 0 && { hiddenColumns }),
});

function* deliver(
  info: SheetInfo,
  rows: SheetRow[],
  progress: number,
  delivered: Delivered,
): Generator<SheetInfo | SheetBatch> {
  if (rows.length === 0) return;
  if (delivered.info === null) {
    delivered.info = info;
    yield info;
  }
  delivered.lastRow = rows.at(-1)!.number;
  yield { rows, progress };
}

async function* scan(
  archive: Archive,
  limits: SheetLimits,
  delivered: Delivered,
  { sheet: wanted, shown }: ReadChoice,
): AsyncGenerator<SheetInfo | SheetBatch> {
  const workbook = await openWorkbook(archive);
  let context: ScanContext | undefined;
  for (const { name, part } of candidates(workbook.sheets, wanted)) {
    const size = await archive.check(part);
    context ??= await contextOf(archive, workbook, limits, shownColumns(shown, delivered));
    let bytesRead = 0;
    const counted = async function* () {
      for await (const piece of archive.stream(part)) {
        bytesRead += piece.length;
        yield piece;
      }
    };
    let hiddenColumns: number[] = [];
    const onHiddenColumns = (columns: number[]) => (hiddenColumns = columns);
    for await (const rows of scanSheet(counted(), { ...context, onHiddenColumns })) {
      const filled = keepFilled(rows, delivered, limits);
      const info = infoOf(name, workbook.sheets, hiddenColumns);
      yield* deliver(info, filled, Math.min(1, bytesRead / size), delivered);
    }
    if (delivered.info !== null) return;
  }
  if (delivered.info === null) yield infoOf('', workbook.sheets);
}

function shownColumns(shown: ReadChoice['shown'], delivered: Delivered): ShownColumns | null {
  if (shown === undefined) return null;
  return 'rows' in shown ? { has: () => delivered.count < shown.rows } : new Set(shown);
}

async function contextOf(
  archive: Archive,
  { sharedStrings, dateStyles, formats, is1904 }: Workbook,
  limits: SheetLimits,
  columns: ShownColumns | null,
): Promise<ScanContext> {
  const texts = sharedStrings
    ? await readSharedStrings(archive.stream(sharedStrings), limits.cellLength)
    : [];
  const isFormatted = columns !== null && formats.some((format) => format !== null);
  const shown = isFormatted ? { columns, formats, formatNumber: await loadFormatter(is1904) } : undefined;
  return { texts, dateStyles, is1904, limits, shown };
}

async function* readInWhole(
  archive: Archive,
  limits: SheetLimits,
  delivered: Delivered,
  { sheet: wanted, shown }: ReadChoice,
): AsyncGenerator<SheetInfo | SheetBatch> {
  const { sheets, rowsOf, hiddenColumnsOf } = await readWhole(
    archive,
    limits,
    shownColumns(shown, delivered),
  );
  for (const { name } of candidates(sheets, delivered.info?.sheet ?? wanted)) {
    const rows = keepFilled(rowsOf(name), delivered, limits);
    for (let at = 0; at < rows.length; at += batchSize) {
      const progress = Math.min(1, (at + batchSize) / rows.length);
      const info = infoOf(name, sheets, hiddenColumnsOf(name));
      yield* deliver(info, rows.slice(at, at + batchSize), progress, delivered);
    }
    if (delivered.info !== null) return;
  }
  if (delivered.info === null) yield infoOf('', sheets);
}

const isZip = (bytes: Uint8Array) => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);

/**
 * Reads the rows of an .xlsx file: of the requested sheet, or of the first visible one with content.
 * Evaluates nothing in the file. Throws SheetError; rows read before an error must not be used.
 */
export async function* readWorkbook(
  bytes: Uint8Array,
  limits: SheetLimits,
  choice: ReadChoice = {},
): AsyncGenerator<SheetInfo | SheetBatch> {
  if (!isZip(bytes)) throw new SheetError('file_type_unsupported');
  const archive = new Archive(bytes, limits);
  if (!archive.names.some((name) => /^xl\/workbook\d*\.xml$/i.test(name)))
    throw new SheetError('file_type_unsupported');
  const delivered: Delivered = { info: null, lastRow: 0, count: 0 };
  try {
    yield* scan(archive, limits, delivered, choice);
  } catch (error) {
    if (!(error instanceof UnusualForm)) throw error;
    yield* readInWhole(archive, limits, delivered, choice);
  }
}
