import { leastSellable, type PriceBreak, type QuantityRule, sum } from '@mawad/shared-ui/store';

interface VolumeLine {
  quantity: number;
  priceBreaks: readonly PriceBreak[];
  rule: QuantityRule;
  /** Most that can be ordered today. */
  stock: number;
}

/** The next lower price that stock allows: how many more it takes, up to which quantity; null where there is none. */
export function nextBreak({ quantity, priceBreaks, rule, stock }: VolumeLine) {
  const next = priceBreaks.find((one) => one.quantity > quantity);
  if (!next) return null;
  const to = leastSellable(next.quantity, rule);
  return to > stock ? null : { to, more: sum(to, -quantity), price: next.price };
}
