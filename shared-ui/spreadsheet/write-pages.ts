import { pagesAhead } from './pages-ahead.ts';
import type { SheetStart } from './workbook-writer.ts';
import { writeWorkbook, type WrittenCell } from './write-workbook.ts';

/** A page of rows; `next` is the `after` of the following page. */
export interface PageToWrite<Item> {
  items: Item[];
  next?: string | null;
  /** Number of all items, if the first page counts them. */
  count?: number;
}

/** A sheet whose rows are read page by page. */
export interface PagedSheet<Item> {
  start: SheetStart;
  read: (after?: string) => Promise<PageToWrite<Item>>;
  rowsOf: (item: Item) => WrittenCell[][];
}

export interface PagesProgress {
  /** Index of the sheet that is being written. */
  sheet: number;
  /** Items of all sheets; `total` grows if there are more than were counted. */
  done: number;
  total: number;
  /** The connection was lost; reading goes on by itself when it is back. */
  isWaiting: boolean;
}

export interface WrittenPages {
  file: Blob;
  rows: number;
  /** Items that were counted but not read, because they were removed or moved meanwhile. */
  unread: number;
}

interface PagesTask {
  /** Number of items of all sheets; by default what their first pages count. */
  total?: number;
  onProgress: (progress: PagesProgress) => void;
  signal: AbortSignal;
}

/** Attempts to read one page. With the waits between them they take about two minutes. */
const attempts = 12;
const longestWait = 15_000;

/**
 * Reads sheets page by page and writes them into one .xlsx file, so that only packed rows are in memory. A page that fails
 * with a `retryable` error is read again, at the latest when the browser comes online. Throws SheetError `export_failed`, the
 * error of a page, or the signal's reason.
 */
export async function writePages<Item>(
  sheets: readonly PagedSheet<Item>[],
  { total: given, onProgress, signal }: PagesTask,
): Promise<WrittenPages> {
  const book = writeWorkbook(signal);
  let [counted, done, rows] = [given ?? 0, 0, 0];
  try {
    for (const [sheet, { start, read, rowsOf }] of sheets.entries()) {
      const report = (isWaiting = false) =>
        onProgress({ sheet, done, total: Math.max(counted, done), isWaiting });
      const readSafely = (after?: string) => readAgain(() => read(after), signal, report);
      let isFirst = true;
      await book.begin(start);
      for await (const page of pagesAhead(readSafely)) {
        if (isFirst && given === undefined) counted += page.count ?? 0;
        isFirst = false;
        const written = page.items.flatMap(rowsOf);
        if (written.length > 0) await book.add(written);
        done += page.items.length;
        rows += written.length;
        report();
      }
    }
    return { file: await book.close(), rows, unread: Math.max(0, counted - done) };
  } catch (error) {
    book.abandon();
    throw error;
  }
}

const isRetryable = (error: unknown) =>
  typeof error === 'object' && error !== null && 'retryable' in error && error.retryable === true;

async function readAgain<Page>(
  read: () => Promise<Page>,
  signal: AbortSignal,
  onWait: (isWaiting: boolean) => void,
): Promise<Page> {
  for (let attempt = 1; ; attempt += 1) {
    signal.throwIfAborted();
    try {
      return await Promise.race([read(), aborted(signal)]);
    } catch (error) {
      if (signal.aborted || !isRetryable(error) || attempt === attempts) throw error;
      onWait(true);
      await Promise.race([connected(Math.min(1_000 * 2 ** (attempt - 1), longestWait)), aborted(signal)]);
      onWait(false);
    }
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/** Resolves after `wait` ms, and earlier when the browser comes online. */
const connected = (wait: number) =>
  new Promise<void>((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      window.removeEventListener('online', finish);
      resolve();
    };
    const timer = setTimeout(finish, wait);
    window.addEventListener('online', finish);
  });
