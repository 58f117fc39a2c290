import type { Buying, PurchaseRequest } from '@mawad/supabase/buying/queries';

/** A company for which the signed-in buyer orders up to 20,000 IQD. */
export const buying = (values: Partial<Buying> = {}): Buying => ({
  company: {
    ...{ id: 'company-1', company_name: 'Dijla', company_name_en: 'Dijla', company_name_ar: 'دجلة' },
    ...{ tax_number: 'T-1', trade_licence: null, status: 'buying' },
  },
  ...{ role: 'buyer', rights: ['order'], order_limit: 20_000, month_limit: null, month_spent: 0, version: 1 },
  ...{ absent_from: null, absent_until: null, deputy_id: null, approvers: ['Huda'], waiting: 0 },
  projects: [
    {
      ...{ id: 'project-1', name: 'Hospital', number: null, receiver: 'Site office', phone: null },
      ...{ governorate: null, district: null, address: null },
    },
  ],
  ...values,
});

const line = (id: number, name_en: string) => ({
  ...{ id, product_id: id, variant_id: null, name_en, name_ar: name_en, sku: `S-${id}`, unit: 'Bag' },
  ...{ size: null, color: null, color_ar: null, main_image: null, unit_price: 10_000 },
  ...{ asked_quantity: 2, quantity: 2, is_fixed: false, line_total: 20_000 },
  ...{ company_name_en: 'Seller', company_name_ar: 'بائع', company_slug: null },
});

/** A waiting request for two bags each of cement and gypsum. */
export const purchaseRequest = (values: Partial<PurchaseRequest> = {}): PurchaseRequest => ({
  ...{ id: 'request-1', number: 'PR-7K3F9Q', state: 'waiting', version: 1, reasons: ['order_limit'] },
  ...{ requester: 'Omar', is_own: false, project_name: null, purchase_order: null, cost_code: null },
  ...{ subtotal: 40_000, delivery_total: 5_000, total: 45_000, line_count: 2 },
  ...{ expires_at: '2026-12-08T09:00:00Z', created_at: '2026-12-01T09:00:00Z' },
  ...{ may_decide: true, may_withdraw: false, note: null, delivery: {}, pickup: [], approvers: ['Huda'] },
  requester_limits: { order_limit: 20_000, month_limit: null, month_spent: 0 },
  ...{ project: null, quote: null },
  now: { subtotal: 40_000, delivery_total: 5_000, total: 45_000, problem: null },
  lines: [line(1, 'Cement'), line(2, 'Gypsum')],
  events: [],
  orders: [],
  ...values,
});
