import type { Candidate } from '@mawad/shared-ui/spreadsheet/match-headings.ts';
import type { ColumnName } from './read-offer.ts';

/** Columns with the request of the buyer, whose changes are not read, and the SKU of the offered product, which is read. */
const contextColumns = [
  'row_number',
  'section',
  'description',
  'description_ar',
  'code',
  'requested',
  'requested_unit',
  'product',
] as const;

/** Columns that are filled in. */
export const answerColumns = [
  'goods',
  'equivalent',
  'unit',
  'factor',
  'price',
  'quantity',
  'total',
  'lead',
  'refusal',
] as const satisfies readonly ColumnName[];

export const sheetColumns = [...contextColumns, ...answerColumns, 'key'] as const;
export type SheetColumn = (typeof sheetColumns)[number];

/** Headings in files: English, then Arabic. */
export const headings: Record<SheetColumn, readonly [en: string, ar: string]> = {
  row_number: ['No.', 'ت'],
  section: ['Section', 'الفقرة'],
  description: ['Description', 'الوصف'],
  description_ar: ['Description (Arabic)', 'الوصف بالعربية'],
  code: ['Code of the buyer', 'رمز المشتري'],
  requested: ['Requested quantity', 'الكمية المطلوبة'],
  requested_unit: ['Requested unit', 'الوحدة المطلوبة'],
  product: ['Own product (SKU)', 'المنتج المعروض (رمز المنتج)'],
  goods: ['Offered item', 'المادة المعروضة'],
  equivalent: ['Equivalent offered', 'بديل مكافئ'],
  unit: ['Own unit', 'وحدة البيع'],
  factor: ['Own units per requested unit', 'عدد وحدات البيع في الوحدة المطلوبة'],
  price: ['Price per own unit (IQD)', 'سعر وحدة البيع (د.ع)'],
  quantity: ['Offered quantity', 'الكمية المعروضة'],
  total: ['Total (IQD)', 'المجموع (د.ع)'],
  lead: ['Lead time (days)', 'أيام التجهيز'],
  refusal: ['Cannot supply, because', 'سبب عدم التوفر'],
  key: ['Key of the line, do not change', 'مفتاح المادة، لا تغيّره'],
};

export const candidates: Candidate<SheetColumn>[] = sheetColumns.map((target) => ({
  target,
  names: headings[target],
}));
