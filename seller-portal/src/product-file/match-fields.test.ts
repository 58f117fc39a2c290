import type { SheetRow } from '@mawad/shared-ui/spreadsheet/cells.ts';
import { fieldNames, headings } from './fields.ts';
import {
  findHeadingRow,
  matchColumns,
  matchHeadings,
  recallMapping,
  rememberMapping,
  signatureOf,
} from './match-fields.ts';

const diameter = { key: 'diameter', label_en: 'Diameter', label_ar: 'القطر' };
const rowsOf = (...rows: SheetRow['cells'][]): SheetRow[] =>
  rows.map((cells, index) => ({ number: index + 1, cells }));

test.each(fieldNames)('recognizes both template headings of %s', (field) => {
  const [english, arabic] = headings[field];
  expect([matchHeadings([english]), matchHeadings([arabic])]).toEqual([[field], [field]]);
});

test('maps each heading to one field', () => {
  const names = fieldNames.flatMap((field) => headings[field].map((heading) => [heading, field] as const));
  const found = names.map(([heading]) => [heading, matchHeadings([heading])[0]]);
  expect(found).toEqual(names);
});

test.each([
  [
    ['رمز المادة', 'اسم المادة', 'الماركة', 'الموديل', 'الوحدة', 'سعر المفرد', 'الكمية'],
    ['sku', 'name_ar', 'brand', 'model_number', 'unit', 'price', 'quantity'],
  ],
  [
    ['Item Code*', 'ITEM NAME', 'Qty.', 'Unit Price (IQD)', 'Sale_Price', 'MOQ'],
    ['sku', 'name_en', 'quantity', 'price', 'discounted_price', 'min_quantity'],
  ],
  // Common misspellings: other alef or yaa, no taa marbuta.
  [
    ['اسم الماده', 'الكميه', 'السعر (دينار)', 'القسم'],
    ['name_ar', 'quantity', 'price', 'category'],
  ],
  [
    ['الرمز', 'الصنف', 'الاسم بالانكليزية', 'الوحدة', 'السعر'],
    ['sku', 'name_ar', 'name_en', 'unit', 'price'],
  ],
  [
    ['الرمز', 'الصنف', 'اسم المادة', 'الاسم باللغة الإنكليزية', 'الكمية المتاحة'],
    ['sku', 'category', 'name_ar', 'name_en', 'quantity'],
  ],
  [
    ['ت', 'المادة', 'الملاحظات', 'القطر'],
    [null, 'name_ar', null, 'attribute:diameter'],
  ],
])('%j', (titles, targets) => {
  expect(matchHeadings(titles, [diameter])).toEqual(targets);
});

test('maps each field to one column: the best match, else the first', () => {
  expect(matchHeadings(['السعر القديم', 'السعر', 'السعر'])).toEqual([null, 'price', null]);
});

test('finds headings below a title', () => {
  const rows = rowsOf(
    ['Al-Noor Trading', 'Price list'],
    [],
    ['SKU', 'Name', 'Price'],
    ['A1', 'Cement', 9500],
  );
  expect(findHeadingRow(rows)).toBe(2);
  expect(findHeadingRow(rowsOf(['A1', 'Cement', 9500]))).toBeNull();
});

test('shows the first three filled cells of each column', () => {
  const [heading, ...body] = rowsOf(
    ['SKU', 'Price', 'Note'],
    ['A1', null, null],
    ['A2', 1250.5],
    ['A3', { fault: 'error', text: '#N/A' }],
    ['A4', 4, 'x', 'no heading'],
  );
  expect(matchColumns(heading!, body)).toEqual([
    { place: 0, heading: 'SKU', samples: ['A1', 'A2', 'A3'], target: 'sku' },
    { place: 1, heading: 'Price', samples: ['1250.5', '4'], target: 'price' },
    { place: 2, heading: 'Note', samples: ['x'], target: null },
    { place: 3, heading: '', samples: ['no heading'], target: null },
  ]);
});

describe('remembered mapping', () => {
  const titles = ['Ref', 'Cost', 'القطر'];
  const stored = rememberMapping(null, titles, ['sku', 'price', 'attribute:diameter']);

  it('is found for the same headings in any spelling', () => {
    expect(signatureOf(['REF ', 'cost:', 'قطر', ''])).toBe(signatureOf(titles));
    const [heading] = rowsOf(['REF ', 'cost:', 'قطر']);
    const columns = matchColumns(heading!, [], {
      attributes: [diameter],
      remembered: JSON.parse(JSON.stringify(stored)),
    });
    expect(columns.map(({ target }) => target)).toEqual(['sku', 'price', 'attribute:diameter']);
  });

  it('is not used for other headings', () => {
    expect(recallMapping(stored, ['Cost', 'Ref', 'القطر'])).toBeNull();
  });

  it('drops unknown and duplicate targets', () => {
    expect(recallMapping(stored, titles)).toEqual(['sku', 'price', null]);
    expect(recallMapping({ [signatureOf(titles)]: ['sku', 'sku', 'weight'] }, titles)).toEqual([
      'sku',
      null,
      null,
    ]);
  });

  it.each([null, 'text', [], 7, { [signatureOf(titles)]: 'sku' }])(
    'is null for invalid storage %j',
    (broken) => {
      expect(recallMapping(broken, titles)).toBeNull();
      expect(rememberMapping(broken, titles, ['sku', null, null])).toMatchObject({
        [signatureOf(titles)]: ['sku', null, null],
      });
    },
  );

  it('is stored among the newest 30', () => {
    let all: unknown = stored;
    for (let index = 0; index < 30; index += 1) all = rememberMapping(all, [`Heading ${index}`], ['sku']);
    expect(Object.keys(all as object)).toHaveLength(30);
    expect(recallMapping(all, titles)).toBeNull();
    expect(recallMapping(all, ['Heading 29'])).toEqual(['sku']);
  });
});
