import { variantIdOf } from '@mawad/shared-ui/store';
import type { CartLine } from '../../cart/cart-lines.ts';
import type { Problem } from './use-place-order.ts';

/** What the server says of one line that stopped the order. */
interface ReportedLine {
  product_id: number;
  variant_id: number | null;
  unit_price?: number;
  available?: number;
}

/** A cart line with what the server reported of it. */
export interface ProblemLine {
  line: CartLine;
  reported: ReportedLine;
}

/** The lines that stopped the order, as the buyer knows them. */
export function problemLines({ error, lines }: Problem): ProblemLine[] {
  const reported = Array.isArray(error.context.lines) ? (error.context.lines as ReportedLine[]) : [];
  return reported.flatMap((report) => {
    const line = lines.find(
      ({ item }) =>
        item.product.id === report.product_id && variantIdOf(item) === (report.variant_id ?? null),
    );
    return line ? [{ line, reported: report }] : [];
  });
}
