import type { AuditChange, AuditView } from './audit-entry.ts';
import { formatPhone, useFormat, useTranslation } from '@mawad/shared-i18n';

const money = new Set([
  'price',
  'discounted_price',
  'lowest_price',
  'highest_price',
  'fee',
  'minimum_order',
  'free_delivery_from',
  'subtotal',
  'delivery_fee',
  'total',
  'cash_collected',
  'fee_delivered',
  'fee_returned',
  'free_from',
  'refunded',
  'refunded_fee',
]);
const numbers = new Set([
  'min_quantity',
  'quantity_step',
  'pack_quantity',
  'pack_unit',
  'delta',
  'quantity',
  'lead_days',
  'position',
  'orders',
  'products',
  'reviews',
  'questions',
  'rows',
]);
/** A bulk change stores the number of its rows, the home page their ids. */
const count = /^\d+$/;
/** Files, lists and tables: only the fact that they changed can be shown. */
const things = new Set([
  'logo',
  'banner',
  'main_image',
  'additional_images',
  'datasheet_path',
  'attributes',
  'size_chart',
  'volume_discounts',
  'variants',
  'compatibilities',
  'banner_image',
  'column_map',
  'content',
  'draft',
  // Ids and lists of ids.
  'parent_id',
  'district_id',
  'courier_id',
  'governorate_code',
  'categories',
  'deals',
  'products',
]);
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** An object or a list. */
const structure = /^\s*[{[]/;
const phones = new Set(['phone', 'store_phone', 'buyer_phone']);
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/;

type Lookup = (key: string) => string;

/**
 * Translates table and field names of the audit log and formats values; untranslated ones are returned
 * unchanged.
 */
export function useAuditWords() {
  const { t, i18n } = useTranslation(['audit', 'common']);
  const format = useFormat();
  const word = (key: string) => (i18n.exists(`audit:${key}`) ? (t as unknown as Lookup)(key) : null);
  const valueOf = (field: string, value: string | null): string => {
    if (value === null) return t('nothing');
    if (things.has(field) && !count.test(value)) return t('values.given');
    if (uuid.test(value) || structure.test(value)) return t('values.given');
    if (value === 'true') return t('values.yes');
    if (value === 'false') return t('values.no');
    if (moment.test(value)) return format.dateTime(value);
    if (field === 'unit' || field === 'pack_unit') return format.unit(value);
    if (phones.has(field)) return `\u2066${formatPhone(value)}\u2069`;
    if (money.has(field)) return format.money(Number(value));
    if (numbers.has(field)) return format.number(Number(value));
    return word(`values.${field}.${value}`) ?? value;
  };
  return {
    /** Label of an entry; that of an export lists the kinds of rows in it. */
    label: ({ table_name, label }: Pick<AuditView, 'table_name' | 'label'>) =>
      table_name === 'exports' && label
        ? label
            .split(', ')
            .map((kind) => word(`exported.${kind}`) ?? kind)
            .join(t('common:listComma') + ' ')
        : table_name === 'staff' && label
          ? (word(`values.role.${label}`) ?? label)
          : label,
    /** State of a bulk change or import, with what an undo left. */
    state: ({ status, undone, kept }: NonNullable<AuditView['state']>) =>
      status === 'undone' && kept
        ? t('batchStates.partly', {
            undone: format.number(undone ?? 0),
            kept: format.number(kept),
          })
        : (word(`batchStates.${status}`) ?? t('batchStates.working')),
    thing: (table: string) => word(`things.${table}`) ?? table,
    /** Null if the field has no translation. */
    field: (name: string) => word(`fields.${name}`),
    value: valueOf,
    /** One change as text: the field, and its value or both values. */
    change: ({ field, before, after }: AuditChange, isUpdate: boolean) => {
      const name = word(`fields.${field}`) ?? field;
      const [from, to] = [valueOf(field, before), valueOf(field, after)];
      if (!isUpdate) return `${name}: ${after === null ? from : to}`;
      return `${name}: ${from === to ? t('values.changed') : `${from} → ${to}`}`;
    },
  };
}
