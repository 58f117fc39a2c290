import { momentOf } from '@mawad/shared-ui/portal/baghdad-time';
import type { BulkChange } from '@mawad/supabase/queries/bulk-changes';
import { amountOf } from '../form/read-amount.ts';

export const bulkKinds = ['publish', 'unpublish', 'price', 'discount', 'category', 'delete'] as const;
export type BulkKind = (typeof bulkKinds)[number];

/** What the fields of a change hold, as typed. */
export interface BulkTerms {
  direction: 'up' | 'down';
  measure: 'percent' | 'amount';
  value: string;
  round: boolean;
  /** Prices that jump are meant. */
  jumps: boolean;
  /** The reduced price goes. */
  ends: boolean;
  starts_at: string;
  ends_at: string;
  category_id: number | null;
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
};

/** The change that the fields say, or null while they do not say one. */
export function bulkChangeOf(kind: BulkKind, terms: BulkTerms): BulkChange | null {
  const value = amountOf(terms.value);
  if (kind === 'price') {
    if (value === null || value <= 0) return null;
    const signed = terms.direction === 'up' ? value : -value;
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
  return { kind };
}
