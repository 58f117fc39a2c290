import { isVoid, type PaperLine, type PaperOrder } from './paper-order.ts';

/** One item to pick: its line with the total quantity, and the quantity for each order. */
export interface GatheredLine {
  line: PaperLine;
  uses: { number: string; quantity: number; isPickup: boolean }[];
}

/** Key of identical items; goods deleted from the catalogue are identified by the recorded fields. */
function keyOf({ product_id, variant_id, sku, unit, size, color }: PaperLine): string {
  return JSON.stringify([product_id, variant_id, sku, unit, size, color]);
}

/** Rounds to three decimals as in the database, because sums of binary fractions have more. */
const sum = (a: number, b: number) => Number((a + b).toFixed(3));

/**
 * Lines of several orders with identical items combined, sorted by SKU. Excludes cancelled orders and
 * quantities of zero.
 */
export function gatherLines(orders: PaperOrder[]): GatheredLine[] {
  const gathered = new Map<string, GatheredLine>();
  for (const { number, lines, pickup } of orders.filter((order) => !isVoid(order))) {
    for (const line of lines.filter(({ quantity }) => quantity > 0)) {
      const { quantity } = line;
      const item = gathered.get(keyOf(line)) ?? { line: { ...line, quantity: 0 }, uses: [] };
      const use = item.uses.find((one) => one.number === number);
      if (use) use.quantity = sum(use.quantity, quantity);
      else item.uses.push({ number, quantity, isPickup: pickup !== null });
      item.line.quantity = sum(item.line.quantity, quantity);
      gathered.set(keyOf(line), item);
    }
  }
  return [...gathered.values()].sort((a, b) => a.line.sku.localeCompare(b.line.sku, 'en', { numeric: true }));
}
