import type { SheetCell } from '@mawad/shared-ui/spreadsheet/cells.ts';
import type { VolumeDiscount } from '@mawad/supabase/products/queries';
import { cellOfValue } from './cell-of-value.ts';
import type { ColumnTarget } from './fields.ts';
import { heldDoubts } from './read-cell.ts';
import { readProductRow } from './read-product-row.ts';
import { categoryFinder } from './resolve-category.ts';

const findCategory = categoryFinder([
  { id: 7, parent_id: null, name_en: 'Cement', name_ar: 'سمنت', slug_en: 'cement', slug_ar: 'smnt' },
]);

function read(cells: Partial<Record<ColumnTarget, SheetCell>>) {
  const targets = Object.keys(cells) as ColumnTarget[];
  return readProductRow({ number: 5, cells: Object.values(cells) as SheetCell[] }, targets, findCategory);
}

const valueOf = (field: ColumnTarget, cell: SheetCell) => read({ [field]: cell })?.values;

test('reads only filled cells of a row', () => {
  expect(
    read({
      sku: ' C-1 ',
      name_en: 'Cement',
      name_ar: null,
      category: 'السمنت',
      unit: 'كيس',
      price: '٩٬٥٠٠ د.ع',
      quantity: 400,
      description_en: 'Line one\nLine two',
      deal_ends_at: '2027-01-31',
      'attribute:strength': '42.5 N',
      brand: '  ',
    }),
  ).toEqual({
    row: 5,
    hidden: false,
    values: {
      sku: 'C-1',
      name_en: 'Cement',
      category: 7,
      unit: 'Bag',
      price: 9500,
      quantity: 400,
      description_en: 'Line one\nLine two',
      deal_ends_at: '2027-01-31T23:59:59+03:00',
      attributes: { strength: '42.5 N' },
    },
    problems: [],
    doubts: [],
  });
});

test.each(['CLEAR', 'clear', 'حذف'])('%s clears a field', (mark) => {
  expect(read({ sku: 'C-1', brand: mark, 'attribute:strength': mark })?.values).toEqual({
    sku: 'C-1',
    brand: null,
    attributes: { strength: null },
  });
});

test.each(['sku', 'name_ar', 'price', 'quantity', 'unit', 'category', 'published'] as const)(
  '%s cannot be cleared',
  (field) => {
    expect(read({ [field]: 'CLEAR' })?.problems).toEqual([
      { field, code: 'not_clearable', params: { value: 'CLEAR' } },
    ]);
  },
);

test.each([
  ['published', true, true],
  ['published', 'Yes', true],
  ['published', 'نعم', true],
  ['published', 1, true],
  ['published', 'لا', false],
  ['published', 'غير منشور', false],
  ['published', 'FALSE', false],
  ['sku', 104_567, '104567'],
  ['unit', 'م٢', 'Square meter'],
  ['unit', 'درزن', 'Dozen'],
  ['unit', 'متر طولي', 'Meter'],
  ['unit', 'طقم', 'Set'],
  ['unit', 'KGM', 'Kilogram'],
  ['returns', 'Not returnable', 'none'],
  ['returns', 'إرجاع خلال ٣٠ يومًا', '30_days'],
  ['returns', 30, '30_days'],
  ['returns', 'CLEAR', null],
  ['quantity', '١٢', 12],
] as const)('reads %s %j as %j', (field, cell, value) => {
  expect(valueOf(field, cell)).toEqual({ [field]: value });
});

test.each([
  ['a.jpg\nb.jpg', ['a.jpg', 'b.jpg']],
  ['a.jpg|b.jpg| a.jpg', ['a.jpg', 'b.jpg']],
  ['a.jpg, b.jpg، c.jpg', ['a.jpg', 'b.jpg', 'c.jpg']],
  ['https://a.iq/1.jpg,https://a.iq/2.jpg', ['https://a.iq/1.jpg', 'https://a.iq/2.jpg']],
  ['https://a.iq/w_1,h_2/x.jpg', ['https://a.iq/w_1,h_2/x.jpg']],
])('reads images %j', (cell, images) => {
  expect(valueOf('images', cell)).toEqual({ images });
});

test.each([
  ['50 = 3%; 200 = 5.5%', [50, 3, 200, 5.5]],
  ['50=3 | 1,000=5', [50, 3, 1000, 5]],
  ['٥٠ = ٣٪؛ ٢٠٠ = ٥٫٥٪', [50, 3, 200, 5.5]],
  ['10: 2%, 20: 4%\n30: 6%;', [10, 2, 20, 4, 30, 6]],
])('reads volume prices %j', (cell, numbers) => {
  const volumes = read({ volume_discounts: cell })!.values.volume_discounts as VolumeDiscount[];
  expect(volumes.flatMap(({ quantity, percent }) => [quantity, percent])).toEqual(numbers);
  expect(valueOf('volume_discounts', cellOfValue('volume_discounts', volumes, [], 'ar'))).toEqual({
    volume_discounts: volumes,
  });
});

test.each([
  ['volume_discounts', '50', 'volume_invalid'],
  ['volume_discounts', 50, 'volume_invalid'],
  ['volume_discounts', '10=5,20=8', 'volume_invalid'],
  ['volume_discounts', '10 = 5% = 4%', 'volume_invalid'],
  ['volume_discounts', '1.250 = 5%', 'number_ambiguous'],
  ['volume_discounts', '10 = 2%; ٢٫٥٠٠٫٠ = 5%', 'volume_invalid'],
  ['volume_discounts', '10 = cheap', 'volume_invalid'],
  ['images', Array.from({ length: 14 }, (_, place) => `${place}.jpg`).join(' | '), 'too_many_pictures'],
  ['price', '1.250', 'number_ambiguous'],
  ['price', -5, 'number_negative'],
  ['price', 'call', 'number_invalid'],
  ['price', '$5', 'currency_foreign'],
  ['unit', 'فرسخ', 'unit_unknown'],
  ['returns', '14 days', 'returns_unknown'],
  ['returns', 'yes', 'returns_unknown'],
  ['published', 'maybe', 'boolean_invalid'],
  ['category', 'Paint', 'category_unknown'],
  ['deal_starts_at', 'tomorrow', 'date_invalid'],
  ['sku', '6.29104E+12', 'digits_lost'],
  ['sku', 6_291_041_234_567_890, 'digits_lost'],
  ['price', { fault: 'error', text: '#REF!' }, 'cell_error'],
  ['name_en', { fault: 'formula', text: '' }, 'formula_empty'],
] as const)('refuses %s %j as %s without a value', (field, cell, code) => {
  const row = read({ [field]: cell });
  expect(row?.problems).toMatchObject([{ field, code }]);
  expect(row?.values).toEqual({});
});

test.each([
  ['10 = 2%; 1.250 = 5%', '1.250', 1250, 1.25],
  ['١.٢٥٠ = ٥٪', '١.٢٥٠', 1250, 1.25],
  ['10 = 2.500 %', '2.500', 2500, 2.5],
])('refuses volume prices %j because %j is ambiguous', (cell, value, high, low) => {
  expect(read({ volume_discounts: cell })?.problems).toEqual([
    { field: 'volume_discounts', code: 'number_ambiguous', params: { value, high, low, cell } },
  ]);
});

test.each([
  '\u200eBRK-20',
  '\u202aBRK-20\u202c',
  'BRK-20\u200b',
  'BRK\u201120',
  ' BRK\u221220\u00a0',
  'BRK-٢٠',
])('reads the code %j as BRK-20', (code) => {
  expect(read({ sku: code, variant_sku: code, model_number: code })?.values).toEqual({
    sku: 'BRK-20',
    variant_sku: 'BRK-20',
    model_number: 'BRK-20',
  });
});

test.each([
  ['sku', { shown: '0017', value: 17 }, '0017'],
  ['sku', { shown: '90.750', value: 90.75 }, '90.750'],
  ['model_number', { shown: '00-412', value: 412 }, '00-412'],
  ['variant_sku', { shown: 'SKU-0017', value: 17 }, 'SKU-0017'],
  ['size', { shown: '3/4', value: 0.75 }, '3/4'],
  ['size', { shown: '0.750', value: 0.75 }, '0.750'],
  ['name_en', { shown: '007', value: 7 }, '007'],
] as const)('reads %s %j as Excel displays it', (field, cell, value) => {
  expect(read({ [field]: cell })).toMatchObject({ values: { [field]: value }, problems: [], doubts: [] });
});

test.each([
  ['sku', { shown: '1,250', value: 1250 }, '1250', 'code_shown_otherwise'],
  ['sku', { shown: '413', value: 412.6 }, '412.6', 'code_shown_otherwise'],
  ['variant_sku', { shown: '50%', value: 0.5 }, '0.5', 'code_shown_otherwise'],
  ['model_number', { shown: '6.29E+12', value: 6_291_041_500_213 }, '6291041500213', 'code_shown_otherwise'],
  ['size', '1-Feb', '1-Feb', 'looks_like_date'],
  ['sku', 'Mar-10', 'Mar-10', 'looks_like_date'],
] as const)('reads %s %j as %s and holds the row', (field, cell, value, code) => {
  const row = read({ [field]: cell });
  expect(row).toMatchObject({ values: { [field]: value }, problems: [], doubts: [{ field, code }] });
  expect(heldDoubts.has(row!.doubts[0]!.code)).toBe(true);
});

test.each(['sku', 'size', 'name_ar', 'brand'] as const)(
  'refuses a date in %s, which was other text before Excel converted it',
  (field) => {
    expect(read({ [field]: { shown: '1-Feb', value: '2026-02-01' } })).toMatchObject({
      values: {},
      problems: [{ field, code: 'date_in_text', params: { value: '1-Feb' } }],
    });
  },
);

test('reads MAR-10 as a code, not as a date', () => {
  expect(read({ sku: 'MAR-10', model_number: 'FEB-1' })?.doubts).toEqual([]);
});

test('reads an attribute as its number, and a fraction as displayed', () => {
  expect(valueOf('attribute:width', { shown: '2.5', value: 2.456 })).toEqual({
    attributes: { width: '2.456' },
  });
  expect(valueOf('attribute:width', { shown: '3/4', value: 0.75 })).toEqual({ attributes: { width: '3/4' } });
  expect(valueOf('attribute:made', { shown: '1-Feb', value: '2026-02-01' })).toEqual({
    attributes: { made: '2026-02-01' },
  });
});

test('reads a dash as blank and marks an ambiguous date', () => {
  expect(read({ sku: 'C-1', brand: '-', deal_starts_at: '3/4/2027' })).toMatchObject({
    values: { sku: 'C-1', deal_starts_at: '2027-04-03T00:00:00+03:00' },
    problems: [],
    doubts: [
      { field: 'brand', code: 'dash_ignored' },
      { field: 'deal_starts_at', code: 'day_first', params: { value: '3/4/2027', date: '2027-04-03' } },
    ],
  });
});

test('skips rows without mapped values and template examples', () => {
  expect(read({ sku: null, name_en: ' ' })).toBeNull();
  expect(readProductRow({ number: 2, cells: ['note'] }, [null, 'sku'], findCategory)).toBeNull();
  expect(read({ sku: 'EXAMPLE-1', price: 5 })).toBeNull();
});

test('marks a hidden row', () => {
  expect(readProductRow({ number: 2, cells: ['A'], hidden: true }, ['sku'], findCategory)?.hidden).toBe(true);
});
