import { baghdadDay } from '@mawad/shared-i18n';
import type { AskedQuote, InboxItem, Offer } from '@mawad/supabase/quotes/queries';

type AskedLine = AskedQuote['lines'][number];

const item: InboxItem = {
  request_id: '99999999-9999-4999-8999-999999999999',
  number: 'RQ-7K3F9Q',
  status: 'Open',
  state: 'New',
  line_count: 3,
  first_lines: ['Cement 42.5', 'Rebar 12 mm', 'Site hoist'],
  governorate: 'IQ-BG',
  district: 'Karrada',
  is_pickup: false,
  needed_by: '2099-02-01',
  closes_at: '2099-01-10T12:00:00Z',
  asked_at: '2026-11-26T08:00:00Z',
  seen_at: '2026-11-26T09:00:00Z',
  answered_at: null,
  subtotal: null,
  unread_count: 0,
  is_outdated: false,
};

/** Request in the inbox of a seller. */
export const inboxItem = (change: Partial<InboxItem> = {}): InboxItem => ({ ...item, ...change });

/** Id of a requested line by its number. */
export const lineId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Requested line without own product. */
export function askedLine(number: number, change: Partial<AskedLine> = {}): AskedLine {
  return {
    id: lineId(number),
    position: number,
    product_id: null,
    variant_id: null,
    category_id: null,
    description: `Line ${number}`,
    description_ar: null,
    code: null,
    quantity: 10,
    unit: 'Piece',
    section: null,
    row_number: number + 1,
    revision: 1,
    suggestion: null,
    awarded: null,
    ...change,
  };
}

/** Two tons of cement, of which the company sells bags of 50 kg. */
export const cementLine = askedLine(1, {
  description: 'Cement 42.5',
  section: 'Concrete',
  quantity: 2,
  unit: 'Ton',
  suggestion: {
    product_id: 7,
    variant_id: null,
    name_en: 'Resistant cement 50 kg',
    name_ar: 'سمنت مقاوم 50 كغم',
    sku: 'CEM-50',
    unit: 'Bag',
    units_per_requested: 20,
    unit_price: 9_000,
    lowest_price: 8_500,
    stock: 400,
  },
});

/** Request with three lines: cement of the catalogue, rebar, and a hoist without a firm quantity. */
export function askedQuote(change: Partial<AskedQuote> = {}): AskedQuote {
  return {
    ...item,
    revision: 1,
    message: 'Deliver to the gate.',
    payment: 'credit_30',
    buyer: null,
    hides_buyer: false,
    buyer_asked: 9,
    buyer_accepted: 4,
    lines: [
      cementLine,
      askedLine(2, { description: 'Rebar 12 mm', quantity: 500 }),
      askedLine(3, { description: 'Site hoist', quantity: null, unit: 'Each' }),
    ],
    files: [],
    own_files: [],
    offers: [],
    draft: null,
    delivery_fee: 15_000,
    delivery_lead_days: 2,
    messages: [],
    events: [],
    orders: [],
    ...change,
  };
}

/** Offer for the cement alone. */
export function sentOffer(change: Partial<Offer> = {}): Offer {
  return {
    id: '55555555-5555-4555-8555-555555555555',
    revision: 1,
    request_revision: 1,
    status: 'Sent',
    delivery_fee: 15_000,
    valid_until: baghdadDay(20),
    terms: 'Cash on delivery',
    note: '',
    line_count: 1,
    subtotal: 360_000,
    created_at: '2026-11-26T10:00:00Z',
    lines: [
      {
        line_id: cementLine.id,
        refusal: null,
        product_id: 7,
        variant_id: null,
        offered_name: null,
        is_equivalent: false,
        unit: 'Bag',
        units_per_requested: 20,
        unit_price: 9_000,
        quantity: 40,
        lead_days: 2,
        line_total: 360_000,
        product: {
          name_en: 'Resistant cement 50 kg',
          name_ar: 'سمنت مقاوم 50 كغم',
          sku: 'CEM-50',
          lowest_price: 8_500,
        },
      },
    ],
    ...change,
  };
}
