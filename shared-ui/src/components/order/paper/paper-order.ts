import type { UnitName } from '@mawad/shared-i18n';

/** What a sheet of paper says about one line of an order; IQD, null for a reader who may not see money. */
export interface PaperLine {
  id: number;
  product_id: number | null;
  variant_id: number | null;
  name_en: string;
  name_ar: string;
  sku: string;
  unit: UnitName;
  size: string | null;
  color: string | null;
  color_ar: string | null;
  /** Return rule that held when the order was placed. */
  returns: '30_days' | 'faulty_only' | 'none';
  unit_price: number | null;
  quantity: number;
  /** What was ordered, where less of it comes. */
  ordered_quantity: number | null;
  line_total: number | null;
}

/** An invoice, or a credit note that takes a part of it back, as it was issued. */
export interface OrderPaper {
  kind: 'invoice' | 'credit_note';
  number: string;
  lines: { line_id: number; quantity: number; amount: number }[];
  subtotal: number;
  delivery_fee: number;
  total: number;
  issued_at: string;
}

/** What a sheet of paper says about an order; IQD (null for a reader who may not see money), phones E.164, governorates by their codes. */
export interface PaperOrder {
  id: string;
  number: string;
  status: string;
  created_at: string;
  /** Null while the order awaits approval. */
  approved_at: string | null;
  /** What was paid at the door, of refused goods the delivery fee; null while nothing was. */
  cash_collected: number | null;
  /** The invoice and its credit notes; none before the approval, or for a reader who may not see money. */
  papers: OrderPaper[];
  /** As registered when the order was placed. */
  company_name: string;
  company_name_en: string;
  company_name_ar: string;
  subtotal: number | null;
  delivery_fee: number | null;
  total: number | null;
  seller: { phone: string | null; governorate: string | null };
  /** Where the buyer collects it; null: it is delivered. */
  pickup: {
    address_en: string | null;
    address_ar: string | null;
    note_en: string | null;
    note_ar: string | null;
    governorate: string;
  } | null;
  delivery: {
    full_name: string;
    phone: string;
    governorate?: string;
    district?: string;
    address?: string;
    landmark?: string;
    notes?: string;
  };
  lines: PaperLine[];
}

/** A governorate with the names of its districts, to write places in both languages. */
export interface PaperPlace {
  code: string;
  name_en: string;
  name_ar: string;
  districts: { name_en: string; name_ar: string }[];
}

/** Whether nothing of an order is delivered any more. */
export function isVoid({ status }: Pick<PaperOrder, 'status'>): boolean {
  return status === 'Cancelled' || status === 'Rejected';
}
