import { SheetError } from './limits.ts';
import { converse } from './start-worker.ts';
import type { SheetToWrite } from './write-sheet.ts';

export type { SheetToWrite };

const sheetMime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** ms that writing may take. */
const longest = 60_000;

/** An .xlsx file of one sheet, written in a worker. Throws SheetError `export_failed`. */
export async function writeSpreadsheet(sheet: SheetToWrite, signal?: AbortSignal): Promise<Blob> {
  const worker = converse(longest, signal);
  try {
    worker.ask({ write: sheet });
    const answer = await worker.next();
    if (!('written' in answer)) throw new Error('no file');
    return new Blob([answer.written], { type: sheetMime });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new SheetError('export_failed', { cause: error });
  } finally {
    worker.end();
  }
}
