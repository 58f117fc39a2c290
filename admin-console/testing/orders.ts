import type { OrderDetail, OrderSummary } from '@mawad/supabase/orders/queries';

const summary: OrderSummary = {
  id: '11111111-1111-4111-8111-111111111111',
  number: 'MW-7K3F9Q',
  checkout_id: '22222222-2222-4222-8222-222222222222',
  status: 'Processing',
  approved_at: null,
  confirmation: null,
  company_id: 's1',
  company_name: 'Tigris Tools',
  company_name_en: 'Tigris Tools',
  company_name_ar: 'عدد دجلة',
  company_slug: 'tigris-tools',
  buyer_name: 'Sara Ahmed',
  governorate: 'IQ-BG',
  subtotal: 125_000,
  delivery_fee: 0,
  total: 125_000,
  cash_collected: null,
  cash_settled_at: null,
  is_pickup: false,
  lead_days: 2,
  due_on: '2099-12-01',
  shipment: null,
  replaced_return: null,
  line_count: 1,
  version: 1,
  created_at: '2026-11-20T10:00:00Z',
};

/** An order as lists show it. */
export function orderSummary(change: Partial<OrderSummary> = {}): OrderSummary {
  return { ...summary, ...change };
}

/** An order with one line and its first event. */
export function orderDetail(change: Partial<OrderDetail> = {}): OrderDetail {
  return {
    ...summary,
    pickup: null,
    payment_method: 'cash_on_delivery',
    needs_truck: false,
    papers: [],
    seller: { phone: '+9647801112223', governorate: 'IQ-BG' },
    delivery: {
      full_name: 'Sara Ahmed',
      phone: '+9647701234567',
      email: 'sara@mawad.test',
      governorate: 'IQ-BG',
      district: 'Karrada',
      address: 'Street 62, house 5',
    },
    lines: [
      {
        id: 1,
        product_id: 7,
        variant_id: null,
        name_en: 'Portland cement',
        name_ar: 'سمنت بورتلاندي',
        sku: 'CEM-50',
        unit: 'Bag',
        size: null,
        color: null,
        color_ar: null,
        main_image: null,
        unit_price: 12_500,
        ordered_quantity: null,
        returns: '30_days',
        quantity: 10,
        line_total: 125_000,
      },
    ],
    events: [
      {
        id: 1,
        from_status: null,
        to_status: 'Processing',
        kind: 'placed',
        actor_role: 'buyer',
        actor: null,
        note: null,
        changes: null,
        created_at: '2026-11-20T10:00:00Z',
      },
    ],
    ...change,
  };
}
