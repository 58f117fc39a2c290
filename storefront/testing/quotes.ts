import type {
  ComparedOffer,
  ComparedPrice,
  Comparison,
  OwnQuote,
  OwnQuoteLine,
  OwnQuoteSummary,
} from '@mawad/supabase/quotes/queries';

export function ownLine(change: Partial<OwnQuoteLine> = {}): OwnQuoteLine {
  return {
    id: 'cement',
    position: 1,
    product_id: null,
    variant_id: null,
    category_id: null,
    description: 'Portland cement 42.5 R',
    description_ar: null,
    code: null,
    quantity: 100,
    unit: 'Bag',
    section: null,
    row_number: null,
    revision: 1,
    seller_count: 2,
    awarded_to: null,
    ...change,
  };
}

/** Price of 10,000 IQD per bag, 1,000,000 IQD for the line. */
export function comparedPrice(change: Partial<ComparedPrice> = {}): ComparedPrice {
  return {
    offer_id: 'offer-1',
    line_id: 'cement',
    refusal: null,
    product_id: null,
    variant_id: null,
    offered_name: null,
    is_equivalent: false,
    unit: 'Bag',
    units_per_requested: 1,
    unit_price: 10_000,
    quantity: 100,
    lead_days: 2,
    line_total: 1_000_000,
    price_per_requested: 10_000,
    supplied: 100,
    is_partial: false,
    is_best: true,
    above_best: 0,
    blocked: null,
    product: null,
    ...change,
  };
}

export function comparedOffer(change: Partial<ComparedOffer> = {}): ComparedOffer {
  return {
    id: 'offer-1',
    revision: 1,
    request_revision: 1,
    status: 'Sent',
    delivery_fee: 25_000,
    valid_until: '2026-12-20',
    terms: '',
    note: '',
    line_count: 1,
    subtotal: 1_000_000,
    created_at: '2026-11-20T09:00:00Z',
    lines: [comparedPrice()],
    company_id: 'company-1',
    company_name_en: 'Dijla',
    company_name_ar: 'دجلة',
    company_slug: 'dijla',
    company_phone: '+9647701234567',
    rating_average: 4.5,
    rating_count: 12,
    quoted_count: 1,
    is_complete: true,
    is_exact: true,
    max_lead_days: 2,
    landed_total: 1_025_000,
    is_pickup: false,
    files: [],
    ...change,
  };
}

export function comparison(change: Partial<Comparison> = {}): Comparison {
  return {
    request: {
      id: 'quote-1',
      number: 'RQ-7K3F9Q',
      status: 'Open',
      version: 1,
      revision: 1,
      closes_at: '2026-12-01T09:00:00Z',
      governorate: 'IQ-BG',
      district: null,
      is_pickup: false,
      ...{ buying: null, project_id: null, may_accept: true, waiting: [] },
    },
    lines: [ownLine()],
    offers: [comparedOffer()],
    proposals: [],
    split_saves: null,
    ...change,
  };
}

export function quoteSummary(change: Partial<OwnQuoteSummary> = {}): OwnQuoteSummary {
  return {
    buying: null,
    id: 'quote-1',
    number: 'RQ-7K3F9Q',
    status: 'Open',
    line_count: 2,
    seller_count: 5,
    offer_count: 0,
    awarded_count: 0,
    unread_count: 0,
    governorate: 'IQ-BG',
    needed_by: '2026-12-20',
    closes_at: '2026-12-04T09:00:00Z',
    created_at: '2026-11-20T09:00:00Z',
    updated_at: '2026-11-20T09:00:00Z',
    ...change,
  };
}

export function quoteDetail(change: Partial<OwnQuote> = {}): OwnQuote {
  return {
    ...quoteSummary(),
    version: 3,
    revision: 1,
    full_name: 'Huda',
    company_name: null,
    email: 'buyer@mawad.test',
    phone: '+9647701234567',
    hides_buyer: false,
    district: 'Karrada',
    is_pickup: false,
    payment: 'cash',
    message: 'Gate 2\nafter 8',
    sent_at: '2026-11-20T09:00:00Z',
    draft: null,
    lines: [
      ownLine({ product_id: 7, quantity: 50, section: 'Concrete', row_number: 4 }),
      ownLine({
        id: 'rebar',
        position: 2,
        description: 'شيش ١٢ ملم',
        quantity: 2.5,
        unit: 'Ton',
        seller_count: 0,
      }),
    ],
    sellers: [
      {
        company_id: 'company-1',
        company_name_en: 'Dijla',
        company_name_ar: 'دجلة',
        company_slug: 'dijla',
        state: 'New',
        unread_count: 0,
      },
    ],
    named_sellers: [],
    excluded_sellers: [],
    files: [],
    events: [],
    orders: [],
    ...change,
  };
}
