import type { SheetAnswer, SheetQuestion } from './worker.ts';

/** Where the files of this build lie; webpack sets it. */
declare const __webpack_public_path__: string;
/** File of the worker, relative to the build; set by the build's configuration. */
declare const SPREADSHEET_WORKER: string;

/**
 * Starts the worker that reads and writes spreadsheets. A remote's files lie on another origin than the page, which no
 * worker may: so a script of the page's own loads them.
 */
export function startSheetWorker(): Worker {
  const address = new URL(SPREADSHEET_WORKER, new URL(__webpack_public_path__, location.href)).href;
  const folder = new URL('.', address).href;
  const source = `self.filesAddress=${JSON.stringify(folder)};importScripts(${JSON.stringify(address)})`;
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const worker = new Worker(url, { name: 'spreadsheet' });
  // The address is needed until the script has been fetched, which the first message tells.
  worker.addEventListener('message', () => URL.revokeObjectURL(url), { once: true });
  return worker;
}

/** A worker, and what it answers in turn. */
export interface SheetConversation {
  ask: (question: SheetQuestion, transfer?: Transferable[]) => void;
  /** The next answer. Rejects when the worker breaks, is silent for `time` ms or the signal ends it. */
  next: () => Promise<SheetAnswer>;
  end: () => void;
}

export function converse(time: number, signal?: AbortSignal): SheetConversation {
  const worker = startSheetWorker();
  const answers: SheetAnswer[] = [];
  let failure: { reason: unknown } | null = null;
  let wake: (() => void) | null = null;
  const fail = (reason: unknown) => {
    failure ??= { reason };
    wake?.();
  };
  const onAbort = () => {
    worker.terminate();
    fail(signal?.reason);
  };
  signal?.addEventListener('abort', onAbort, { once: true });
  worker.addEventListener('error', (event) => fail(new Error(event.message || 'worker')));
  worker.addEventListener('messageerror', () => fail(new Error('message')));
  worker.addEventListener('message', ({ data }: MessageEvent<SheetAnswer>) => {
    answers.push(data);
    wake?.();
  });
  return {
    ask: (question, transfer = []) => worker.postMessage(question, transfer),
    async next() {
      const timer = setTimeout(() => fail(new Error('timeout')), time);
      while (answers.length === 0 && failure === null) await new Promise<void>((resolve) => (wake = resolve));
      clearTimeout(timer);
      if (failure !== null) throw failure.reason;
      return answers.shift()!;
    },
    end() {
      signal?.removeEventListener('abort', onAbort);
      worker.terminate();
    },
  };
}
