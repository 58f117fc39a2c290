import type { SheetCell } from '@mawad/shared-ui/spreadsheet/cells.ts';
import type { FieldName } from './fields.ts';
import { readCategoryRow } from './read-category-row.ts';

const read = (field: FieldName, cell: SheetCell) => readCategoryRow({ number: 2, cells: [cell] }, [field]);

test.each([
  ['name_en', { shown: '0017', value: 17 }, '0017'],
  ['slug_en', { shown: '90.750', value: 90.75 }, '90.750'],
  ['parent', { shown: '00-412', value: 412 }, '00-412'],
  ['focus_keywords', { shown: '007', value: 7 }, ['007']],
  ['id', { shown: '1,250', value: 1250 }, '1250'],
] as const)('reads %s %j as %j', (field, cell, value) => {
  expect(read(field, cell)).toEqual({ row: 2, values: { [field]: value }, problems: [] });
});

test.each(['name_en', 'slug_ar', 'parent'] as const)(
  'reports a date in %s as text that Excel changed',
  (field) => {
    expect(read(field, { shown: '1-Feb', value: '2026-02-01' })).toEqual({
      row: 2,
      values: {},
      problems: [{ field, code: 'date_in_text', params: { value: '1-Feb' } }],
    });
  },
);
