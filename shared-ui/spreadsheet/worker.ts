import type { SheetBatch, SheetInfo } from './cells.ts';
import { SheetError, type SheetProblem } from './limits.ts';
import { readSheet, type SheetSource } from './read-sheet.ts';
import { type SheetStart, WorkbookWriter, type WrittenCell } from './workbook-writer.ts';
import { writeSheet, type SheetToWrite } from './write-sheet.ts';

/** Address of the worker's other scripts; set from `filesAddress`. */
declare let __webpack_public_path__: string;
declare const self: WindowOrWorkerGlobalScope &
  Pick<Worker, 'postMessage' | 'addEventListener'> & { filesAddress: string };

/**
 * Messages to the worker. `more` requests further batches, so that a page slower than the file is not
 * flooded.
 */
export type SheetRequest = { read: SheetSource } | { more: number } | { write: SheetToWrite } | WorkbookStep;

/** A step of writing a workbook; each has a response before the next. */
type WorkbookStep = { sheet: SheetStart } | { rows: WrittenCell[][] } | { close: true };

export type SheetResponse =
  | SheetInfo
  | SheetBatch
  | { done: true }
  | { written: Uint8Array<ArrayBuffer> }
  | { accepted: true }
  | { file: Blob }
  | { problem: SheetProblem };

let allowed = 0;
let resume: (() => void) | null = null;

async function read(source: SheetSource): Promise<void> {
  for await (const part of readSheet(source)) {
    while ('rows' in part && allowed === 0) await new Promise<void>((resolve) => (resume = resolve));
    if ('rows' in part) allowed -= 1;
    respond(part);
  }
  respond({ done: true });
}

let workbook: WorkbookWriter | null = null;

function step(request: WorkbookStep): SheetResponse {
  workbook ??= new WorkbookWriter();
  if ('close' in request) return { file: workbook.close() };
  if ('sheet' in request) workbook.begin(request.sheet);
  else workbook.add(request.rows);
  return { accepted: true };
}

function respond(message: SheetResponse, transfer: Transferable[] = []): void {
  self.postMessage(message, transfer);
}

function setAddress(): void {
  __webpack_public_path__ = self.filesAddress;
}

const failAs = (problem: SheetProblem) => (error: unknown) =>
  respond({ problem: error instanceof SheetError ? error.code : problem });

setAddress();
self.addEventListener('message', ({ data }: MessageEvent<SheetRequest>) => {
  if ('more' in data) {
    allowed += data.more;
    resume?.();
  } else if ('read' in data) read(data.read).catch(failAs('file_parse_failed'));
  else if ('write' in data)
    writeSheet(data.write).then((written) => respond({ written }, [written.buffer]), failAs('export_failed'));
  else {
    try {
      respond(step(data));
    } catch (error) {
      failAs('export_failed')(error);
    }
  }
});
