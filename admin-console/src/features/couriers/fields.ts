import { type Candidate, foldHeading } from '@mawad/shared-ui/spreadsheet/match-headings.ts';

/** Fields that a column of a courier's file can be mapped to. */
export const fieldNames = ['number', 'tracking', 'phone', 'amount', 'fee', 'net', 'day', 'status'] as const;
export type FieldName = (typeof fieldNames)[number];

/** Fields by which an order is found; a file needs one. */
export const naming: readonly FieldName[] = ['number', 'tracking', 'phone'];
/** A file needs the cash collected or the sum paid over. */
export const paying: readonly FieldName[] = ['amount', 'net'];
/** Fields read as Excel shows them: codes with leading zeros. */
export const readAsShown: ReadonlySet<FieldName> = new Set<FieldName>(['number', 'tracking', 'phone']);

const headings: Record<FieldName, readonly string[]> = {
  number: [
    'order',
    'order no',
    'order number',
    'reference',
    'ref',
    'رقم الطلب',
    'الطلب',
    'رقم الوصل',
    'المرجع',
  ],
  tracking: [
    'tracking',
    'tracking number',
    'awb',
    'waybill',
    'barcode',
    'shipment',
    'رقم التتبع',
    'الباركود',
    'رقم الشحنة',
  ],
  phone: [
    'phone',
    'mobile',
    'customer phone',
    'receiver phone',
    'الهاتف',
    'رقم الهاتف',
    'هاتف الزبون',
    'الموبايل',
  ],
  amount: [
    'amount',
    'cod',
    'cash',
    'collected',
    'cod amount',
    'price',
    'المبلغ',
    'مبلغ الوصل',
    'السعر',
    'المبلغ المستلم',
  ],
  fee: [
    'fee',
    'fees',
    'delivery fee',
    'charge',
    'commission',
    'الأجرة',
    'أجور التوصيل',
    'مبلغ التوصيل',
    'العمولة',
  ],
  net: ['net', 'net amount', 'due', 'payable', 'to pay', 'الصافي', 'المبلغ الصافي', 'المستحق'],
  day: ['date', 'delivery date', 'delivered on', 'day', 'التاريخ', 'تاريخ التسليم', 'اليوم'],
  status: ['status', 'state', 'result', 'الحالة', 'حالة الطلب', 'حالة الشحنة'],
};

export const candidates: readonly Candidate<FieldName>[] = fieldNames.map((target) => ({
  target,
  names: headings[target],
}));

/** Known fields and, for a courier whose file was read before, the fields of its columns then. */
export function targetsUnder(
  titles: readonly string[],
  remembered: Readonly<Record<string, string>>,
  guessed: (FieldName | null)[],
): (FieldName | null)[] {
  const known = titles.map((title) => fieldNames.find((name) => name === remembered[foldHeading(title)]));
  if (!known.some(Boolean)) return guessed;
  return guessed.map((target, place) => known[place] ?? (target && known.includes(target) ? null : target));
}
