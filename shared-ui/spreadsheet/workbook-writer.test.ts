/** @jest-environment node */
import { strFromU8, unzipSync } from 'fflate';
import { read, utils } from 'xlsx';
import { type SheetStart, WorkbookWriter } from './workbook-writer.ts';

const start = (name: string, isRightToLeft = false): SheetStart => ({
  name,
  isRightToLeft,
  columns: [
    { heading: 'الاسم', kind: 'text' },
    { heading: 'Price', kind: 'number' },
    { heading: 'Listed', kind: 'boolean' },
    { heading: 'Placed', kind: 'time' },
    { heading: 'Needed', kind: 'day' },
  ],
});

const readBook = (bytes: Uint8Array) => read(bytes, { cellNF: true, cellFormula: true });

test('writes cells with their types, and text that starts like a formula as text', async () => {
  const writer = new WorkbookWriter();
  writer.begin(start('Goods', true));
  writer.add([
    ['=HYPERLINK("x")', 12500.5, true, '2026-11-25T22:30:00Z', '2026-12-01'],
    ['+964', '12.50', false, null, undefined],
    ['-1', null, null, 'soon', ''],
    ['@SUM <b>&"مطرقة"\u0007 _x0041_\n  ', null, null, null, null],
  ]);
  const bytes = new Uint8Array(await writer.close().arrayBuffer());
  expect(strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml']!)).toContain('rightToLeft="1"');
  const book = readBook(bytes);
  const sheet = book.Sheets.Goods!;
  expect([1, 2, 3, 4, 5].map((row) => [sheet[`A${row}`].t, sheet[`A${row}`].v, sheet[`A${row}`].f])).toEqual([
    ['s', 'الاسم', undefined],
    ['s', '=HYPERLINK("x")', undefined],
    ['s', '+964', undefined],
    ['s', '-1', undefined],
    ['s', '@SUM <b>&"مطرقة" _x0041_\n  ', undefined],
  ]);
  expect([sheet.B2.v, sheet.B3.v, sheet.B4?.v]).toEqual([12500.5, 12.5, undefined]);
  expect([sheet.C2.v, sheet.C3.v]).toEqual([true, false]);
  // 22:30 UTC is 01:30 of the next day in Baghdad.
  expect(sheet.D2.w).toBe('2026-11-26 01:30');
  expect(sheet.D4).toMatchObject({ t: 's', v: 'soon' });
  expect(sheet.E2.w).toBe('2026-12-01');
});

test('writes several sheets, and continues a full sheet in another', async () => {
  const writer = new WorkbookWriter();
  writer.begin({ ...start('Orders: all/2026'), mostRows: 4 });
  writer.add(Array.from({ length: 5 }, (_, at) => [`Row ${at + 1}`]));
  writer.begin(start('Empty'));
  const book = readBook(new Uint8Array(await writer.close().arrayBuffer()));
  expect(book.SheetNames).toEqual(['Orders  all 2026', 'Orders  all 2026 (2)', 'Empty']);
  const columnOf = (name: string) =>
    utils.sheet_to_json<string[]>(book.Sheets[name]!, { header: 1 }).map(([first]) => first);
  expect(columnOf('Orders  all 2026')).toEqual(['الاسم', 'Row 1', 'Row 2', 'Row 3']);
  expect(columnOf('Orders  all 2026 (2)')).toEqual(['الاسم', 'Row 4', 'Row 5']);
  expect(columnOf('Empty')).toEqual(['الاسم']);
});
