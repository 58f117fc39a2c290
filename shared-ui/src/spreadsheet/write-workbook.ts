import { SheetError } from './limits.ts';
import { converse } from './start-worker.ts';
import type { ColumnKind, SheetStart, WrittenCell } from './workbook-writer.ts';

export type { ColumnKind, WrittenCell };

/** ms that a step of writing may take. */
const longest = 60_000;

/** An .xlsx file of any number of sheets, written row by row in a worker. */
export interface Workbook {
  /** Begins a sheet; the one before is done. */
  begin(sheet: SheetStart): Promise<void>;
  /** Adds rows to the sheet that was begun; what is more than a sheet holds goes on in a further one. */
  add(rows: WrittenCell[][]): Promise<void>;
  /** The file; ends the worker. */
  close(): Promise<Blob>;
  /** Ends the worker without a file. */
  abandon(): void;
}

/** Starts a worker that writes a workbook; its steps throw SheetError `export_failed`, or the signal's reason. */
export function writeWorkbook(signal?: AbortSignal): Workbook {
  const worker = converse(longest, signal);
  async function step<Answer extends 'taken' | 'file'>(
    question: Parameters<typeof worker.ask>[0],
    wanted: Answer,
  ) {
    try {
      worker.ask(question);
      const answer = await worker.next();
      if (!(wanted in answer)) throw new Error('no answer');
      return answer as Extract<typeof answer, Record<Answer, unknown>>;
    } catch (error) {
      worker.end();
      if (signal?.aborted) throw error;
      throw new SheetError('export_failed', { cause: error });
    }
  }
  return {
    begin: async (sheet) => void (await step({ sheet }, 'taken')),
    add: async (rows) => void (await step({ rows }, 'taken')),
    async close() {
      const { file } = await step({ close: true }, 'file');
      worker.end();
      return file;
    },
    abandon: () => worker.end(),
  };
}
