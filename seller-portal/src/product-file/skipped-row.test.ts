import type { SheetCell } from '@mawad/shared-ui/spreadsheet/cells.ts';
import type { ColumnTarget } from './fields.ts';
import { skippedRow } from './skipped-row.ts';

const titles = ['رمز المادة', 'اسم المادة', 'الوحدة', 'السعر', 'ملاحظات'];
const targets: (ColumnTarget | null)[] = ['sku', 'name_ar', 'unit', 'price', null];
const reasonOf = (...cells: SheetCell[]) => skippedRow({ number: 9, cells }, targets, titles)?.reason ?? null;

test.each([
  ['heading', ['رمز المادة', 'اسم المادة', 'الوحدة', 'السعر']],
  ['heading', ['رمز  الماده:', 'اسم الماده', null, null]],
  ['total', [null, 'المجموع', null, 125_000]],
  ['total', ['Total', null, null, 125_000]],
  ['total', [null, null, 'المجموع الكلي', '١٢٥٬٠٠٠']],
  ['total', [null, 'مجموع مواد العزل', null, 12_000]],
  ['total', ['Grand total:', null, null, null]],
  ['note', ['ملاحظة: الأسعار بالدينار وتشمل التوصيل', null, null, null]],
  ['note', [null, 'Note: prices include delivery', null, null]],
  ['title', [null, 'مواد العزل', null, null]],
  ['title', ['Insulation materials', null, null, null]],
] as const)('a row is skipped as %s: %j', (reason, cells) => {
  expect(reasonOf(...cells)).toBe(reason);
});

test.each([
  // A product without a code is refused, so that its seller sees it.
  [[null, 'سمنت', 'كيس', 9_500]],
  [['A-1', 'Total station', 'Piece', 900_000]],
  [['TOTAL-12', 'سمنت', null, null]],
  [['A-1', null, null, null]],
  [[null, null, null, 9_500]],
  [['A-1', 'مجموع مفاتيح', 'طقم', 12_000]],
])('a product is never skipped: %j', (cells) => {
  expect(reasonOf(...(cells as SheetCell[]))).toBeNull();
});

test('names the row and its text', () => {
  expect(skippedRow({ number: 44, cells: [null, 'المجموع', null, 9_500] }, targets, titles)).toEqual({
    row: 44,
    reason: 'total',
    text: 'المجموع | 9500',
  });
});
