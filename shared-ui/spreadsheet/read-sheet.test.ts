/** @jest-environment node */
import { zipSync } from 'fflate';
import { utils, write, type WorkBook } from 'xlsx';
import { listLimits, type SheetLimits } from './limits.ts';
import { cellText, type SheetRow } from './cells.ts';
import { readSheet, type SheetKind } from './read-sheet.ts';
import { Archive } from './unpack.ts';

const rows = [
  ['Item', 'Quantity', 'Unit'],
  ['سمنت مقاوم', 120, 'كيس'],
  ['Rebar 12 mm', 2.5, 'Ton'],
];

const bytesOf = (book: WorkBook) =>
  new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer);

function bookOf(...sheets: unknown[][][]): WorkBook {
  const book = utils.book_new();
  sheets.forEach((data, index) =>
    utils.book_append_sheet(book, utils.aoa_to_sheet(data), `Sheet ${index + 1}`),
  );
  return book;
}

/** Reads cells as text on one line, as for lists that people wrote. */
async function readRows(bytes: Uint8Array, kind: SheetKind, limits: SheetLimits): Promise<string[][]> {
  const rows: SheetRow[] = [];
  for await (const part of readSheet({ bytes, kind, limits })) if ('rows' in part) rows.push(...part.rows);
  return rows.map(({ cells }) => cells.map(cellText));
}

const good = bytesOf(bookOf(rows));
const read = (bytes: Uint8Array, limits: Partial<SheetLimits> = {}) =>
  readRows(bytes, 'xlsx', { ...listLimits, ...limits });
const readCsv = (text: string | Uint8Array) =>
  readRows(typeof text === 'string' ? new TextEncoder().encode(text) : text, 'csv', listLimits);

/** Replaces one part of the workbook. */
async function withPart(name: string, content: string): Promise<Uint8Array> {
  const archive = new Archive(good, listLimits);
  const parts: Record<string, Uint8Array> = {};
  for (const part of archive.names) parts[part] = await archive.read(part);
  return zipSync({ ...parts, [name]: new TextEncoder().encode(content) });
}

/** A workbook with one part that declares `size` bytes and unpacks to `content`. */
function claiming(content: Uint8Array, size: number): Uint8Array {
  const file = zipSync({ 'xl/workbook.xml': content });
  const view = new DataView(file.buffer);
  view.setUint32(22, size, true);
  view.setUint32(view.getUint32(file.length - 6, true) + 24, size, true);
  return file;
}

describe('a workbook', () => {
  it('is read as the text of its cells', async () => {
    expect(await read(good)).toEqual([
      ['Item', 'Quantity', 'Unit'],
      ['سمنت مقاوم', '120', 'كيس'],
      ['Rebar 12 mm', '2.5', 'Ton'],
    ]);
  });

  it('is read from the first visible sheet with cells', async () => {
    const book = bookOf([['secret']], [], [['shown']]);
    book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }, { Hidden: 0 }] };
    expect(await read(bytesOf(book))).toEqual([['shown']]);
  });

  it('returns rounded numbers, ISO dates, formula results and no errors', async () => {
    const book = bookOf([[0.1 + 0.2, true, new Date(Date.UTC(2027, 0, 31)), ' a \n b ']]);
    const sheet = book.Sheets['Sheet 1']!;
    sheet.E1 = { t: 'n', v: 7, f: 'HYPERLINK("http://evil.example","x")' };
    sheet.F1 = { t: 'e', v: 0x07 };
    sheet['!ref'] = 'A1:F1';
    expect(await read(bytesOf(book))).toEqual([['0.3', 'true', '2027-01-31', 'a b', '7', '']]);
  });

  it('uses memory for its cells, not for its declared range', async () => {
    const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><dimension ref="A1:XFD1048576"/>
      <sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>one</t></is></c></row></sheetData></worksheet>`;
    expect(await read(await withPart('xl/worksheets/sheet1.xml', sheet))).toEqual([['one']]);
  });

  it.each([
    ['more rows than allowed', { rows: 2 }],
    ['a larger file than allowed', { bytes: 100 }],
    ['more parts than allowed', { entries: 2 }],
    ['more inside than allowed', { inflatedBytes: 500 }],
  ])('is too large with %s', async (_name, limits) => {
    await expect(read(good, limits)).rejects.toMatchObject({ code: 'file_too_large' });
  });

  it('skips columns beyond the limit and cuts long cells', async () => {
    expect((await read(good, { columns: 1, cellLength: 4 }))[2]).toEqual(['Reba']);
  });

  it('is measured while it is unpacked, regardless of its header', async () => {
    const bomb = claiming(new Uint8Array(50 * 1024 * 1024), 1000);
    expect(bomb.length).toBeLessThan(100_000);
    const limits = { inflatedBytes: 1024 * 1024, wholeBytes: 100 * 1024 * 1024 };
    await expect(read(bomb, limits)).rejects.toMatchObject({ code: 'file_too_large' });
  });

  it.each([
    ['a document of another kind', zipSync({ 'word/document.xml': new Uint8Array(9) })],
    ['text', new TextEncoder().encode('a,b')],
    ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
    ['a web page', new TextEncoder().encode('<html><table><tr><td>1</td></tr></table></html>')],
  ])('is refused as an unsupported type if it is %s @sheet-types', async (_name, bytes) => {
    await expect(read(bytes)).rejects.toMatchObject({ code: 'file_type_unsupported' });
  });

  it('does not expand entities', async () => {
    const strings = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><sst><si><t>&b;</t></si></sst>`;
    const result = await read(await withPart('xl/sharedStrings.xml', strings)).catch((error: Error) => error);
    expect(JSON.stringify(result)).not.toContain('aaaaaaaaaaaaaaaaaaaa');
  });
});

/** Seeded pseudo-random numbers, the same in every run. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Damage = (bytes: Uint8Array, random: () => number) => Uint8Array;
const place = (bytes: Uint8Array, random: () => number) => Math.floor(random() * bytes.length);
const damages: Record<string, Damage> = {
  'bits turned': (bytes, random) => {
    const copy = bytes.slice();
    for (let count = 0; count < 8; count += 1) copy[place(copy, random)]! ^= 1 << Math.floor(random() * 8);
    return copy;
  },
  'an end missing': (bytes, random) => bytes.slice(0, place(bytes, random)),
  'a piece missing': (bytes, random) => {
    const from = place(bytes, random);
    return new Uint8Array([...bytes.slice(0, from), ...bytes.slice(from + 1 + Math.floor(random() * 64))]);
  },
  'a piece twice': (bytes, random) => {
    const from = place(bytes, random);
    return new Uint8Array([...bytes.slice(0, from), ...bytes.slice(Math.max(0, from - 64))]);
  },
  'noise inside': (bytes, random) => {
    const copy = bytes.slice();
    const from = place(copy, random);
    for (let at = from; at < Math.min(from + 32, copy.length); at += 1) copy[at] = Math.floor(random() * 256);
    return copy;
  },
};

/** Cells that a damaged file may return: those of the intact file, or none. A wrong number would be worse. */
const trusted = new Set(['', ...rows.flat().map(String)]);

describe.each(Object.entries(damages))('a workbook with %s', (_name, damage) => {
  it('is refused or read correctly, in sixty variants @sheet-damaged', async () => {
    const random = randomOf(7);
    for (let turn = 0; turn < 60; turn += 1) {
      const result = await read(damage(good, random)).catch((error: { code?: string }) => error.code);
      if (typeof result === 'string')
        expect(result).toMatch(/^file_(parse_failed|too_large|type_unsupported)$/);
      else {
        expect(Array.isArray(result)).toBe(true);
        expect(result!.flat().filter((cell) => !trusted.has(cell))).toEqual([]);
      }
    }
  });
});

describe('a text file', () => {
  it.each([
    ['UTF-8 with a mark', new TextEncoder().encode('\ufeffسمنت,5')],
    [
      'UTF-16',
      new Uint8Array([
        0xff,
        0xfe,
        ...new Uint8Array(Uint16Array.from([...'سمنت,5'].map((c) => c.charCodeAt(0))).buffer),
      ]),
    ],
    ['the Arabic code page of Windows', new Uint8Array([0xd3, 0xe3, 0xe4, 0xca, 0x2c, 0x35])],
  ])('is read in %s', async (_name, bytes) => {
    expect(await readCsv(bytes)).toEqual([['سمنت', '5']]);
  });

  it('can declare its delimiter', async () => {
    expect(await readCsv('sep=;\na,b;c\n')).toEqual([['a,b', 'c']]);
  });

  it('is refused as an unsupported type if it is a workbook or a picture', async () => {
    await expect(readCsv(good)).rejects.toMatchObject({ code: 'file_type_unsupported' });
    await expect(readCsv(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]))).rejects.toMatchObject({
      code: 'file_type_unsupported',
    });
  });

  it('returns formulas as text', async () => {
    expect(await readCsv('=1+1;2\n@SUM(A1);3')).toEqual([
      ['=1+1', '2'],
      ['@SUM(A1)', '3'],
    ]);
  });
});
