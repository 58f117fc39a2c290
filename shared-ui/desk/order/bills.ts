import { isVoid, type PaperLine, type PaperOrder } from './paper/paper-order.ts';

/** A billing document; amounts in IQD. */
export interface Bill {
  kind: 'proforma' | 'invoice' | 'credit_note';
  /** Null for a pro forma invoice. */
  number: string | null;
  issued_at: string;
  lines: PaperLine[];
  subtotal: number;
  delivery_fee: number;
  total: number;
}

/**
 * Billing documents of an order: a pro forma invoice before approval, then the invoice and its credit notes.
 * Empty for an order cancelled before approval, and for a reader who may not see money.
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

/**
 * Amount in IQD that is due or was paid; null if the order was cancelled without payment, or the reader may
 * not see money.
 */
export function paymentOf(order: PaperOrder): { word: 'toCollect' | 'paid' | 'feePaid'; iqd: number } | null {
  const { cash_collected: paid, total } = order;
  if (isVoid(order)) return paid === null ? null : { word: 'feePaid', iqd: paid };
  if (paid !== null) return { word: 'paid', iqd: paid };
  return total === null ? null : { word: 'toCollect', iqd: total };
}
