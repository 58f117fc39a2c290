/** @jest-environment node */
import { catalogueLimits, listLimits } from './limits.ts';
import { openSpreadsheet, readSpreadsheet } from './read-spreadsheet.ts';
import type { SheetAnswer, SheetQuestion } from './worker.ts';
import { writeSpreadsheet } from './write-spreadsheet.ts';
import { writeWorkbook } from './write-workbook.ts';

type Listener = (event: { data: unknown; message?: string }) => void;

/** A worker in the test's own thread, which runs the real script unless it is mute. */
class TestWorker {
  static started: TestWorker[] = [];
  static isMute = false;
  readonly listeners: Record<string, Listener[]> = {};
  readonly answers: SheetAnswer[] = [];
  isEnded = false;
  #toScript: Listener[] = [];

  constructor() {
    TestWorker.started.push(this);
    if (TestWorker.isMute) return;
    const scope = {
      filesAddress: 'https://files.example/workers/',
      addEventListener: (_type: string, listener: Listener) => this.#toScript.push(listener),
      postMessage: (data: SheetAnswer) => {
        this.answers.push(data);
        queueMicrotask(() => !this.isEnded && this.emit('message', { data }));
      },
    };
    Object.assign(globalThis, { self: scope, __webpack_public_path__: '' });
    jest.isolateModules(() => jest.requireActual('./worker.ts'));
  }

  addEventListener(type: string, listener: Listener) {
    (this.listeners[type] ??= []).push(listener);
  }

  emit(type: string, event: Parameters<Listener>[0]) {
    for (const listener of this.listeners[type] ?? []) listener(event);
  }

  postMessage(data: SheetQuestion) {
    queueMicrotask(() => this.#toScript.forEach((listener) => listener({ data })));
  }

  terminate() {
    this.isEnded = true;
  }
}

beforeEach(() => {
  TestWorker.started = [];
  TestWorker.isMute = false;
  Object.assign(globalThis, {
    Worker: TestWorker,
    SPREADSHEET_WORKER: 'workers/spreadsheet.js',
    __webpack_public_path__: 'https://files.example/',
    location: { href: 'https://shop.example/' },
  });
  URL.createObjectURL = () => 'blob:script';
  URL.revokeObjectURL = () => undefined;
});

const lines = (count: number) => `SKU,Price\n${'C-1,9500\n'.repeat(count)}`;
const csv = (text: string, name = 'goods.csv', type = 'text/csv') => new File([text], name, { type });
const worker = () => TestWorker.started[0]!;

test('a file is read by its name, whatever the system calls it', async () => {
  expect(await readSpreadsheet(csv('a;b\n1; two  words ', 'GOODS.CSV', 'application/vnd.ms-excel'))).toEqual([
    ['a', 'b'],
    ['1', 'two  words'],
  ]);
  expect(worker().isEnded).toBe(true);
});

test.each(['goods.xls', 'goods.numbers', 'goods.pdf', 'goods', 'goods.csv.exe'])(
  '%s is of another type',
  async (name) => {
    await expect(readSpreadsheet(csv('a,b', name))).rejects.toMatchObject({ code: 'file_type_unsupported' });
    expect(TestWorker.started).toEqual([]);
  },
);

test('a file that is too large is not even opened', async () => {
  const limits = { ...listLimits, bytes: 2 };
  await expect(readSpreadsheet(csv('a,b'), { limits })).rejects.toMatchObject({ code: 'file_too_large' });
  expect(TestWorker.started).toEqual([]);
});

test('a file that has gone in the meantime cannot be read', async () => {
  const file = csv('a,b');
  file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  await expect(readSpreadsheet(file)).rejects.toMatchObject({ code: 'file_read_failed' });
});

test('what the worker refuses is refused', async () => {
  await expect(readSpreadsheet(csv('a,b', 'goods.xlsx'))).rejects.toMatchObject({
    code: 'file_type_unsupported',
  });
  expect(worker().isEnded).toBe(true);
});

test('rows come in batches, no faster than they are taken', async () => {
  const { info, batches } = await openSpreadsheet(csv(lines(9_999)), { limits: catalogueLimits });
  expect(info).toEqual({ sheet: '', sheets: [] });
  let count = 0;
  for await (const { rows } of batches) {
    count += rows.length;
    await new Promise((resolve) => setImmediate(resolve));
    const sent = worker().answers.filter((answer) => 'rows' in answer);
    expect(
      sent.reduce((sum, answer) => sum + ('rows' in answer ? answer.rows.length : 0), 0),
    ).toBeLessThanOrEqual(count + 1_000);
  }
  expect(count).toBe(10_000);
  expect(worker().isEnded).toBe(true);
});

test('who stops taking rows ends the worker', async () => {
  const { batches } = await openSpreadsheet(csv(lines(9_999)), { limits: catalogueLimits });
  for await (const { rows } of batches) {
    expect(rows[0]).toEqual({ number: 1, cells: ['SKU', 'Price'] });
    break;
  }
  expect(worker().isEnded).toBe(true);
});

test('a signal ends the worker with its own reason, also between batches', async () => {
  const stop = new AbortController();
  const options = { limits: catalogueLimits, signal: stop.signal };
  const { batches } = await openSpreadsheet(csv(lines(9_999)), options);
  await batches.next();
  stop.abort(new Error('no longer wanted'));
  expect(worker().isEnded).toBe(true);
  await expect(batches.next()).rejects.toThrow('no longer wanted');
});

test('a worker that says nothing is ended', async () => {
  TestWorker.isMute = true;
  const limits = { ...listLimits, time: 1 };
  await expect(readSpreadsheet(csv('a,b'), { limits })).rejects.toMatchObject({ code: 'file_parse_failed' });
  expect(worker().isEnded).toBe(true);
});

test('a worker that breaks is a file that cannot be read', async () => {
  TestWorker.isMute = true;
  const reading = readSpreadsheet(csv('a,b'));
  await new Promise((resolve) => setImmediate(resolve));
  worker().emit('error', { data: null, message: 'out of memory' });
  await expect(reading).rejects.toMatchObject({ code: 'file_parse_failed' });
});

test('a workbook is written that is read again', async () => {
  const blob = await writeSpreadsheet({
    name: 'Goods',
    isRightToLeft: true,
    rows: [
      ['SKU', 'السعر'],
      ['=A1', 9500],
    ],
  });
  expect(worker().isEnded).toBe(true);
  expect(await readSpreadsheet(new File([blob], 'goods.xlsx'))).toEqual([
    ['SKU', 'السعر'],
    ['=A1', 9500],
  ]);
});

test('a workbook that cannot be written is said to be', async () => {
  TestWorker.isMute = true;
  const writing = writeSpreadsheet({ name: 'Goods', isRightToLeft: false, rows: [] });
  worker().emit('message', { data: { problem: 'export_failed' } });
  await expect(writing).rejects.toMatchObject({ code: 'export_failed' });
});

test('a workbook is written in steps, and one that breaks or is given up ends its worker', async () => {
  const columns = [{ heading: 'SKU', kind: 'text' as const }];
  const book = writeWorkbook();
  await book.begin({ name: 'Goods', isRightToLeft: false, columns });
  await book.add([['=A1'], ['B2']]);
  const blob = await book.close();
  expect(worker().isEnded).toBe(true);
  expect(await readSpreadsheet(new File([blob], 'goods.xlsx'))).toEqual([['SKU'], ['=A1'], ['B2']]);

  TestWorker.isMute = true;
  const broken = writeWorkbook();
  const step = broken.add([['x']]);
  TestWorker.started.at(-1)!.emit('error', { data: null, message: 'out of memory' });
  await expect(step).rejects.toMatchObject({ code: 'export_failed' });
  expect(TestWorker.started.at(-1)!.isEnded).toBe(true);

  const stop = new AbortController();
  const stopped = writeWorkbook(stop.signal).add([['x']]);
  stop.abort(new Error('stopped'));
  await expect(stopped).rejects.toThrow('stopped');
});
