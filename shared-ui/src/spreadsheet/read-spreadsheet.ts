import { listLimits, SheetError, type SheetLimits } from './limits.ts';
import type { SheetKind } from './read-rows.ts';
import { startSheetWorker } from './start-worker.ts';
import type { SheetAnswer, SheetQuestion } from './worker.ts';

interface ReadOptions {
  limits?: SheetLimits;
  /** Ends the reading; the promise rejects with the signal's reason. */
  signal?: AbortSignal;
}

/** What a file picker offers. */
export const sheetTypes = '.xlsx,.csv';

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

/**
 * Rows of text cells of an .xlsx or .csv file, read in a worker that is ended when it takes too long or is no longer
 * wanted. Throws SheetError: `file_type_unsupported`, `file_too_large`, `file_read_failed`, `file_parse_failed`.
 */
export async function readSpreadsheet(
  file: File,
  { limits = listLimits, signal }: ReadOptions = {},
): Promise<string[][]> {
  const kind = kindOf(file.name);
  if (file.size > limits.bytes) throw new SheetError('file_too_large');
  const bytes = await bytesOf(file);
  signal?.throwIfAborted();
  return askWorker({ bytes, kind, limits }, signal);
}

function askWorker(question: SheetQuestion, signal?: AbortSignal): Promise<string[][]> {
  const worker = startSheetWorker();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const answered = new Promise<string[][]>((resolve, reject) => {
    const fail = (cause?: unknown) => reject(new SheetError('file_parse_failed', { cause }));
    timer = setTimeout(() => fail(new Error('timeout')), question.limits.time);
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
    worker.addEventListener('message', ({ data }: MessageEvent<SheetAnswer>) => {
      if ('rows' in data) resolve(data.rows);
      else reject(new SheetError(data.problem));
    });
    worker.postMessage(question, [question.bytes.buffer]);
  });
  return answered.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
