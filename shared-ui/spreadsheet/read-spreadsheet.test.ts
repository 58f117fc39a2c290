/** @jest-environment node */
import { catalogueLimits, listLimits } from './limits.ts';
import { openSpreadsheet, readSheets } from './read-spreadsheet.ts';
import { workbookOf } from '@mawad/shared-ui/testing/workbook-of.ts';
import type { SheetResponse, SheetRequest } from './worker.ts';
import { writeSpreadsheet } from './write-spreadsheet.ts';
import { writeWorkbook } from './write-workbook.ts';

type Listener = (event: { data: unknown; message?: string }) => void;

/** A worker in the test's thread that runs the real script, or never responds if `isMute`. */
class TestWorker {
  static started: TestWorker[] = [];
  static isMute = false;
  readonly listeners: Record<string, Listener[]> = {};
  readonly responses: SheetResponse[] = [];
  isEnded = false;
  #toScript: Listener[] = [];

  constructor() {
    TestWorker.started.push(this);
    if (TestWorker.isMute) return;
    const scope = {
      filesAddress: 'https://files.example/workers/',
      addEventListener: (_type: string, listener: Listener) => this.#toScript.push(listener),
      postMessage: (data: SheetResponse) => {
        this.responses.push(data);
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

  postMessage(data: SheetRequest) {
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

/** Cells of the first visible sheet. */
const readSpreadsheet = async (...args: Parameters<typeof readSheets>) =>
  (await readSheets(...args)).sheets[0]!.rows.map(({ cells }) => cells);

test('detects the type by the file name, not by the MIME type', async () => {
  expect(await readSpreadsheet(csv('a;b\n1; two  words ', 'GOODS.CSV', 'application/vnd.ms-excel'))).toEqual([
    ['a', 'b'],
    ['1', 'two  words'],
  ]);
  expect(worker().isEnded).toBe(true);
});

test.each(['goods.xls', 'goods.numbers', 'goods.pdf', 'goods', 'goods.csv.exe'])(
  'refuses %s as an unsupported type',
  async (name) => {
    await expect(readSpreadsheet(csv('a,b', name))).rejects.toMatchObject({ code: 'file_type_unsupported' });
    expect(TestWorker.started).toEqual([]);
  },
);

test('does not open a file that is too large', async () => {
  const limits = { ...listLimits, bytes: 2 };
  await expect(readSpreadsheet(csv('a,b'), { limits })).rejects.toMatchObject({ code: 'file_too_large' });
  expect(TestWorker.started).toEqual([]);
});

test('reports a file that was deleted meanwhile', async () => {
  const file = csv('a,b');
  file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  await expect(readSpreadsheet(file)).rejects.toMatchObject({ code: 'file_read_failed' });
});

test('rejects with the worker’s error', async () => {
  await expect(readSpreadsheet(csv('a,b', 'goods.xlsx'))).rejects.toMatchObject({
    code: 'file_type_unsupported',
  });
  expect(worker().isEnded).toBe(true);
});

test('returns rows in batches at the speed of the consumer', async () => {
  const { info, batches } = await openSpreadsheet(csv(lines(9_999)), { limits: catalogueLimits });
  expect(info).toEqual({ sheet: '', sheets: [] });
  let count = 0;
  for await (const { rows } of batches) {
    count += rows.length;
    await new Promise((resolve) => setImmediate(resolve));
    const sent = worker().responses.filter((response) => 'rows' in response);
    expect(
      sent.reduce((sum, response) => sum + ('rows' in response ? response.rows.length : 0), 0),
    ).toBeLessThanOrEqual(count + 1_000);
  }
  expect(count).toBe(10_000);
  expect(worker().isEnded).toBe(true);
});

test('terminates the worker when the loop over the rows is left', async () => {
  const { batches } = await openSpreadsheet(csv(lines(9_999)), { limits: catalogueLimits });
  for await (const { rows } of batches) {
    expect(rows[0]).toEqual({ number: 1, cells: ['SKU', 'Price'] });
    break;
  }
  expect(worker().isEnded).toBe(true);
});

test('terminates the worker on abort and rejects with the signal’s reason, also between batches', async () => {
  const stop = new AbortController();
  const options = { limits: catalogueLimits, signal: stop.signal };
  const { batches } = await openSpreadsheet(csv(lines(9_999)), options);
  await batches.next();
  stop.abort(new Error('no longer wanted'));
  expect(worker().isEnded).toBe(true);
  await expect(batches.next()).rejects.toThrow('no longer wanted');
});

test('terminates a worker that does not respond', async () => {
  TestWorker.isMute = true;
  const limits = { ...listLimits, time: 1 };
  await expect(readSpreadsheet(csv('a,b'), { limits })).rejects.toMatchObject({ code: 'file_parse_failed' });
  expect(worker().isEnded).toBe(true);
});

test('reports a crashed worker as a parse failure', async () => {
  TestWorker.isMute = true;
  const reading = readSpreadsheet(csv('a,b'));
  await new Promise((resolve) => setImmediate(resolve));
  worker().emit('error', { data: null, message: 'out of memory' });
  await expect(reading).rejects.toMatchObject({ code: 'file_parse_failed' });
});

test('writes a workbook that can be read again', async () => {
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

test('rejects if the workbook cannot be written', async () => {
  TestWorker.isMute = true;
  const writing = writeSpreadsheet({ name: 'Goods', isRightToLeft: false, rows: [] });
  worker().emit('message', { data: { problem: 'export_failed' } });
  await expect(writing).rejects.toMatchObject({ code: 'export_failed' });
});

test('writes a workbook in steps, and terminates the worker after a crash or abort', async () => {
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

test('reads every visible sheet with its row numbers and hidden columns', async () => {
  const row = (number: number, value: number) =>
    `<row r="${number}"><c r="A${number}"><v>${value}</v></c></row>`;
  const file = workbookOf({
    sheets: [
      { name: 'Cover', xml: '<row r="1"><c r="A1"/></row>' },
      { name: 'Civil', xml: row(3, 1) },
      { name: 'Old', state: 'hidden', xml: row(1, 2) },
      {
        name: 'Pipes',
        xml: `<worksheet><cols><col min="1" max="1"/><col min="2" max="3" hidden="1"/></cols><sheetData>${row(5, 4)}</sheetData></worksheet>`,
      },
    ],
  });
  expect(await readSheets(new File([file as Uint8Array<ArrayBuffer>], 'bill.xlsx'))).toEqual({
    sheets: [
      { name: 'Cover', rows: [], hiddenColumns: [] },
      { name: 'Civil', rows: [{ number: 3, cells: [1] }], hiddenColumns: [] },
      { name: 'Pipes', rows: [{ number: 5, cells: [4] }], hiddenColumns: [1, 2] },
    ],
    hidden: ['Old'],
  });
});
