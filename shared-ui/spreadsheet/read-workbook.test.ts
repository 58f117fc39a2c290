/** @jest-environment node */
import { zipSync } from 'fflate';
import { utils, write, type WorkBook } from 'xlsx';
import { workbookOf, type WorkbookParts } from '../testing/workbook-of.ts';
import type { SheetInfo, SheetRow } from './cells.ts';
import { catalogueLimits, type SheetLimits } from './limits.ts';
import { readSheet } from './read-sheet.ts';
import type { ReadChoice } from './read-workbook.ts';
import { readWhole as inWhole } from './read-whole.ts';

interface Reading {
  info: SheetInfo;
  rows: SheetRow[];
  progress: number[];
}

async function read(
  file: WorkbookParts | Uint8Array,
  { limits, ...choice }: { limits?: Partial<SheetLimits>; sheet?: string; shown?: ReadChoice['shown'] } = {},
): Promise<Reading> {
  const bytes = file instanceof Uint8Array ? file : workbookOf(file);
  const reading: Reading = { info: { sheet: '', sheets: [] }, rows: [], progress: [] };
  for await (const part of readSheet({
    bytes,
    kind: 'xlsx',
    limits: { ...catalogueLimits, ...limits },
    ...choice,
  })) {
    if ('rows' in part) {
      reading.rows.push(...part.rows);
      reading.progress.push(part.progress);
    } else reading.info = part;
  }
  return reading;
}

const cellsOf = async (xml: string, rest: Omit<WorkbookParts, 'sheets'> = {}) =>
  (await read({ sheets: [{ xml }], ...rest })).rows.map(({ cells }) => cells);

jest.mock('./read-whole.ts', () => {
  const actual = jest.requireActual<{ readWhole: typeof inWhole }>('./read-whole.ts');
  return { readWhole: jest.fn(actual.readWhole) };
});
const readWhole = jest.mocked(inWhole);
beforeEach(() => readWhole.mockClear());

describe('a workbook in the usual form is scanned:', () => {
  afterEach(() => expect(readWhole).not.toHaveBeenCalled());

  it.each([
    ['a shared text', '<c r="A1" t="s"><v>0</v></c>', 'سمنت & جص'],
    ['a shared text of runs', '<c r="A1" t="s"><v>1</v></c>', 'two runs'],
    ['a shared text that keeps its blanks', '<c r="A1" t="s"><v>2</v></c>', ' a\nb '],
    ['a text in the cell', '<c r="A1" t="inlineStr"><is><t>x &lt; &#1575;</t></is></c>', 'x < ا'],
    ['characters that XML may not hold', '<c r="A1" t="inlineStr"><is><t>a_x000D_b</t></is></c>', 'a\nb'],
    ['a number', '<c r="A1"><v>1250.5</v></c>', 1250.5],
    ['a number with noise', '<c r="A1" t="n"><v>0.30000000000000004</v></c>', 0.3],
    ['a small number', '<c r="A1"><v>1.5E-3</v></c>', 0.0015],
    ['true', '<c r="A1" t="b"><v>1</v></c>', true],
    ['false', '<c r="A1" t="b"><v>0</v></c>', false],
    ['a day', '<c r="A1" s="1"><v>46418</v></c>', '2027-01-31'],
    ['a moment', '<c r="A1" s="2"><v>46418.5625</v></c>', '2027-01-31T13:30:00'],
    ['a time', '<c r="A1" s="2"><v>0.75</v></c>', '18:00:00'],
    ['an amount in dinars, whose format has letters', '<c r="A1" s="3"><v>9500</v></c>', 9500],
    ['an amount in red', '<c r="A1" s="4"><v>9500</v></c>', 9500],
    ['an ISO date', '<c r="A1" t="d"><v>2027-01-31T00:00:00</v></c>', '2027-01-31'],
    ['an error', '<c r="A1" t="e"><v>#DIV/0!</v></c>', { fault: 'error', text: '#DIV/0!' }],
    ['the result of a formula', '<c r="A1"><f>SUM(B1:B9)</f><v>7</v></c>', 7],
    ['the text of a formula', '<c r="A1" t="str"><f>B1&amp;"x"</f><v>ax</v></c>', 'ax'],
    ['a formula that others share', '<c r="A1"><f t="shared" ref="A1:A9" si="0">B1</f><v>3</v></c>', 3],
    ['a formula without a result', '<c r="A1"><f>NOW()</f></c>', { fault: 'formula', text: '' }],
    [
      'a formula with an empty result',
      '<c r="A1" t="n"><f>NOW()</f><v></v></c>',
      { fault: 'formula', text: '' },
    ],
    ['a formula whose result is no text', '<c r="A1" t="str"><f>""</f><v></v></c>', null],
    ['a cell without its address', '<c t="inlineStr"><is><t>x</t></is></c>', 'x'],
    ['attributes in single quotes', "<c r='A1' t='str'><v>x</v></c>", 'x'],
  ])('reads %s', async (_name, xml, value) => {
    const cells = await cellsOf(`<row r="1">${xml}<c r="B1"><v>1</v></c></row>`, {
      strings:
        '<si><t>سمنت &amp; جص</t></si><si><r><rPr><b/></rPr><t xml:space="preserve">two </t></r><r><t>runs</t></r></si><si><t xml:space="preserve"> a\r\nb </t></si>',
      formats: [14, 'dd/mm/yyyy hh:mm', '#,##0 &quot;dinars&quot;', '[Red]#,##0'],
    });
    expect(cells).toEqual([[value, 1]]);
  });

  it('reads dates that count from 1904', async () => {
    const xml = '<row r="1"><c r="A1" s="1"><v>44956</v></c></row>';
    expect(await cellsOf(xml, { formats: [14], is1904: true })).toEqual([['2027-01-31']]);
  });

  it('returns Excel’s row numbers, skips empty rows and marks hidden ones', async () => {
    const { rows } = await read({
      sheets: [
        {
          xml: '<row r="3" spans="1:2"><c r="A3"><v>1</v></c></row><row r="4" hidden="1"><c r="C4"><v>2</v></c></row><row r="5"/><row r="6"><c r="A6" s="0"/></row><row><c><v>3</v></c></row>',
        },
      ],
    });
    expect(rows).toEqual([
      { number: 3, cells: [1] },
      { number: 4, cells: [null, null, 2], hidden: true },
      { number: 7, cells: [3] },
    ]);
  });

  it('returns the names of its sheets and marks hidden ones', async () => {
    const row = (value: number) => `<row r="1"><c r="A1"><v>${value}</v></c></row>`;
    const sheets = [
      { name: 'Old', state: 'hidden' as const, xml: row(1) },
      { name: 'Blank', xml: '<row r="1"><c r="A1"/></row>' },
      { name: 'Goods &amp; more', xml: row(2) },
      { name: 'Secret', state: 'veryHidden' as const, xml: row(3) },
    ];
    const { info, rows } = await read({ sheets });
    expect(rows).toEqual([{ number: 1, cells: [2] }]);
    expect(info).toEqual({
      sheet: 'Goods & more',
      sheets: [
        { name: 'Old', hidden: true },
        { name: 'Blank', hidden: false },
        { name: 'Goods & more', hidden: false },
        { name: 'Secret', hidden: true },
      ],
    });
    expect((await read({ sheets }, { sheet: 'Old' })).rows).toEqual([{ number: 1, cells: [1] }]);
  });

  it('returns the value of merged cells in the first one', async () => {
    const xml = `<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c><c r="B1"/><c r="C1"><v>2</v></c></row></sheetData>
      <mergeCells count="1"><mergeCell ref="A1:B2"/></mergeCells></worksheet>`;
    expect(await cellsOf(xml)).toEqual([[1, null, 2]]);
  });

  it('is read in pieces that end anywhere', async () => {
    const count = 12_000;
    const xml = Array.from(
      { length: count },
      (_, index) =>
        `<row r="${index + 1}"><c r="A${index + 1}" t="inlineStr"><is><t>مادة رقم ${index}</t></is></c><c r="B${index + 1}"><v>${index}</v></c></row>`,
    ).join('');
    const { rows, progress } = await read({ sheets: [{ xml }] });
    expect(rows).toEqual(
      Array.from({ length: count }, (_, index) => ({
        number: index + 1,
        cells: [`مادة رقم ${index}`, index],
      })),
    );
    expect(progress.length).toBeGreaterThan(3);
    expect(progress.toSorted((left, right) => left - right)).toEqual(progress);
    expect(progress.at(-1)).toBe(1);
  });

  it('is read as written by SheetJS', async () => {
    const book: WorkBook = utils.book_new();
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([
        ['SKU', 'السعر'],
        ['A1', 9500.25],
      ]),
      'Goods',
    );
    const bytes = write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer;
    expect((await read(new Uint8Array(bytes))).rows.map(({ cells }) => cells)).toEqual([
      ['SKU', 'السعر'],
      ['A1', 9500.25],
    ]);
  });
});

describe('a workbook in another form is read by SheetJS:', () => {
  afterEach(() => expect(readWhole).toHaveBeenCalledTimes(1));

  const prefixed = `<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData>
    <x:row r="2" hidden="1"><x:c r="A2" t="inlineStr"><x:is><x:t>prefixed</x:t></x:is></x:c><x:c r="B2"><x:v>5</x:v></x:c></x:row></x:sheetData></x:worksheet>`;

  it.each([
    [
      'rows out of order',
      '<row r="2"><c r="A2"><v>2</v></c></row><row r="1"><c r="A1"><v>1</v></c></row>',
      [[1], [2]],
    ],
    [
      'a comment between rows',
      '<row r="1"><c r="A1"><v>1</v></c></row><!-- x --><row r="2"><c r="A2"><v>2</v></c></row>',
      [[1], [2]],
    ],
    [
      'CDATA in a cell',
      '<row r="1"><c r="A1"><v>1</v></c><c r="B1" t="str"><v><![CDATA[x]]></v></c></row>',
      [[1]],
    ],
  ])('with %s', async (_name, xml, cells) => {
    expect((await cellsOf(xml)).map((row) => row.slice(0, 1))).toEqual(cells);
  });

  it('with namespace prefixes', async () => {
    const { rows } = await read({ sheets: [{ xml: prefixed }] });
    expect(rows).toMatchObject([{ number: 2, cells: ['prefixed', 5] }]);
  });

  it('without repeating the rows that were already returned', async () => {
    const rows = Array.from(
      { length: 20_000 },
      (_, index) => `<row r="${index + 1}"><c r="A${index + 1}"><v>${index}</v></c></row>`,
    );
    const { rows: read_, info } = await read({ sheets: [{ xml: `${rows.join('')}<!-- end -->` }] });
    expect(read_.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
    expect(info.sheet).toBe('Sheet1');
  });

  it('unless it is too large to be held in memory', async () => {
    const rest = { limits: { wholeBytes: 1_000 } };
    await expect(read({ sheets: [{ xml: prefixed }] }, rest)).rejects.toMatchObject({
      code: 'file_too_large',
    });
  });

  it('with formulas, errors and dates as returned by the scanner', async () => {
    const xml =
      '<row r="1"><!-- x --><c r="A1"><f>NOW()</f></c><c r="B1"><f>1+1</f><v>2</v></c><c r="C1" t="e"><v>#N/A</v></c><c r="D1" s="1"><v>46418</v></c><c r="E1" t="b"><v>1</v></c></row><row r="2" hidden="1"><c r="A2"><v>1</v></c></row>';
    const { rows } = await read({ sheets: [{ xml }], formats: [14] });
    expect(rows).toEqual([
      {
        number: 1,
        cells: [{ fault: 'formula', text: '' }, 2, { fault: 'error', text: '#N/A' }, '2027-01-31', true],
      },
      { number: 2, cells: [1], hidden: true },
    ]);
  });
});

/** OLE file with a stream of this name. */
function oleFile(stream: string): Uint8Array {
  const bytes = new Uint8Array(2048);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  bytes.set(new TextEncoder().encode(`${[...stream].join('\0')}\0`), 1024);
  return bytes;
}

describe('a workbook is refused', () => {
  it.each([
    ['a missing shared text', { sheets: [{ xml: '<row r="1"><c r="A1" t="s"><v>5</v></c></row>' }] }],
    ['an invalid number', { sheets: [{ xml: '<row r="1"><c r="A1"><v>12a</v></c></row>' }] }],
    [
      'a sheet that ends within a row',
      { sheets: [{ xml: '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c>' }] },
    ],
  ])('with %s', async (_name, file) => {
    await expect(read(file)).rejects.toMatchObject({ code: 'file_parse_failed' });
  });

  it('with an endless row, long before memory is exhausted', async () => {
    const xml = `<worksheet><sheetData><row r="1">${'<c r="A1"><v>1</v></c>'.repeat(500_000)}`;
    await expect(read({ sheets: [{ xml }] })).rejects.toMatchObject({ code: 'file_too_large' });
  });

  it('with two parts of the same name, because Excel could show the other one', async () => {
    const other = '<worksheet><sheetData><row r="1"><c r="A1"><v>2</v></c></row></sheetData></worksheet>';
    const parts = { 'xl/Worksheets/Sheet1.xml': new TextEncoder().encode(other) };
    const bytes = workbookOf({ sheets: [{ xml: '<row r="1"><c r="A1"><v>1</v></c></row>' }], parts });
    await expect(read(bytes)).rejects.toMatchObject({ code: 'file_parse_failed' });
  });

  it('with a password', async () => {
    await expect(read(oleFile('EncryptedPackage'))).rejects.toMatchObject({ code: 'file_protected' });
  });

  it.each(['biff8', 'biff5', 'biff2'] as const)(
    'if it is an old workbook (%s) named .xlsx or .csv, with an error of its own',
    async (bookType) => {
      const book = utils.book_new(utils.aoa_to_sheet([['رمز المنتج'], ['A-1']]), 'Prices');
      const bytes = new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
      await expect(read(bytes)).rejects.toMatchObject({ code: 'file_old_excel' });
      const asText = readSheet({ bytes, kind: 'csv', limits: catalogueLimits });
      await expect(asText.next()).rejects.toMatchObject({ code: 'file_old_excel' });
    },
  );

  it.each([
    ['a file of Word', oleFile('WordDocument')],
    ['a PDF', new TextEncoder().encode('%PDF-1.7')],
    ['a file of Numbers', zipSync({ 'Index/Document.iwa': new Uint8Array(9) })],
    ['a binary workbook', zipSync({ 'xl/workbook.bin': new Uint8Array(9) })],
  ])('if it is %s named .xlsx', async (_name, bytes) => {
    await expect(read(bytes)).rejects.toMatchObject({ code: 'file_type_unsupported' });
  });
});

test('never unpacks embedded archives and pictures', async () => {
  const bomb = zipSync({ 'a.bin': new Uint8Array(20_000_000) });
  const parts = { 'xl/embeddings/inner.zip': bomb, 'xl/media/image1.png': new Uint8Array(20_000_000) };
  const { rows } = await read(
    workbookOf({ sheets: [{ xml: '<row r="1"><c r="A1"><v>1</v></c></row>' }], parts }),
    { limits: { inflatedBytes: 10_000 } },
  );
  expect(rows).toEqual([{ number: 1, cells: [1] }]);
});

describe.each([
  ['the scanner', ''],
  ['SheetJS', '<!-- a comment that the scanner leaves alone -->'],
])('a text column contains the text that Excel shows, read by %s', (_reader, comment) => {
  const formats = [
    '0000',
    '0.000',
    '00-000',
    '#,##0',
    'd-mmm',
    '# ?/?',
    14,
    '0.00E+00',
    '&quot;SKU-&quot;0000',
    0,
    49,
  ];
  const show = async (style: number, value: string, shown = [0]) => {
    const cell = `<c r="A1" s="${style}"><v>${value}</v></c><c r="B1" s="${style}"><v>${value}</v></c>`;
    const { rows } = await read(
      { sheets: [{ xml: `<row r="1">${comment}${cell}</row>` }], formats },
      { shown },
    );
    return rows[0]!.cells;
  };

  it.each([
    [1, '17', { shown: '0017', value: 17 }, 17],
    [2, '90.75', { shown: '90.750', value: 90.75 }, 90.75],
    [3, '412', { shown: '00-412', value: 412 }, 412],
    [4, '1250', { shown: '1,250', value: 1250 }, 1250],
    [4, '412', 412, 412],
    [5, '46054', { shown: '1-Feb', value: '2026-02-01' }, '2026-02-01'],
    [6, '0.75', { shown: '3/4', value: 0.75 }, 0.75],
    [7, '46054', { shown: '2/1/26', value: '2026-02-01' }, '2026-02-01'],
    [8, '6291041500213', { shown: '6.29E+12', value: 6291041500213 }, 6291041500213],
    [9, '17', { shown: 'SKU-0017', value: 17 }, 17],
    [10, '6291041500213', 6291041500213, 6291041500213],
    [11, '17', 17, 17],
    [0, '6291041500213', 6291041500213, 6291041500213],
  ])('shows style %i of %s', async (style, value, asText, elsewhere) => {
    expect(await show(style, value)).toEqual([asText, elsewhere]);
    expect(await show(style, value, [])).toEqual([elsewhere, elsewhere]);
    expect(readWhole).toHaveBeenCalledTimes(comment === '' ? 0 : 2);
  });

  it('or all columns, of the first rows at least', async () => {
    const row = (number: number) =>
      `<row r="${number}">${comment}<c r="A${number}" s="1"><v>17</v></c><c r="B${number}" s="2"><v>90.75</v></c></row>`;
    const xml = Array.from({ length: 3 }, (_, place) => row(place + 1)).join('');
    const { rows } = await read({ sheets: [{ xml }], formats }, { shown: { rows: 2 } });
    for (const { cells } of rows.slice(0, 2))
      expect(cells).toEqual([
        { shown: '0017', value: 17 },
        { shown: '90.750', value: 90.75 },
      ]);
    expect(rows).toHaveLength(3);
    const none = await read({ sheets: [{ xml }], formats }, { shown: { rows: 0 } });
    expect(none.rows[0]!.cells).toEqual([17, 90.75]);
  });
});
