import {
  leastSellable,
  type PriceBreak,
  type QuantityRule,
  sum,
} from '@mawad/shared-ui/platform/store/index.ts';

interface VolumeLine {
  quantity: number;
  priceBreaks: readonly PriceBreak[];
  rule: QuantityRule;
  /** Maximum that can be ordered now. */
  stock: number;
}

/**
 * Next lower price by volume: its quantity, price and the missing quantity; null if there is none or the
 * stock is too low.
 */
export function nextBreak({ quantity, priceBreaks, rule, stock }: VolumeLine) {
  const next = priceBreaks.find((one) => one.quantity > quantity);
  if (!next) return null;
  const to = leastSellable(next.quantity, rule);
  return to > stock ? null : { to, more: sum(to, -quantity), price: next.price };
}
