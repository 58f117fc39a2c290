import type { PriceBreak } from '@mawad/supabase/catalogue/queries';
import type { VolumeDiscount } from '@mawad/supabase/products/queries';

/** Volume price in whole dinars, like the database's `volume_price`. */
export const volumePrice = (price: number, percent: number): number =>
  Math.max(1, Math.round((price * (100 - percent)) / 100));

/** Volume prices shown to buyers: each lower than the one before and than the deal, like `price_breaks`. */
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
