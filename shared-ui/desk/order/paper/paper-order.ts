/** One order line on paper; IQD, null for a reader who may not see money. */
export interface PaperLine {
  id: number;
  product_id: number | null;
  variant_id: number | null;
  name_en: string;
  name_ar: string;
  sku: string;
  /** A code of the unit table; of accepted offers also a unit as the seller wrote it. */
  unit: string;
  size: string | null;
  color: string | null;
  color_ar: string | null;
  /** Return rule that held when the order was placed. */
  returns: '30_days' | 'faulty_only' | 'none';
  unit_price: number | null;
  quantity: number;
  /** Original quantity if it was reduced; otherwise null. */
  ordered_quantity: number | null;
  line_total: number | null;
}

/** An issued invoice, or a credit note for a part of it. */
export interface OrderPaper {
  kind: 'invoice' | 'credit_note';
  number: string;
  lines: { line_id: number; quantity: number; amount: number }[];
  subtotal: number;
  delivery_fee: number;
  total: number;
  issued_at: string;
}

/** An order on paper: IQD (null for a reader who may not see money), E.164 phones, governorate codes. */
export interface PaperOrder {
  id: string;
  number: string;
  status: string;
  created_at: string;
  /** ISO date in Iraq: day by which the goods arrive or are ready for pickup. */
  due_on: string;
  /** Null while the order awaits approval. */
  approved_at: string | null;
  /** Amount paid at the door, for refused goods the delivery fee; null before payment. */
  cash_collected: number | null;
  /** The invoice and its credit notes; empty before approval, or for a reader who may not see money. */
  papers: OrderPaper[];
  /** Registered name when the order was placed. */
  company_name: string;
  company_name_en: string;
  company_name_ar: string;
  subtotal: number | null;
  delivery_fee: number | null;
  total: number | null;
  seller: { phone: string | null; governorate: string | null };
  /** Pickup address; null if the order is delivered. */
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
    buyer_company?: string;
    tax_number?: string;
    purchase_order?: string;
    cost_code?: string;
    /** Number and name. */
    project?: string;
  };
  lines: PaperLine[];
}

/** A governorate and its districts in both languages. */
export interface PaperPlace {
  code: string;
  name_en: string;
  name_ar: string;
  districts: { name_en: string; name_ar: string }[];
}

/** True if the order was cancelled or rejected. */
export function isVoid({ status }: Pick<PaperOrder, 'status'>): boolean {
  return status === 'Cancelled' || status === 'Rejected';
}
