import type { PriceBreak } from '@mawad/supabase/queries/catalogue';
import { type VolumeDiscount } from '@mawad/supabase/queries/own-products';
import { amountOf } from './read-amount.ts';

/** A price by volume as it is typed. */
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

/** The typed values that are numbers, as they are saved. */
export function volumeDiscountsOf(values: readonly VolumeValues[]): VolumeDiscount[] {
  return values.flatMap((row) => {
    const [quantity, percent] = [amountOf(row.quantity), amountOf(row.percent)];
    return quantity === null || percent === null ? [] : [{ quantity, percent }];
  });
}

/** What keeps them from being saved: quantities and percentages rise, the first quantity above the smallest order. */
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

/** A price by volume, in whole dinars, as the database's `volume_price` answers it. */
export const volumePrice = (price: number, percent: number): number =>
  Math.max(1, Math.round((price * (100 - percent)) / 100));

/** What buyers will read of them: only what is lower than the price before it, a deal's too, as `price_breaks` does. */
export function priceBreaksOf(
  discounts: readonly VolumeDiscount[],
  { price, deal }: { price: number; deal: number | null },
): PriceBreak[] {
  let last = deal ?? price;
  return discounts.flatMap(({ quantity, percent }) => {
    const reduced = volumePrice(price, percent);
    if (reduced >= last) return [];
    last = reduced;
    return [{ quantity, price: reduced }];
  });
}
