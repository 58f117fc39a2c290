import { isVoid, type PaperLine, type PaperOrder } from '../components/order/paper/paper-order.ts';

/** A paper about money as its sheet shows it; amounts in IQD. */
export interface Bill {
  kind: 'proforma' | 'invoice' | 'credit_note';
  /** Null for a pro forma, which is no invoice yet. */
  number: string | null;
  issued_at: string;
  lines: PaperLine[];
  subtotal: number;
  delivery_fee: number;
  total: number;
}

/**
 * The papers about money that an order has: a pro forma before it is approved, then the invoice and its credit notes. An order that
 * was called off before the approval has none, nor does one whose reader may not see money.
 */
export function billsOf(order: PaperOrder): Bill[] {
  if (order.papers.length > 0) {
    return order.papers.map((paper) => ({
      ...paper,
      lines: order.lines.flatMap((line) => {
        const billed = paper.lines.find(({ line_id }) => line_id === line.id);
        return billed ? [withBilled(line, billed)] : [];
      }),
    }));
  }
  const { lines, subtotal, delivery_fee, total, created_at } = order;
  if (isVoid(order) || subtotal === null || delivery_fee === null || total === null) return [];
  return [{ kind: 'proforma', number: null, issued_at: created_at, lines, subtotal, delivery_fee, total }];
}

function withBilled(line: PaperLine, { quantity, amount }: { quantity: number; amount: number }): PaperLine {
  const wasShort = line.ordered_quantity !== null && line.ordered_quantity > quantity;
  return {
    ...line,
    quantity,
    line_total: amount,
    ordered_quantity: wasShort ? line.ordered_quantity : null,
  };
}

/** What is to be paid for an order or was paid, IQD; null when it was called off and nothing was paid, or the reader may not see money. */
export function paymentOf(order: PaperOrder): { word: 'toCollect' | 'paid' | 'feePaid'; iqd: number } | null {
  const { cash_collected: paid, total } = order;
  if (isVoid(order)) return paid === null ? null : { word: 'feePaid', iqd: paid };
  if (paid !== null) return { word: 'paid', iqd: paid };
  return total === null ? null : { word: 'toCollect', iqd: total };
}
