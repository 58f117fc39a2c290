import type {
  Returnable,
  ReturnableLine,
  ReturnCase,
  ReturnEvent,
  ReturnLine,
  ReturnList,
  ReturnReason,
  ReturnSummary,
} from '@mawad/supabase/returns/queries';

const company = {
  company_name_en: 'Al-Rafidain',
  company_name_ar: 'الرافدين',
  company_slug: 'al-rafidain',
};

export const damaged: ReturnReason = {
  id: 1,
  code: 'damaged',
  name_en: 'Arrived damaged',
  name_ar: 'وصلت تالفة',
  is_fault: true,
  way_back_by: 'seller',
};

export const noLongerNeeded: ReturnReason = {
  id: 2,
  code: 'not_needed',
  name_en: 'No longer needed',
  name_ar: 'لم أعد أحتاجها',
  is_fault: false,
  way_back_by: 'buyer',
};

const goods = {
  product_id: 7,
  name_en: 'Portland cement 42.5 R',
  name_ar: 'سمنت بورتلاندي 42.5 R',
  sku: 'CEM-42',
  unit: 'Bag',
  size: null,
  color: null,
  color_ar: null,
  main_image: null,
};

/** Line of 3 bags. */
export function returnableLine(change: Partial<ReturnableLine> = {}): ReturnableLine {
  return {
    ...goods,
    order_line_id: 1,
    quantity: 3,
    returnable: 3,
    step: 1,
    unit_price: 12_500,
    rule: '30_days',
    is_free: true,
    refused_because: null,
    ...change,
  };
}

/** Delivered order with 3 bags and 12.5 m² of tiles. */
export function returnable(change: Partial<Returnable> = {}): Returnable {
  return {
    order: {
      id: 'order-1',
      number: 'MW-7K3F9Q',
      status: 'Delivered',
      company_id: 'seller-1',
      ...company,
      phone: '+9647701234567',
      delivered_at: '2099-11-20T09:00:00Z',
    },
    last_day: '2099-12-20',
    return_days: 30,
    answer_hours: 48,
    lines: [
      returnableLine(),
      returnableLine({
        order_line_id: 2,
        product_id: 8,
        name_en: 'Floor tile 60 × 60',
        name_ar: 'بلاط أرضي 60 × 60',
        sku: 'TILE-60',
        unit: 'Square meter',
        quantity: 12.5,
        returnable: 12.5,
        step: 0.001,
        rule: 'faulty_only',
        is_free: false,
      }),
    ],
    reasons: [damaged, noLongerNeeded],
    returns: [],
    ...change,
  };
}

export function returnSummary(change: Partial<ReturnSummary> = {}): ReturnSummary {
  return {
    id: 'return-1',
    number: 'RT-4H8K2M',
    status: 'Requested',
    wish: 'refund',
    handover: null,
    outcome: null,
    is_appealed: false,
    due_at: '2099-11-24T09:00:00Z',
    due_kind: 'answer',
    is_waiting: false,
    order_id: 'order-1',
    order_number: 'MW-7K3F9Q',
    company_id: 'seller-1',
    ...company,
    buyer_name: 'Ali Hassan',
    line_count: 1,
    name_en: goods.name_en,
    name_ar: goods.name_ar,
    main_image: null,
    reasons: [damaged],
    value: 25_000,
    refund: null,
    version: 1,
    created_at: '2099-11-22T09:00:00Z',
    updated_at: '2099-11-22T09:00:00Z',
    ...change,
  };
}

export function returnList(items: ReturnSummary[]): ReturnList {
  return { items, count: items.length, count_is_estimate: false, page: 1, pages: 1, counts: {} };
}

const returnLine: ReturnLine = {
  ...goods,
  id: 11,
  order_line_id: 1,
  delivered: 3,
  quantity: 2,
  step: 1,
  reason: damaged,
  note: 'Two are torn',
  received: null,
  restock: null,
  condition: null,
  value: 25_000,
  refund: null,
};

export function returnEvent(change: Partial<ReturnEvent> = {}): ReturnEvent {
  return {
    id: 1,
    kind: 'requested',
    from_status: null,
    to_status: 'Requested',
    actor_role: 'buyer',
    actor: 'Ali Hassan',
    note: null,
    pictures: [],
    changes: null,
    created_at: '2099-11-22T09:00:00Z',
    ...change,
  };
}

/** Request to give back 2 of 3 bags, which the seller has not answered. */
export function returnCase(change: Partial<ReturnCase> = {}): ReturnCase {
  return {
    id: 'return-1',
    number: 'RT-4H8K2M',
    status: 'Requested',
    wish: 'refund',
    handover: null,
    outcome: null,
    version: 1,
    side: 'buyer',
    actions: ['withdraw'],
    due_at: '2099-11-24T09:00:00Z',
    due_kind: 'answer',
    appeal: null,
    way_back_by: 'seller',
    phone: '+9647701234567',
    created_at: '2099-11-22T09:00:00Z',
    order: {
      id: 'order-1',
      number: 'MW-7K3F9Q',
      company_id: 'seller-1',
      ...company,
      buyer_name: 'Ali Hassan',
      seller_phone: '+9647801112223',
      delivered_at: '2099-11-20T09:00:00Z',
    },
    showroom: null,
    lines: [returnLine],
    money: { goods: 25_000, most: 25_000, reduction: null, refund: null, credited: 0, paid: null },
    paid_order: { id: 'order-1', number: 'MW-7K3F9Q' },
    credit_notes: [],
    exchange_order: null,
    events: [returnEvent()],
    marks: null,
    ...change,
  };
}
