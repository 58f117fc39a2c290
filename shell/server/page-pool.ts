import { availableParallelism } from 'node:os';
import type { Language } from '@mawad/shared-i18n/language';
import { Piscina } from 'piscina';
import type { RuntimeConfig } from '../src/remotes/runtime-config.ts';
import { within } from '../src/within.ts';
import type { PageAnswer } from './pages.ts';

export interface PageThreadData {
  dist: string;
  /** Folder or origin of the storefront's server entry, ending in a slash. */
  storefrontBase: string;
}

export interface PageTask {
  href: string;
  language: Language;
  config: RuntimeConfig;
  /** File name of the storefront's server entry to render with. */
  entryFile: string;
}

export interface PagePool {
  /** Rejects if the queue is full or a thread fails. */
  make(task: PageTask): Promise<PageAnswer>;
  close(): Promise<void>;
}

/** Pages that one thread renders concurrently; most of the time a render waits for the API. */
const concurrentPages = 4;
/** Queued pages per thread: about as many as it renders while a visitor waits. */
const queuedPages = 16;
/** Time limit of one render in a thread, in milliseconds. */
const timeout = 5000;

const pageThread = new URL('./page-thread.ts', import.meta.url);

/** Renders pages in worker threads, so that the main thread stays free for cached pages and files. */
export function createPagePool(workerData: PageThreadData, thread = pageThread): PagePool {
  const threads = Math.max(1, availableParallelism() - 1);
  const pool = new Piscina<PageTask, PageAnswer>({
    filename: thread.href,
    workerData,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: concurrentPages,
    maxQueue: threads * queuedPages,
  });
  return {
    make: (task) => within(timeout, () => pool.run(task)),
    close: () => pool.destroy(),
  };
}
