import { SheetError } from './limits.ts';
import { startSheetWorker } from './start-worker.ts';
import type { ColumnKind, SheetStart, WrittenCell } from './workbook-writer.ts';

export type { ColumnKind, WrittenCell };

/** Time limit of one step in ms. */
const longest = 60_000;

/** An .xlsx file with any number of sheets, written row by row in a worker. */
export interface Workbook {
  /** Begins a sheet and completes the previous one. */
  begin(sheet: SheetStart): Promise<void>;
  /** Adds rows to the current sheet; rows beyond its limit continue in another sheet. */
  add(rows: WrittenCell[][]): Promise<void>;
  /** Completes the file and terminates the worker. */
  close(): Promise<Blob>;
  /** Terminates the worker without a file. */
  abandon(): void;
}

/**
 * Starts a worker that writes a workbook; its steps throw SheetError `export_failed`, or the signal's reason.
 */
export function writeWorkbook(signal?: AbortSignal): Workbook {
  const worker = startSheetWorker(longest, signal);
  async function step<Kind extends 'accepted' | 'file'>(
    request: Parameters<typeof worker.send>[0],
    expected: Kind,
  ) {
    try {
      worker.send(request);
      const response = await worker.next();
      if (!(expected in response)) throw new Error('no response');
      return response as Extract<typeof response, Record<Kind, unknown>>;
    } catch (error) {
      worker.end();
      if (signal?.aborted) throw error;
      throw new SheetError('export_failed', { cause: error });
    }
  }
  return {
    begin: async (sheet) => void (await step({ sheet }, 'accepted')),
    add: async (rows) => void (await step({ rows }, 'accepted')),
    async close() {
      const { file } = await step({ close: true }, 'file');
      worker.end();
      return file;
    },
    abandon: () => worker.end(),
  };
}
