/** Type of a column: times are ISO 8601, days YYYY-MM-DD, pictures are paths in the public bucket. */
export type ExportKind = 'text' | 'number' | 'boolean' | 'time' | 'day' | 'picture';

/** Columns of each exported sheet, in order. */
export const exportColumns = {
  sellers: {
    ...{
      id: 'text',
      name: 'text',
      name_en: 'text',
      name_ar: 'text',
      slug: 'text',
      status: 'text',
      phone: 'text',
    },
    ...{ governorate: 'text', owner_email: 'text', created_at: 'time' },
  },
  users: {
    ...{ id: 'text', full_name: 'text', email: 'text', phone: 'text', role: 'text', staff_role: 'text' },
    ...{ company_role: 'text', company_name: 'text', email_verified: 'boolean', created_at: 'time' },
    last_sign_in_at: 'time',
  },
  products: {
    ...{ id: 'number', company_name: 'text', sku: 'text', name_en: 'text', name_ar: 'text', brand: 'text' },
    ...{ model_number: 'text', category_en: 'text', category_ar: 'text', unit: 'text', price: 'number' },
    ...{ discounted_price: 'number', deal_starts_at: 'time', deal_ends_at: 'time', volume_discounts: 'text' },
    ...{ stock: 'number', returns: 'text' },
    ...{ published: 'boolean', moderation: 'text', moderation_reason: 'text', rating_average: 'number' },
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
      parent_id: 'number',
      name_en: 'text',
      name_ar: 'text',
      slug_en: 'text',
      slug_ar: 'text',
    },
    ...{
      position: 'number',
      is_hidden: 'boolean',
      returns: 'text',
      image: 'picture',
      seo_title_en: 'text',
      seo_title_ar: 'text',
    },
    ...{ seo_description_en: 'text', seo_description_ar: 'text', focus_keywords: 'text', created_at: 'time' },
    updated_at: 'time',
  },
  orders: {
    ...{ number: 'text', status: 'text', approved_at: 'time', invoice_number: 'text' },
    ...{ company_name: 'text', buyer_name: 'text' },
    ...{ buyer_phone: 'text', email: 'text', governorate: 'text', district: 'text', address: 'text' },
    ...{
      landmark: 'text',
      postal_code: 'text',
      is_pickup: 'boolean',
      pickup_address_en: 'text',
      pickup_address_ar: 'text',
      pickup_note_en: 'text',
      pickup_note_ar: 'text',
    },
    ...{ notes: 'text', buyer_company: 'text', tax_number: 'text', purchase_order: 'text', due_on: 'day' },
    ...{ courier: 'text', tracking_number: 'text' },
    ...{ payment_method: 'text', line_count: 'number' },
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
    ...{ color: 'text', unit: 'text', unit_price: 'number', quantity: 'number', line_total: 'number' },
    returns: 'text',
  },
  quote_requests: {
    ...{
      number: 'text',
      status: 'text',
      full_name: 'text',
      company_name: 'text',
      email: 'text',
      phone: 'text',
    },
    ...{ governorate: 'text', district: 'text', is_pickup: 'boolean', message: 'text', payment: 'text' },
    ...{ needed_by: 'day', closes_at: 'time', line_count: 'number', offer_count: 'number' },
    ...{ awarded_count: 'number', language: 'text', created_at: 'time' },
  },
  quote_lines: {
    ...{ number: 'text', position: 'number', section: 'text', code: 'text', product_id: 'number' },
    ...{ description: 'text', description_ar: 'text', quantity: 'number', unit: 'text' },
  },
  messages: {
    ...{ id: 'number', status: 'text', full_name: 'text', email: 'text', message: 'text', language: 'text' },
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
  audit_log: {
    ...{ id: 'number', created_at: 'time', actor_name: 'text', actor_kind: 'text', company_name: 'text' },
    ...{ action: 'text', table_name: 'text', row_id: 'text', reason: 'text', before: 'text', after: 'text' },
    ...{ batch_id: 'text', request_id: 'text' },
  },
} as const satisfies Record<string, Record<string, ExportKind>>;

export type ExportEntity = keyof typeof exportColumns;
