import type { PaperLine, PaperOrder } from './paper-order.ts';

/** One thing to take from the shelf: its first line with the quantity of all, and what each order takes of it. */
export interface GatheredLine {
  line: PaperLine;
  uses: { number: string; quantity: number }[];
}

const keyOf = ({ sku, unit, size, color }: PaperLine) => JSON.stringify([sku, unit, size, color]);

/** The lines of several orders with the same goods in one, by SKU. */
export function gatherLines(orders: PaperOrder[]): GatheredLine[] {
  const gathered = new Map<string, GatheredLine>();
  for (const { number, lines } of orders) {
    for (const line of lines) {
      const known = gathered.get(keyOf(line));
      if (!known) {
        gathered.set(keyOf(line), { line, uses: [{ number, quantity: line.quantity }] });
        continue;
      }
      // Three decimals is what the database holds: sums of binary fractions show more.
      known.line = { ...known.line, quantity: Number((known.line.quantity + line.quantity).toFixed(3)) };
      const use = known.uses.find((one) => one.number === number);
      if (use) use.quantity = Number((use.quantity + line.quantity).toFixed(3));
      else known.uses.push({ number, quantity: line.quantity });
    }
  }
  return [...gathered.values()].sort((a, b) => a.line.sku.localeCompare(b.line.sku, 'en', { numeric: true }));
}
