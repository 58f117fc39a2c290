import { SheetError } from './limits.ts';
import { startSheetWorker } from './start-worker.ts';
import type { SheetToWrite } from './write-sheet.ts';

export type { SheetToWrite };

const sheetMime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const longestMs = 60_000;

/** Writes an .xlsx file with one sheet in a worker. Throws SheetError `export_failed`. */
export async function writeSpreadsheet(sheet: SheetToWrite, signal?: AbortSignal): Promise<Blob> {
  const worker = startSheetWorker(longestMs, signal);
  try {
    worker.send({ write: sheet });
    const response = await worker.next();
    if (!('written' in response)) throw new Error('no file');
    return new Blob([response.written], { type: sheetMime });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new SheetError('export_failed', { cause: error });
  } finally {
    worker.end();
  }
}
