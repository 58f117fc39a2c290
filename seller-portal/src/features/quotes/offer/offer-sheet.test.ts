/** @jest-environment node */
import type { SheetCell, SheetRow } from '@mawad/shared-ui/spreadsheet/cells.ts';
import { listLimits } from '@mawad/shared-ui/spreadsheet/limits.ts';
import { readSheet } from '@mawad/shared-ui/spreadsheet/read-sheet.ts';
import { writeSheet } from '@mawad/shared-ui/spreadsheet/write-sheet.ts';
import { askedQuote, cementLine, lineId } from '../../../../testing/quotes.ts';
import { cellText } from './cells.ts';
import { offerSheet } from './offer-sheet.ts';
import { startValues } from './offer-values.ts';
import { newSkus, readOfferSheet } from './read-offer-sheet.ts';
import { type SheetColumn, sheetColumns } from './sheet-columns.ts';

const quote = askedQuote();
const values = startValues(quote);
const unitName = (code: string) => code;
const place = (column: SheetColumn) => sheetColumns.indexOf(column);

const rowsOf = (cells: SheetCell[][]): SheetRow[] =>
  cells.map((row, index) => ({ number: index + 1, cells: row }));
const written = (language: 'en' | 'ar' = 'en') => offerSheet(quote, values, language, unitName).rows;
const read = (cells: SheetCell[][]) =>
  readOfferSheet(
    rowsOf(cells),
    quote.lines,
    (id) => values.lines[id]!,
    (column, line, current) => cellText(column, line, current, 'en', unitName),
  );

/** The written rows with some cells replaced. */
function filled(
  changes: [row: number, column: SheetColumn, cell: SheetCell][],
  language: 'en' | 'ar' = 'en',
) {
  const rows = written(language).map((row) => [...row]);
  for (const [row, column, cell] of changes) rows[row]![place(column)] = cell;
  return rows;
}

test.each(['en', 'ar'] as const)('comes back without a change if nothing was filled in (%s)', (language) => {
  expect(read(written(language))).toMatchObject({ changes: [], issues: [], found: 3, absent: 0 });
});

test.each(['en', 'ar'] as const)(
  'an Excel file of the form is read back (%s) @quote-sheet',
  async (language) => {
    const rows = filled([[2, 'price', 950]], language);
    const sheet = { ...offerSheet(quote, values, language, unitName), rows };
    const bytes = await writeSheet(sheet);
    const back: SheetRow[] = [];
    for await (const part of readSheet({
      bytes,
      kind: 'xlsx',
      limits: listLimits,
      shown: { rows: Infinity },
    }))
      if ('rows' in part) back.push(...part.rows);
    const reading = readOfferSheet(
      back,
      quote.lines,
      (id) => values.lines[id]!,
      (column, line, current) => cellText(column, line, current, 'en', unitName),
    );
    expect(reading).toMatchObject({ issues: [], found: 3, absent: 0 });
    expect(reading!.changes.map(({ column, after }) => [column, after])).toEqual([
      ['price', '950'],
      ['total', '475000'],
    ]);
  },
);

test('writes numbers as numbers and the key in the last column', () => {
  const [, cement] = written();
  expect(cement![place('price')]).toBe(9_000);
  expect(cement![place('total')]).toBe(360_000);
  expect(cement!.at(-1)).toBe(cementLine.id);
});

test('takes prices, totals and reasons in any order of rows', () => {
  const rows = filled([
    [1, 'price', 8_750],
    [2, 'total', 400_000],
    [2, 'lead', 5],
    [3, 'refusal', 'لا نبيعها'],
  ]);
  const reading = read([rows[0]!, rows[3]!, rows[2]!, rows[1]!])!;
  expect(reading.issues).toEqual([]);
  expect(reading.lines.get(cementLine.id)).toMatchObject({ price: '8750', quantity: '40' });
  expect(reading.lines.get(lineId(2))).toMatchObject({ price: '800', total: '', lead: '5' });
  expect(reading.lines.get(lineId(3))).toMatchObject({ refusal: 'not_sold' });
  expect(reading.changes).toContainEqual(
    expect.objectContaining({ column: 'price', before: '9000', after: '8750' }),
  );
});

test('reports foreign, missing and repeated keys with their rows', () => {
  const rows = filled([
    [2, 'key', '11111111-2222-4333-8444-555555555555'],
    [2, 'price', 5],
  ]);
  const reading = read([
    ...rows,
    [...rows[1]!],
    rows[3]!.map((cell, index) => (index === place('key') ? null : index === place('lead') ? 4 : cell)),
  ])!;
  expect(reading.issues).toEqual([
    { code: 'key_unknown', row: 3, text: 'Rebar 12 mm' },
    { code: 'key_repeated', row: 5, text: 'Cement 42.5' },
    { code: 'key_missing', row: 6, text: 'Site hoist' },
  ]);
  expect(reading).toMatchObject({ found: 2, absent: 1 });
});

test('reports ambiguous numbers, units and errors, and loses none of the text', () => {
  const reading = read(
    filled([
      [1, 'unit', 'Ton'],
      [2, 'price', '1.250'],
      [2, 'unit', 'bundle'],
      [3, 'price', { fault: 'error', text: '#DIV/0!' }],
    ]),
  )!;
  expect(reading.issues).toEqual([
    { code: 'unit_of_product', row: 2, column: 'unit', text: 'Ton' },
    { code: 'unit_unknown', row: 3, column: 'unit', text: 'bundle' },
    {
      code: 'number',
      row: 3,
      column: 'price',
      text: '1.250',
      problem: { code: 'number_ambiguous', params: { high: 1250, low: 1.25 } },
    },
    { code: 'cell_error', row: 4, column: 'price', text: '#DIV/0!' },
  ]);
  expect(reading.lines.get(lineId(2))).toMatchObject({ unit: 'bundle', price: '1.250' });
});

test('an empty cell changes nothing, a clearing word empties it', () => {
  const reading = read(
    filled([
      [1, 'price', null],
      [1, 'lead', 'حذف'],
    ]),
  )!;
  expect(reading.lines.get(cementLine.id)).toMatchObject({ price: '9000', lead: '' });
});

test('offers the own product whose SKU is in the file, at its price unless the row has another', () => {
  const goods = (code: string, unit: string) => ({
    ...{ code, product_id: 70, variant_id: null, name_en: 'Rebar', name_ar: 'حديد تسليح', sku: code, unit },
    ...{ lowest_price: null, unit_price: 1_100 },
  });
  const rows = rowsOf(
    filled([
      [1, 'product', 'CEM-SULF'],
      [1, 'price', 9_400],
      [2, 'product', 6205],
      [3, 'product', 'NONE'],
    ]),
  );
  expect(newSkus(rows, (id) => values.lines[id])).toEqual(['CEM-SULF', '6205', 'NONE']);
  const found = new Map([goods('CEM-SULF', 'Bag'), goods('6205', 'Piece')].map((one) => [one.code, one]));
  const reading = readOfferSheet(
    rows,
    quote.lines,
    (id) => values.lines[id]!,
    (column, line, current) => cellText(column, line, current, 'en', unitName),
    found,
  )!;
  expect(reading.lines.get(cementLine.id)).toMatchObject({
    ...{ product: { product_id: 70, sku: 'CEM-SULF' }, price: '9400', factor: '20', quantity: '40' },
  });
  expect(reading.lines.get(lineId(2))).toMatchObject({
    ...{ product: { sku: '6205' }, unit: 'Piece', price: '1100', quantity: '500' },
  });
  expect(reading.issues).toEqual([{ code: 'sku_unknown', row: 4, column: 'goods', text: 'NONE' }]);
});

test('a clearing word in the column of the SKU offers the goods as described', () => {
  const reading = read(filled([[1, 'product', 'حذف']]))!;
  expect(reading.lines.get(cementLine.id)).toMatchObject({ product: null, price: '9000' });
});

test('finds the key by its content, and refuses a file without keys', () => {
  const rows = filled([
    [1, 'price', 8_000],
    [0, 'key', 'Notes'],
  ]);
  expect(read(rows)!.lines.get(cementLine.id)).toMatchObject({ price: '8000' });
  expect(read(rows.map((row) => row.slice(0, -1)))).toBeNull();
});
