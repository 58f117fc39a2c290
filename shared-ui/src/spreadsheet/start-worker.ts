import { startWorker } from '../start-worker.ts';
import type { SheetAnswer, SheetQuestion } from './worker.ts';

/** File of the worker, relative to the build; set by the build's configuration. */
declare const SPREADSHEET_WORKER: string;

/** A worker, and what it answers in turn. */
export interface SheetConversation {
  ask: (question: SheetQuestion, transfer?: Transferable[]) => void;
  /** The next answer. Rejects when the worker breaks, is silent for `time` ms or the signal ends it. */
  next: () => Promise<SheetAnswer>;
  end: () => void;
}

export function converse(time: number, signal?: AbortSignal): SheetConversation {
  const worker = startWorker(SPREADSHEET_WORKER, 'spreadsheet');
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
