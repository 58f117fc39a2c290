import { catalogueLimits, type SheetLimits } from './limits.ts';
import { readTextFile } from './read-text.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

/** Encodes in UTF-16 with either byte order. */
function wide(text: string, isLittle: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
  return bytes;
}

function rowsOf(file: string | Uint8Array, limits: Partial<SheetLimits> = {}) {
  const bytes = typeof file === 'string' ? utf8(file) : file;
  const parts = [...readTextFile(bytes, { ...catalogueLimits, ...limits })];
  return parts.flatMap((part) => ('rows' in part ? part.rows : []));
}
const cellsOf = (file: string | Uint8Array) => rowsOf(file).map(({ cells }) => cells);

const text = 'SKU,السعر\nA1,9500\n';
const table = [
  ['SKU', 'السعر'],
  ['A1', '9500'],
];

test.each([
  ['UTF-8', utf8(text)],
  ['UTF-8 with a mark', utf8(`\ufeff${text}`)],
  ['UTF-16 LE with a mark', wide(`\ufeff${text}`, true)],
  ['UTF-16 BE with a mark', wide(`\ufeff${text}`, false)],
  ['UTF-16 LE without', wide(text, true)],
  ['UTF-16 BE without', wide(text, false)],
  [
    'Windows-1256',
    new Uint8Array([...utf8('SKU,'), 0xc7, 0xe1, 0xd3, 0xda, 0xd1, ...utf8('\r\nA1,9500\r\n')]),
  ],
])('reads %s', (_name, bytes) => {
  expect(cellsOf(bytes)).toEqual(table);
});

test.each([',', ';', '\t', '|'])('splits cells at %j', (delimiter) => {
  expect(cellsOf(text.replaceAll(',', delimiter))).toEqual(table);
});

test.each([
  ['prices of three digits', 'sku,price\nA1,250\nA2,300\n', ['A1', '250']],
  ['lists within cells', 'sku,images\nA1,a.jpg|b.jpg\nA2,c.jpg|d.jpg|e.jpg', ['A1', 'a.jpg|b.jpg']],
  ['the delimiter within quotes', 'sku;name\nA1;"a;b"\nA2;"c;d;e"', ['A1', 'a;b']],
  ['a comma in most names', 'sku;name\nA1;steel, round\nA2;steel, flat', ['A1', 'steel, round']],
])('finds the delimiter despite %s', (_name, file, second) => {
  expect(cellsOf(file)[1]).toEqual(second);
});

test('numbers rows as Excel does, counting blank rows and multi-line cells', () => {
  expect(rowsOf('sku,note\n\nA1,"two\r\nlines"\n,,\nA2,x')).toEqual([
    { number: 1, cells: ['sku', 'note'] },
    { number: 3, cells: ['A1', 'two\nlines'] },
    { number: 5, cells: ['A2', 'x'] },
  ]);
});

test('a line that declares the delimiter is not a row', () => {
  expect(rowsOf('sep=;\na,b;c')).toEqual([{ number: 1, cells: ['a,b', 'c'] }]);
});

test('reads a list of single cells', () => {
  expect(cellsOf('SKU\nA1\nA2')).toEqual([['SKU'], ['A1'], ['A2']]);
});

test.each([
  ['a PDF', '%PDF-1.7\n1 0 obj'],
  ['a web page', '<html><table><tr><td>1'],
  ['XML', '<?xml version="1.0"?><Workbook/>'],
  ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0])],
  ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13])],
])('refuses %s named .csv as an unsupported type', (_name, file) => {
  expect(() => rowsOf(file)).toThrow(expect.objectContaining({ code: 'file_type_unsupported' }));
});

test('refuses more rows than allowed, not counting blank ones', () => {
  expect(rowsOf('a,b\n\n\n\nc,d', { rows: 2 })).toHaveLength(2);
  expect(() => rowsOf('a,b\nc,d\ne,f', { rows: 2 })).toThrow(
    expect.objectContaining({ code: 'file_too_large' }),
  );
});
