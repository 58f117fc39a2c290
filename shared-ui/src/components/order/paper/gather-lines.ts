import { isVoid, type PaperLine, type PaperOrder } from './paper-order.ts';

/** One thing to take from the shelf: its first line with the quantity of all, and what each order takes of it. */
export interface GatheredLine {
  line: PaperLine;
  uses: { number: string; quantity: number; isPickup: boolean }[];
}

/** What is the same on the shelf; goods that are gone from the catalogue are told apart by what was written down. */
function keyOf({ product_id, variant_id, sku, unit, size, color }: PaperLine): string {
  return JSON.stringify([product_id, variant_id, sku, unit, size, color]);
}

/** Three decimals is what the database holds: sums of binary fractions show more. */
const sum = (a: number, b: number) => Number((a + b).toFixed(3));

/** What several orders need, the same goods in one, by SKU. What is cancelled or does not come is left out. */
export function gatherLines(orders: PaperOrder[]): GatheredLine[] {
  const gathered = new Map<string, GatheredLine>();
  for (const { number, lines, pickup } of orders.filter((order) => !isVoid(order))) {
    for (const line of lines.filter(({ quantity }) => quantity > 0)) {
      const { quantity } = line;
      const known = gathered.get(keyOf(line)) ?? { line: { ...line, quantity: 0 }, uses: [] };
      const use = known.uses.find((one) => one.number === number);
      if (use) use.quantity = sum(use.quantity, quantity);
      else known.uses.push({ number, quantity, isPickup: pickup !== null });
      known.line.quantity = sum(known.line.quantity, quantity);
      gathered.set(keyOf(line), known);
    }
  }
  return [...gathered.values()].sort((a, b) => a.line.sku.localeCompare(b.line.sku, 'en', { numeric: true }));
}
