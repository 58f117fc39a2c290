import { startWorker } from '@mawad/shared-ui/kit/start-worker.ts';
import type { SheetResponse, SheetRequest } from './worker.ts';

/** File of the worker, relative to the build; defined by the build configuration. */
declare const SPREADSHEET_WORKER: string;

/** A worker with a queue of its responses. */
export interface SheetWorker {
  send: (request: SheetRequest, transfer?: Transferable[]) => void;
  /**
   * Resolves to the next response. Rejects if the worker crashes, does not respond for `time` ms, or the
   * signal aborts.
   */
  next: () => Promise<SheetResponse>;
  end: () => void;
}

export function startSheetWorker(time: number, signal?: AbortSignal): SheetWorker {
  const worker = startWorker(SPREADSHEET_WORKER, 'spreadsheet');
  const responses: SheetResponse[] = [];
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
  worker.addEventListener('message', ({ data }: MessageEvent<SheetResponse>) => {
    responses.push(data);
    wake?.();
  });
  return {
    send: (request, transfer = []) => worker.postMessage(request, transfer),
    async next() {
      const timer = setTimeout(() => fail(new Error('timeout')), time);
      while (responses.length === 0 && failure === null)
        await new Promise<void>((resolve) => (wake = resolve));
      clearTimeout(timer);
      if (failure !== null) throw failure.reason;
      return responses.shift()!;
    },
    end() {
      signal?.removeEventListener('abort', onAbort);
      worker.terminate();
    },
  };
}
