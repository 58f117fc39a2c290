import { availableParallelism } from 'node:os';
import type { Language } from '@mawad/shared-i18n/language';
import { Piscina } from 'piscina';
import type { RuntimeConfig } from '../src/remotes/runtime-config.ts';
import { within } from '../src/within.ts';
import type { PageAnswer } from './pages.ts';

/** What a rendering thread is started with. */
export interface PageThreadData {
  /** The shell's `dist` folder. */
  dist: string;
  /** Folder or origin of the storefront's server entry, ending in a slash. */
  storefrontBase: string;
}

export interface PageTask {
  href: string;
  language: Language;
  config: RuntimeConfig;
  /** The storefront's server entry that the page is made with. */
  entryFile: string;
}

export interface PagePool {
  /** Rejects when more pages wait than can be made in time, and when a thread fails. */
  make(task: PageTask): Promise<PageAnswer>;
  close(): Promise<void>;
}

/** Pages that a thread has begun; most of a rendering's time outside the processor is waiting for the API. */
const begunAtOnce = 4;
/** Pages that wait for a thread: about as many as it makes while a visitor waits. */
const waiting = 16;
/** When a thread that should have answered is given up, in milliseconds. */
const timeout = 5000;

const pageThread = new URL('./page-thread.ts', import.meta.url);

/** Renders pages in threads, so that the one that answers is free for cached pages and files. */
export function createPagePool(workerData: PageThreadData, thread = pageThread): PagePool {
  const threads = Math.max(1, availableParallelism() - 1);
  const pool = new Piscina<PageTask, PageAnswer>({
    filename: thread.href,
    workerData,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: begunAtOnce,
    maxQueue: threads * waiting,
  });
  return {
    make: (task) => within(timeout, () => pool.run(task)),
    close: () => pool.destroy(),
  };
}
