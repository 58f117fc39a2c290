import { readNumber, readPercent } from '@mawad/shared-i18n/read-number';
import { momentOf } from '@mawad/shared-ui/kit/baghdad-time.ts';
import type { BulkChange } from '@mawad/supabase/products/bulk-changes-queries';

export const bulkKinds = [
  'publish',
  'unpublish',
  'price',
  'confirm',
  'discount',
  'stock',
  'category',
  'delete',
] as const;
/** Kinds of change; only staff hide and show products, and change names, by file. */
export type BulkKind = (typeof bulkKinds)[number] | 'names' | 'hide' | 'show';

/** Field values of a bulk change as typed. */
export interface BulkTerms {
  direction: 'up' | 'down';
  measure: 'percent' | 'amount';
  value: string;
  round: boolean;
  /** Confirms large price changes. */
  jumps: boolean;
  /** Ends the deal. */
  ends: boolean;
  starts_at: string;
  ends_at: string;
  category_id: number | null;
  /** New names by product id, from a file; null for other changes. */
  names: Record<string, { name_en?: string; name_ar?: string }> | null;
}

export const noTerms: BulkTerms = {
  direction: 'up',
  measure: 'percent',
  value: '',
  round: true,
  jumps: false,
  ends: false,
  starts_at: '',
  ends_at: '',
  category_id: null,
  names: null,
};

const hasMeasure = (kind: BulkKind) => kind === 'price' || kind === 'stock';

/** Whether `value` is an amount rather than a percentage. */
export const isAmount = (kind: BulkKind, { measure }: BulkTerms) => hasMeasure(kind) && measure === 'amount';

/** Returns the reader of `value`, which is an amount or a percentage. */
export const readBulkValue = (kind: BulkKind, terms: BulkTerms) =>
  isAmount(kind, terms) ? readNumber : readPercent;

/** Change that the fields describe; null while they are incomplete or invalid. */
export function bulkChangeOf(kind: BulkKind, terms: BulkTerms): BulkChange | null {
  const result = readBulkValue(kind, terms)(terms.value);
  const value = 'value' in result ? result.value : null;
  if (kind === 'price' || kind === 'stock') {
    if (value === null || value <= 0) return null;
    const signed = terms.direction === 'up' ? value : -value;
    if (kind === 'stock') return { kind, [terms.measure]: signed };
    return {
      kind,
      [terms.measure]: signed,
      round: terms.round ? 250 : 1,
      ...(terms.jumps && { jumps: true }),
    };
  }
  if (kind === 'discount') {
    if (terms.ends) return { kind, percent: null };
    if (value === null || value < 1 || value > 90) return null;
    return { kind, percent: value, starts_at: momentOf(terms.starts_at), ends_at: momentOf(terms.ends_at) };
  }
  if (kind === 'category')
    return terms.category_id === null ? null : { kind, category_id: terms.category_id };
  if (kind === 'names') return terms.names && { kind, names: terms.names };
  return { kind };
}
