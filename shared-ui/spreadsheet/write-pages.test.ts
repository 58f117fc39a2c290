import { standInWorkbook } from '../testing/stand-in-workbook.tsx';
import { type PageToWrite, type PagesProgress, writePages } from './write-pages.ts';
import { writeWorkbook } from './write-workbook.ts';

jest.mock('./write-workbook.ts', () => ({ writeWorkbook: jest.fn() }));

const file = new Blob(['x']);
const { book, reset } = standInWorkbook(file);
const start = {
  name: 'Orders',
  isRightToLeft: false,
  columns: [{ heading: 'Number', kind: 'text' as const }],
};
const lost = Object.assign(new Error('network'), { retryable: true });
const read = jest.fn<Promise<PageToWrite<string>>, [string?]>();
const onProgress = jest.fn<void, [PagesProgress]>();

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  reset();
  jest.mocked(writeWorkbook).mockReturnValue(book);
});
afterEach(() => jest.useRealTimers());

const write = (signal = new AbortController().signal) =>
  writePages([{ start, read, rowsOf: (item) => [[item]] }], { onProgress, signal });

const threePages = async (after?: string): Promise<PageToWrite<string>> =>
  after === 'b'
    ? { items: ['c'], next: null, count: 3 }
    : { items: [after ? 'b' : 'a'], next: after ? 'b' : 'a', count: 3 };

test('writes page after page and counts by the first', async () => {
  read.mockImplementation(threePages);
  await expect(write()).resolves.toEqual({ file, rows: 3, unread: 0 });
  expect(book.add.mock.calls.flatMap(([rows]) => rows)).toEqual([['a'], ['b'], ['c']]);
  expect(onProgress.mock.calls.map(([{ done, total }]) => [done, total])).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
});

test('reads a page again after a lost connection, and loses no row', async () => {
  read
    .mockImplementationOnce(threePages)
    .mockRejectedValueOnce(lost)
    .mockRejectedValueOnce(lost)
    .mockImplementation(threePages);
  const written = write();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(onProgress).toHaveBeenLastCalledWith({ sheet: 0, done: 1, total: 3, isWaiting: true });
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  await expect(written).resolves.toEqual({ file, rows: 3, unread: 0 });
  expect(book.add.mock.calls.flatMap(([rows]) => rows)).toEqual([['a'], ['b'], ['c']]);
  expect(onProgress).toHaveBeenLastCalledWith({ sheet: 0, done: 3, total: 3, isWaiting: false });
});

test.each([
  ['a connection that does not come back', lost, 12],
  ['an error that another attempt does not change', new Error('not_allowed'), 1],
])('reports %s', async (_name, error, attempts) => {
  read.mockRejectedValue(error);
  const written = expect(write()).rejects.toBe(error);
  await jest.advanceTimersByTimeAsync(300_000);
  await written;
  expect(read).toHaveBeenCalledTimes(attempts);
  expect(book.abandon).toHaveBeenCalled();
  expect(book.close).not.toHaveBeenCalled();
});

test('stops at once while a page is read or the connection is lost', async () => {
  for (const answer of [new Promise<never>(() => undefined), Promise.reject(lost)]) {
    const control = new AbortController();
    read.mockReturnValue(answer);
    const written = expect(write(control.signal)).rejects.toThrow('canceled');
    await jest.advanceTimersByTimeAsync(100);
    control.abort(new Error('canceled'));
    await written;
    expect(book.close).not.toHaveBeenCalled();
  }
});

test('counts rows that left the list meanwhile', async () => {
  read.mockResolvedValue({ items: ['a'], next: null, count: 3 });
  await expect(write()).resolves.toMatchObject({ rows: 1, unread: 2 });
});
