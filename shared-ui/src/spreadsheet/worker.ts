import type { SheetBatch, SheetInfo } from './cells.ts';
import { SheetError, type SheetProblem } from './limits.ts';
import { readSheet, type SheetSource } from './read-sheet.ts';
import { type SheetStart, WorkbookWriter, type WrittenCell } from './workbook-writer.ts';
import { writeSheet, type SheetToWrite } from './write-sheet.ts';

/** Where the worker's other scripts lie; the script that starts it says so. */
declare let __webpack_public_path__: string;
declare const self: WindowOrWorkerGlobalScope &
  Pick<Worker, 'postMessage' | 'addEventListener'> & { filesAddress: string };

/** `more` lets one batch follow: a page that is slower than the file is not flooded. */
export type SheetQuestion = { read: SheetSource } | { more: number } | { write: SheetToWrite } | WorkbookStep;

/** A workbook is written in steps, each answered before the next. */
type WorkbookStep = { sheet: SheetStart } | { rows: WrittenCell[][] } | { close: true };

export type SheetAnswer =
  | SheetInfo
  | SheetBatch
  | { done: true }
  | { written: Uint8Array<ArrayBuffer> }
  | { taken: true }
  | { file: Blob }
  | { problem: SheetProblem };

let allowed = 0;
let goOn: (() => void) | null = null;

async function read(source: SheetSource): Promise<void> {
  for await (const part of readSheet(source)) {
    while ('rows' in part && allowed === 0) await new Promise<void>((resolve) => (goOn = resolve));
    if ('rows' in part) allowed -= 1;
    answer(part);
  }
  answer({ done: true });
}

let workbook: WorkbookWriter | null = null;

function step(question: WorkbookStep): SheetAnswer {
  workbook ??= new WorkbookWriter();
  if ('close' in question) return { file: workbook.close() };
  if ('sheet' in question) workbook.begin(question.sheet);
  else workbook.add(question.rows);
  return { taken: true };
}

function answer(message: SheetAnswer, transfer: Transferable[] = []): void {
  self.postMessage(message, transfer);
}

function setAddress(): void {
  __webpack_public_path__ = self.filesAddress;
}

const failAs = (problem: SheetProblem) => (error: unknown) =>
  answer({ problem: error instanceof SheetError ? error.code : problem });

setAddress();
self.addEventListener('message', ({ data }: MessageEvent<SheetQuestion>) => {
  if ('more' in data) {
    allowed += data.more;
    goOn?.();
  } else if ('read' in data) read(data.read).catch(failAs('file_parse_failed'));
  else if ('write' in data)
    writeSheet(data.write).then((written) => answer({ written }, [written.buffer]), failAs('export_failed'));
  else {
    try {
      answer(step(data));
    } catch (error) {
      failAs('export_failed')(error);
    }
  }
});
