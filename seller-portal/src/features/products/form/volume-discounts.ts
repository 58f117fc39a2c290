import { type VolumeDiscount } from '@mawad/supabase/products/queries';
import { amountOf } from './read-amount.ts';

/** Volume price as typed. */
export interface VolumeValues {
  quantity: string;
  percent: string;
}

type VolumeRule = 'required' | 'above_minimum' | 'rising' | 'percent';

interface VolumeIssue {
  place: number;
  field: keyof VolumeValues;
  rule: VolumeRule;
}

const largestPercent = 90;

/** Converts the rows with valid numbers for saving. */
export function volumeDiscountsOf(values: readonly VolumeValues[]): VolumeDiscount[] {
  return values.flatMap((row) => {
    const [quantity, percent] = [amountOf(row.quantity), amountOf(row.percent)];
    return quantity === null || percent === null ? [] : [{ quantity, percent }];
  });
}

/** Problems that block saving: quantities and percentages must rise, the first quantity above the smallest order. */
export function volumeIssues(values: readonly VolumeValues[], minQuantity: number): VolumeIssue[] {
  return values.flatMap((row, place): VolumeIssue[] => {
    const before = values[place - 1];
    const [quantity, percent] = [amountOf(row.quantity), amountOf(row.percent)];
    const [lastQuantity, lastPercent] = before
      ? [amountOf(before.quantity), amountOf(before.percent)]
      : [minQuantity, 0];
    const ofQuantity = quantityRule(row.quantity, quantity, lastQuantity, place === 0);
    const ofPercent = percentRule(row.percent, percent, lastPercent);
    return [
      ...(ofQuantity ? [{ place, field: 'quantity' as const, rule: ofQuantity }] : []),
      ...(ofPercent ? [{ place, field: 'percent' as const, rule: ofPercent }] : []),
    ];
  });
}

function quantityRule(
  text: string,
  quantity: number | null,
  last: number | null,
  isFirst: boolean,
): VolumeRule | null {
  if (text.trim() === '') return 'required';
  if (quantity === null || last === null || quantity > last) return null;
  return isFirst ? 'above_minimum' : 'rising';
}

function percentRule(text: string, percent: number | null, last: number | null): VolumeRule | null {
  if (text.trim() === '') return 'required';
  if (percent === null) return null;
  const isFine = percent > 0 && percent <= largestPercent && Number(percent.toFixed(2)) === percent;
  if (!isFine) return 'percent';
  return last === null || percent > last ? null : 'rising';
}
