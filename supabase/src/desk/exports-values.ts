import { actorKinds } from '../audit/values.ts';
import { returnsRules, units } from '../catalogue/values.ts';
import { ledgerKinds } from '../ledger/values.ts';
import { orderStatuses } from '../orders/values.ts';
import { userRoles } from '../people/users-values.ts';

/** Codes of exported columns by kind. The console writes words instead of them. */
export const exportCodes = {
  company_status: ['pending', 'approved', 'rejected', 'suspended', 'buying'],
  account_role: userRoles,
  staff_role: ['admin', 'support', 'catalogue', 'finance'],
  company_role: ['owner', 'manager', 'sales', 'warehouse', 'finance'],
  unit: units,
  returns_rule: returnsRules,
  moderation: ['visible', 'hidden'],
  order_status: orderStatuses,
  payment_method: ['cash_on_delivery'],
  quote_status: ['Open', 'Closed', 'Awarded', 'PartlyAwarded', 'Withdrawn', 'Expired'],
  quote_payment: ['cash', 'transfer', 'credit_30', 'credit_60'],
  language: ['en', 'ar'],
  message_status: ['New', 'Answered', 'Closed'],
  return_status: ['Requested', 'Accepted', 'Refused', 'OnItsWay', 'Received', 'Settled', 'Closed'],
  return_wish: ['refund', 'exchange', 'missing_part'],
  return_outcome: ['refunded', 'reduced', 'exchanged', 'part_sent', 'refused', 'withdrawn'],
  ledger_kind: ledgerKinds,
  actor_kind: actorKinds,
} as const;
export type ExportCode = keyof typeof exportCodes;

/**
 * Type of a column: times are ISO 8601, days YYYY-MM-DD, pictures are paths in the public bucket, governorates ISO 3166-2
 * codes; the place of a category is its path in both languages. An entry of the audit log has its action, its subject and its changed fields.
 */
export type ExportKind =
  | ('text' | 'number' | 'boolean' | 'time' | 'day' | 'picture' | 'governorate')
  | ('category_place' | 'log_action' | 'log_subject' | 'log_changes')
  | ExportCode;

/** Columns of each exported sheet, in order. */
export const exportColumns = {
  sellers: {
    ...{
      name: 'text',
      name_en: 'text',
      name_ar: 'text',
      slug: 'text',
      status: 'company_status',
      phone: 'text',
    },
    ...{ governorate: 'governorate', owner_email: 'text', created_at: 'time' },
  },
  users: {
    ...{ full_name: 'text', email: 'text', phone: 'text', role: 'account_role', staff_role: 'staff_role' },
    ...{ company_role: 'company_role', company_name: 'text', email_verified: 'boolean', created_at: 'time' },
    last_sign_in_at: 'time',
  },
  products: {
    ...{ id: 'number', company_name: 'text', sku: 'text', name_en: 'text', name_ar: 'text', brand: 'text' },
    ...{ model_number: 'text', category_en: 'text', category_ar: 'text', unit: 'unit', price: 'number' },
    ...{ discounted_price: 'number', deal_starts_at: 'time', deal_ends_at: 'time', volume_discounts: 'text' },
    ...{ stock: 'number', returns: 'returns_rule' },
    ...{
      published: 'boolean',
      moderation: 'moderation',
      moderation_reason: 'text',
      rating_average: 'number',
    },
    ...{
      rating_count: 'number',
      slug_en: 'text',
      slug_ar: 'text',
      main_image: 'picture',
      created_at: 'time',
    },
    ...{ updated_at: 'time', deleted_at: 'time' },
  },
  categories: {
    ...{
      id: 'number',
      parent: 'category_place',
      name_en: 'text',
      name_ar: 'text',
      slug_en: 'text',
      slug_ar: 'text',
    },
    ...{
      position: 'number',
      is_hidden: 'boolean',
      returns: 'returns_rule',
      image: 'picture',
      seo_title_en: 'text',
      seo_title_ar: 'text',
    },
    ...{ seo_description_en: 'text', seo_description_ar: 'text', focus_keywords: 'text', created_at: 'time' },
    updated_at: 'time',
  },
  orders: {
    ...{ number: 'text', status: 'order_status', approved_at: 'time', invoice_number: 'text' },
    ...{ company_name: 'text', buyer_name: 'text' },
    ...{ buyer_phone: 'text', email: 'text', governorate: 'governorate', district: 'text', address: 'text' },
    ...{
      landmark: 'text',
      postal_code: 'text',
      is_pickup: 'boolean',
      pickup_address_en: 'text',
      pickup_address_ar: 'text',
      pickup_note_en: 'text',
      pickup_note_ar: 'text',
    },
    ...{ notes: 'text', buyer_company: 'text', tax_number: 'text', purchase_order: 'text' },
    ...{ cost_code: 'text', project: 'text', due_on: 'day' },
    ...{ courier: 'text', tracking_number: 'text' },
    ...{ payment_method: 'payment_method', line_count: 'number' },
    ...{
      subtotal: 'number',
      delivery_fee: 'number',
      total: 'number',
      created_at: 'time',
      updated_at: 'time',
    },
  },
  order_lines: {
    ...{ number: 'text', product_id: 'number', sku: 'text', name_en: 'text', name_ar: 'text', size: 'text' },
    ...{ color: 'text', unit: 'unit', unit_price: 'number', quantity: 'number', line_total: 'number' },
    returns: 'returns_rule',
  },
  quote_requests: {
    ...{
      number: 'text',
      status: 'quote_status',
      full_name: 'text',
      company_name: 'text',
      email: 'text',
      phone: 'text',
    },
    ...{
      governorate: 'governorate',
      district: 'text',
      is_pickup: 'boolean',
      message: 'text',
      payment: 'quote_payment',
    },
    ...{ needed_by: 'day', closes_at: 'time', line_count: 'number', offer_count: 'number' },
    ...{ awarded_count: 'number', language: 'language', created_at: 'time' },
  },
  quote_lines: {
    ...{ number: 'text', position: 'number', section: 'text', code: 'text', product_id: 'number' },
    ...{ description: 'text', description_ar: 'text', quantity: 'number', unit: 'unit' },
  },
  messages: {
    ...{
      id: 'number',
      status: 'message_status',
      full_name: 'text',
      email: 'text',
      message: 'text',
      language: 'language',
    },
    ...{ handled_at: 'time', created_at: 'time' },
  },
  reviews: {
    ...{
      id: 'number',
      product_id: 'number',
      name_en: 'text',
      name_ar: 'text',
      rating: 'number',
      body: 'text',
    },
    ...{ author_name: 'text', verified_purchase: 'boolean', created_at: 'time' },
  },
  product_questions: {
    ...{ id: 'number', product_id: 'number', name_en: 'text', name_ar: 'text', body: 'text' },
    ...{ author_name: 'text', created_at: 'time', answer: 'text', answered_at: 'time' },
    ...{ hidden_at: 'time', hidden_reason: 'text' },
  },
  returns: {
    ...{ number: 'text', status: 'return_status', order_number: 'text', company_name: 'text' },
    ...{ buyer_name: 'text', phone: 'text', wish: 'return_wish', outcome: 'return_outcome' },
    ...{ value: 'number', refund: 'number', credited: 'number', created_at: 'time', answered_at: 'time' },
    updated_at: 'time',
  },
  transactions: {
    ...{ id: 'number', effective_on: 'day', kind: 'ledger_kind', company_name: 'text', order_number: 'text' },
    ...{ debt_change: 'number', note: 'text', actor_name: 'text', created_at: 'time' },
  },
  audit_log: {
    ...{
      id: 'number',
      created_at: 'time',
      actor_name: 'text',
      actor_kind: 'actor_kind',
      company_name: 'text',
    },
    ...{ action: 'log_action', subject: 'log_subject', changes: 'log_changes', reason: 'text' },
  },
} as const satisfies Record<string, Record<string, ExportKind>>;

export type ExportEntity = keyof typeof exportColumns;
