import type { MyOrder, OrderDetail, OrderLine, OrderSummary } from '@mawad/supabase/orders/queries';

const summary: OrderSummary = {
  id: 'order-1',
  number: 'MW-7K3F9Q',
  checkout_id: 'checkout-1',
  status: 'Processing',
  approved_at: null,
  confirmation: null,
  company_id: 'seller-1',
  company_name: 'Al-Rafidain',
  company_name_en: 'Al-Rafidain',
  company_name_ar: 'الرافدين',
  company_slug: 'al-rafidain',
  buyer_name: 'Ali Hassan',
  governorate: 'IQ-BG',
  subtotal: 37_500,
  delivery_fee: 5_000,
  total: 42_500,
  cash_collected: null,
  cash_settled_at: null,
  is_pickup: false,
  lead_days: 2,
  due_on: '2099-12-01',
  shipment: null,
  replaced_return: null,
  line_count: 1,
  version: 1,
  created_at: '2026-11-01T09:00:00Z',
};

/** Line of 3 bags of product 7. */
export function orderLine(change: Partial<OrderLine> = {}): OrderLine {
  return {
    id: 1,
    product_id: 7,
    variant_id: null,
    name_en: 'Portland cement 42.5 R',
    name_ar: 'سمنت بورتلاندي 42.5 R',
    sku: 'CEM-42',
    unit: 'Bag',
    size: null,
    color: null,
    color_ar: null,
    main_image: null,
    unit_price: 12_500,
    ordered_quantity: null,
    returns: '30_days',
    quantity: 3,
    line_total: 37_500,
    ...change,
  };
}

export function myOrder(change: Partial<MyOrder> = {}): MyOrder {
  const { name_en, name_ar, main_image } = orderLine();
  return { ...summary, checkout_orders: 1, first_lines: [{ name_en, name_ar, main_image }], ...change };
}

export function orderDetail(change: Partial<OrderDetail> = {}): OrderDetail {
  return {
    ...summary,
    pickup: null,
    payment_method: 'cash_on_delivery',
    needs_truck: false,
    papers: [],
    delivery: {
      full_name: 'Ali Hassan',
      phone: '+9647701234567',
      email: 'buyer@mawad.test',
      governorate: 'IQ-BG',
      district: 'Karrada',
      address: 'Street 52, house 7',
    },
    seller: { phone: '+9647801112223', governorate: 'IQ-BA' },
    lines: [orderLine()],
    events: [
      {
        id: 1,
        kind: 'placed',
        from_status: null,
        to_status: 'Processing',
        actor_role: 'buyer',
        actor: null,
        note: null,
        changes: null,
        created_at: '2026-11-01T09:00:00Z',
      },
    ],
    ...change,
  };
}
