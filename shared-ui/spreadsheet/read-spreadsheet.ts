import type { SheetBatch, SheetInfo, SheetRow } from './cells.ts';
import { listLimits, SheetError, type SheetLimits } from './limits.ts';
import type { SheetKind } from './read-sheet.ts';
import type { ReadChoice } from './read-workbook.ts';
import { startSheetWorker, type SheetWorker } from './start-worker.ts';

export interface ReadOptions extends ReadChoice {
  limits?: SheetLimits;
  /** Stops reading; the promise rejects with the signal's reason. */
  signal?: AbortSignal;
}

/** File types offered by a file picker. */
export const sheetTypes = '.xlsx,.csv';

/** Number of batches that the worker prepares in advance. */
const ahead = 2;

/** Type by file name only, because Windows reports a .csv file as an Excel file. */
function kindOf(name: string): SheetKind {
  const ending = /\.(xlsx|csv)$/i.exec(name)?.[1]?.toLowerCase();
  if (!ending) throw new SheetError('file_type_unsupported');
  return ending as SheetKind;
}

async function bytesOf(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    throw new SheetError('file_read_failed', { cause: error });
  }
}

/** An open file: its sheets are known, its rows are read on demand. */
export interface OpenSpreadsheet {
  info: SheetInfo;
  /** Iterable once; leaving the loop early terminates the worker. */
  batches: AsyncGenerator<SheetBatch>;
}

/**
 * Opens an .xlsx or .csv file in a separate worker, which is terminated if it does not respond in time or on
 * abort. Throws SheetError, also while rows are read: `file_type_unsupported`, `file_protected`,
 * `file_too_large`, `file_read_failed`, `file_parse_failed`. Rows read before an error must not be used.
 */
export async function openSpreadsheet(
  file: File,
  { limits = listLimits, sheet, shown, signal }: ReadOptions = {},
): Promise<OpenSpreadsheet> {
  const kind = kindOf(file.name);
  if (file.size > limits.bytes) throw new SheetError('file_too_large');
  const bytes = await bytesOf(file);
  signal?.throwIfAborted();
  const worker = startSheetWorker(limits.time, signal);
  worker.send({ read: { bytes, kind, limits, sheet, shown } }, [bytes.buffer]);
  try {
    const first = await nextOf(worker, signal);
    if (!('sheets' in first)) throw new SheetError('file_parse_failed');
    return { info: first, batches: batchesOf(worker, signal) };
  } catch (error) {
    worker.end();
    throw error;
  }
}

async function* batchesOf(worker: SheetWorker, signal?: AbortSignal): AsyncGenerator<SheetBatch> {
  try {
    worker.send({ more: ahead });
    for (;;) {
      const part = await nextOf(worker, signal);
      if (!('rows' in part)) return;
      yield part;
      worker.send({ more: 1 });
    }
  } finally {
    worker.end();
  }
}

async function nextOf(worker: SheetWorker, signal?: AbortSignal) {
  try {
    const part = await worker.next();
    if ('problem' in part) throw new SheetError(part.problem);
    return part;
  } catch (error) {
    if (error instanceof SheetError || signal?.aborted) throw error;
    throw new SheetError('file_parse_failed', { cause: error });
  }
}

/** A sheet with all its non-empty rows and Excel's text of each value. */
export interface ReadSheet {
  /** Empty for a text file. */
  name: string;
  rows: SheetRow[];
  hiddenColumns: number[];
}

export interface ReadSheets {
  /** The visible sheets in the order of the file. */
  sheets: ReadSheet[];
  /** Names of the hidden sheets, which are not read. */
  hidden: string[];
}

/** Reads all visible sheets of a file. Throws the errors of `openSpreadsheet`. */
export async function readSheets(
  file: File,
  options: Pick<ReadOptions, 'limits' | 'signal'> = {},
): Promise<ReadSheets> {
  const first = await readOne(file, options);
  const { sheets } = first.info;
  if (sheets.length === 0) return { sheets: [first.sheet], hidden: [] };
  const read: ReadSheet[] = [];
  for (const { name, hidden } of sheets) {
    if (hidden) continue;
    const isFirst = name === first.sheet.name;
    read.push(isFirst ? first.sheet : (await readOne(file, { ...options, sheet: name })).sheet);
  }
  return { sheets: read, hidden: sheets.filter(({ hidden }) => hidden).map(({ name }) => name) };
}

async function readOne(file: File, options: ReadOptions): Promise<{ info: SheetInfo; sheet: ReadSheet }> {
  const { info, batches } = await openSpreadsheet(file, { shown: { rows: Infinity }, ...options });
  const rows: SheetRow[] = [];
  for await (const batch of batches) rows.push(...batch.rows);
  const name = info.sheet || (options.sheet ?? '');
  return { info, sheet: { name, rows, hiddenColumns: info.hiddenColumns ?? [] } };
}
