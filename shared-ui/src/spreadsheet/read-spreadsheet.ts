import type { SheetBatch, SheetCell, SheetInfo } from './cells.ts';
import { listLimits, SheetError, type SheetLimits } from './limits.ts';
import type { SheetKind } from './read-sheet.ts';
import type { ReadChoice } from './read-workbook.ts';
import { converse, type SheetConversation } from './start-worker.ts';

export interface ReadOptions extends ReadChoice {
  limits?: SheetLimits;
  /** Ends the reading; the promise rejects with the signal's reason. */
  signal?: AbortSignal;
}

/** What a file picker offers. */
export const sheetTypes = '.xlsx,.csv';

/** Batches that the worker may be ahead of the page. */
const ahead = 2;

/** By the name alone: Windows reports a .csv file as one of Excel. */
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

/** A file whose sheets are known and whose rows come as fast as they are taken. */
export interface OpenSpreadsheet {
  info: SheetInfo;
  /** To be taken once, to the end or not: leaving the loop ends the worker. */
  batches: AsyncGenerator<SheetBatch>;
}

/**
 * Opens an .xlsx or .csv file in a worker of its own, which is ended when it is silent for too long or no longer wanted.
 * Throws SheetError, also while rows are taken: `file_type_unsupported`, `file_protected`, `file_too_large`,
 * `file_read_failed`, `file_parse_failed`. After an error the rows that came before count for nothing.
 */
export async function openSpreadsheet(
  file: File,
  { limits = listLimits, sheet, shown, signal }: ReadOptions = {},
): Promise<OpenSpreadsheet> {
  const kind = kindOf(file.name);
  if (file.size > limits.bytes) throw new SheetError('file_too_large');
  const bytes = await bytesOf(file);
  signal?.throwIfAborted();
  const worker = converse(limits.time, signal);
  worker.ask({ read: { bytes, kind, limits, sheet, shown } }, [bytes.buffer]);
  try {
    const first = await nextOf(worker, signal);
    if (!('sheets' in first)) throw new SheetError('file_parse_failed');
    return { info: first, batches: batchesOf(worker, signal) };
  } catch (error) {
    worker.end();
    throw error;
  }
}

async function* batchesOf(worker: SheetConversation, signal?: AbortSignal): AsyncGenerator<SheetBatch> {
  try {
    worker.ask({ more: ahead });
    for (;;) {
      const part = await nextOf(worker, signal);
      if (!('rows' in part)) return;
      yield part;
      worker.ask({ more: 1 });
    }
  } finally {
    worker.end();
  }
}

async function nextOf(worker: SheetConversation, signal?: AbortSignal) {
  try {
    const part = await worker.next();
    if ('problem' in part) throw new SheetError(part.problem);
    return part;
  } catch (error) {
    if (error instanceof SheetError || signal?.aborted) throw error;
    throw new SheetError('file_parse_failed', { cause: error });
  }
}

/** All rows of a file, those without a value left out, with the text that Excel shows beside each value. */
export async function readSpreadsheet(file: File, options: ReadOptions = {}): Promise<SheetCell[][]> {
  const { batches } = await openSpreadsheet(file, { shown: { rows: Infinity }, ...options });
  const rows: SheetCell[][] = [];
  for await (const batch of batches) rows.push(...batch.rows.map(({ cells }) => cells));
  return rows;
}
