import { randomUUID } from 'node:crypto';
import { answerSchemas } from '../src/answer-schemas.ts';
import { byGet, call } from '../src/call.ts';
import { columnSchemas } from '../src/columns.ts';
import { getProfile } from '../src/people/account-queries.ts';
import { listAttributes } from '../src/catalogue/queries.ts';
import type { FormerDeal } from '../src/deals/queries.ts';
import { listRefusedMails, refuseMails } from '../src/notifications/queries.ts';
import { getNewProductDraft, getOwnProduct, saveProductDraft } from '../src/products/queries.ts';
import { getOwnQuote } from '../src/quotes/queries.ts';
import { getReturnable } from '../src/returns/queries.ts';
import { getSellerProfile } from '../src/companies/sellers-queries.ts';
import {
  type ActorName,
  type Actors,
  clientFor,
  connect,
  createActors,
  parsedAnswers,
  type Sql,
} from './actors.ts';
import {
  askFor,
  type BuyingCompany,
  createBuyers,
  createProject,
  line as lineOf,
  orderFor,
} from './buying-company.ts';
import { quoteRequest, somePhone } from './forms.ts';
import { createCategory, createProduct, createVariant, delivery } from './goods.ts';
import { askBack, createReturnWorld, deliverGoods, type ReturnWorld } from './returned-goods.ts';
import { type CreatedQuote, createQuote, offerWith, priced, sendOffer } from './quote-requests.ts';
import { compareProducts, finish } from './jobs.ts';

let sql: Sql;
let actors: Actors;
let category: number;
let product: number;
let other: number;
let slug: string;
let store: string;
let order: string;
let quote: CreatedQuote;
let message: number;
let mail: number;
let former: FormerDeal[];
let courier: number;
let fileRows: { row: number; number: string; amount: number; day: string }[];
let remittance: string;
let returning: ReturnWorld;
let returnedOrder: string;
let buyers: BuyingCompany;
let purchase: string;

const bulk = randomUUID();
const chosen = randomUUID();
const imported = randomUUID();
const checkout = randomUUID();
const as = (name: ActorName) => actors[name].db;
const line = () => ({ product_id: product, variant_id: null, quantity: 1, unit_price: 10_000 });
/** Requests from one phone are limited, also those of other tests. */
const askersPhone = somePhone();
const deal = { percent: 10, ends_at: '2099-01-01T00:00:00Z' };
const banner = {
  title_en: 'Banner',
  title_ar: 'لافتة',
  text_en: null,
  text_ar: null,
  link: '/deals',
  image: null,
};
/** A request of the buyer for a product and for other goods, of which the seller was asked. */
const askForQuote = (values: object = {}) =>
  createQuote(sql, {
    buyer: actors.buyer,
    companies: [actors.seller.company!],
    lines: [{ product_id: product }, { description: 'Rebar' }],
    phone: askersPhone,
    ...values,
  });
/** Such a request with an offer for the second line. */
async function quoteWithOffer(values?: object): Promise<{ request: CreatedQuote; offer_id: string }> {
  const request = await askForQuote(values);
  const { offer_id } = await sendOffer(actors.seller, request, [priced(request.lines[1]!)]);
  return { request, offer_id };
}
const first = <Item>(items: Item[]): Item => items[0]!;

beforeAll(async () => {
  sql = connect();
  actors = await createActors(sql);
  category = await createCategory(sql);
  const company_id = actors.seller.company!;
  const goods = {
    company_id,
    category_id: category,
    attributes: [{ key: 'k', label_en: 'K', label_ar: 'ك', value_en: 'V', value_ar: 'ف' }],
  };
  returning = await createReturnWorld(sql);
  returnedOrder = await deliverGoods(returning, 9);
  product = await createProduct(sql, { ...goods, name_en: 'Answer hammer' });
  other = await createProduct(sql, { ...goods, discounted_price: 9_000 });
  await createVariant(sql, other, { size: 'M', color: 'Red', color_ar: 'أحمر', stock: 3 });
  await sql`insert into public.product_compatibilities values (${product}, ${other})`;
  [{ slug }] = await sql<
    [{ slug: string }]
  >`select slug_en as slug from public.categories where id = ${category}`;
  [{ store }] = await sql<
    [{ store: string }]
  >`select slug as store from public.companies where id = ${company_id}`;
  quote = await askForQuote();
  buyers = await createBuyers(sql);
  await createProject(buyers.owner);
  [{ id: message }] = await sql<[{ id: number }]>`
    insert into public.contact_messages (full_name, email, message)
    values ('Huda', 'huda@example.com', 'Hello') returning id::int`;
  await sql`
    insert into public.contact_answers (contact_message_id, body, mailed_to, idempotency_key)
    values (${message}, 'Gladly', 'huda@example.com', gen_random_uuid())`;
});
// Other tests expect the built-in texts.
afterAll(async () => {
  await sql`delete from public.information_page_versions where page = 'faq'`;
  await sql.end();
});

/** Form token issued a minute ago. */
async function form() {
  const [row] = await sql<[{ token: string }]>`
    select private.form_token(now() - interval '1 minute') as token`;
  return { token: row.token, idempotency_key: randomUUID(), website: '', full_name: 'Ali', language: 'en' };
}

/** Token of a mailed invitation. */
async function invitation() {
  const email = `new-${randomUUID().slice(0, 8)}@example.com`;
  await call(as('seller'), 'invite_member', { email, role: 'sales', language: 'en' });
  const [row] = await sql<[{ token: string }]>`
    select params ->> 'token' as token from private.outbox where template = 'team_invited' and address = ${email}`;
  return row.token;
}

/** Begins too late to change an order. */
const commissionRate = {
  get company_id() {
    return actors.seller.company!;
  },
  ...{
    category_id: null,
    percent: 5,
    minimum: null,
    maximum: null,
    first_day: '2099-01-01',
    last_day: null,
    note: null,
  },
};

const purchaseList = randomUUID();

/** Calls by function, ordered so that each finds data written by earlier ones. */
/** Imports a category from a file; returns the id of the import. */
async function writtenImport(): Promise<string> {
  const name = randomUUID();
  const file = {
    import_id: randomUUID(),
    file_name: 'categories.xlsx',
    file_rows: [{ row: 2, values: { name_en: name, name_ar: name }, problems: [] }],
  };
  const { digest } = (await call(as('admin'), 'import_categories', file)) as { digest: string };
  await call(as('admin'), 'import_categories', { ...file, reviewed: digest });
  return file.import_id;
}

const calls: Record<keyof typeof answerSchemas, () => Promise<unknown>> = {
  list_categories: () => call(as('anonymous'), 'list_categories', {}, byGet),
  list_attribute_definitions: () =>
    call(as('anonymous'), 'list_attribute_definitions', { category_id: category }),
  search_products: () =>
    call(as('anonymous'), 'search_products', { input: { category: slug, with_comparison: true } }),
  suggest: () => call(as('anonymous'), 'suggest', { term: 'answer ham', language: 'en' }),
  list_related_searches: async () => {
    await sql`insert into private.popular_searches (language, term, typed, askers, words, category_id)
      values ('en', 'answer drill', 'Answer drill', 5, 'answer:1A', ${category}) on conflict do nothing`;
    return call(as('anonymous'), 'list_related_searches', { term: 'answer hammer', language: 'en' });
  },
  get_home_page: () => call(as('anonymous'), 'get_home_page'),
  get_product: () => call(as('anonymous'), 'get_product', { product_id: other }),
  list_compatible_products: () => call(as('anonymous'), 'list_compatible_products', { product_id: product }),
  list_related_products: () => call(as('anonymous'), 'list_related_products', { product_id: product }),
  list_products_by_ids: () => call(as('anonymous'), 'list_products_by_ids', { ids: [product, other] }),
  list_sitemap_products: () => call(as('anonymous'), 'list_sitemap_products', { after: 0 }),
  list_sitemap_parts: () => call(as('anonymous'), 'list_sitemap_parts', { part_size: 100 }),
  get_store: () => call(as('anonymous'), 'get_store', { slug: store }),
  get_information_page: () => call(as('anonymous'), 'get_information_page', { page: 'about' }),

  match_order_codes: async () => {
    const [row] = await sql<[{ sku: string }]>`select sku from public.products where id = ${product}`;
    return call(as('anonymous'), 'match_order_codes', { codes: [row.sku, 'no such code'] });
  },
  quote_cart: () => call(as('buyer'), 'quote_cart', { lines: [line()], governorate: 'IQ-BG' }),
  place_order: async () => {
    const placed = await call(as('buyer'), 'place_order', {
      idempotency_key: checkout,
      lines: [line()],
      delivery,
      language: 'en',
    });
    order = first(placed.orders).id;
    return placed;
  },
  find_checkout: () => call(as('buyer'), 'find_checkout', { idempotency_key: checkout }),
  get_order_confirmation: () => call(as('buyer'), 'get_order_confirmation', { order_id: order }),
  get_order: () => call(as('admin'), 'get_order', { order_id: order }),
  get_orders: () => call(as('seller'), 'get_orders', { order_ids: [order] }),
  list_orders: async () => {
    await call(as('seller'), 'list_orders', { scope: 'seller' });
    await call(as('admin'), 'list_orders', { scope: 'admin' });
    return call(as('buyer'), 'list_orders', { scope: 'buyer' });
  },
  change_orders: () =>
    call(as('admin'), 'change_orders', { order_ids: [order], expected_versions: [1], step: 'approve' }),
  settle_cash: async () => {
    await call(as('seller'), 'change_order_status', {
      order_id: order,
      status: 'Shipped',
      expected_version: 2,
    });
    await call(as('seller'), 'deliver_order', { order_id: order, collected: 15_000, expected_version: 3 });
    return call(as('seller'), 'settle_cash', { order_ids: [order], expected_versions: [5] });
  },
  get_own_balance: () => call(as('seller'), 'get_own_balance', { company_id: actors.seller.company! }),
  preview_commission_rate: () =>
    call(as('financeStaff'), 'preview_commission_rate', { rate: commissionRate }),
  list_commission_rates: async () => {
    await call(as('financeStaff'), 'save_commission_rate', { rate: commissionRate });
    return call(as('financeStaff'), 'list_commission_rates', {
      filter: { company_id: actors.seller.company! },
    });
  },
  propose_adjustment: () =>
    call(as('financeStaff'), 'propose_adjustment', {
      ...{ company_id: actors.seller.company!, amount: 7000, reason: 'Sign', idempotency_key: randomUUID() },
    }),
  record_payment: () =>
    call(as('financeStaff'), 'record_payment', {
      ...{ company_id: actors.seller.company!, idempotency_key: randomUUID(), amount: 1000 },
      ...{ effective_on: '2026-11-01', way: 'cash' },
    }),
  write_off: () =>
    call(as('financeStaff'), 'write_off', {
      ...{ company_id: actors.seller.company!, amount: 10, reason: 'Small', idempotency_key: randomUUID() },
    }),
  get_statement: () =>
    call(as('seller'), 'get_statement', {
      ...{ company_id: actors.seller.company!, first_day: '2026-01-01', last_day: '2099-01-01' },
    }),
  list_adjustments: () => call(as('financeStaff'), 'list_adjustments'),
  list_balances: () => call(as('financeStaff'), 'list_balances'),
  get_money_totals: () => call(as('financeStaff'), 'get_money_totals'),
  get_money_settings: () => call(as('financeStaff'), 'get_money_settings'),
  list_transactions: () => call(as('financeStaff'), 'list_transactions'),
  get_report: () =>
    call(as('financeStaff'), 'get_report', {
      ...{ first_day: '2026-01-01', last_day: '2026-12-31', by: 'company', compare: 'year' },
    }),
  get_company_terms: () =>
    call(as('financeStaff'), 'get_company_terms', { company_id: actors.seller.company! }),
  get_commission_invoice: () =>
    call(as('finance'), 'get_commission_invoice', {
      company_id: actors.seller.company!,
      month: '2026-11-01',
    }),
  list_commission_invoices: async () => {
    await sql`select private.post_transaction('delivery', 'test', ${order}, array[
      row('owed_to_market', ${actors.seller.company}::uuid, null, 100)::private.ledger_line,
      row('commission', null, null, -100)::private.ledger_line], ${actors.seller.company}, ${order}, null, null)`;
    return call(as('finance'), 'list_commission_invoices', { company_id: actors.seller.company! });
  },
  get_payout_run: async () => {
    await sql`select private.post_transaction('adjustment', 'test', ${randomUUID()}, array[
      row('owed_to_company', ${actors.otherSeller.company}::uuid, null, -100)::private.ledger_line,
      row('bank', null, null, 100)::private.ledger_line], ${actors.otherSeller.company}, null, null, null)`;
    const run_id = await call(as('financeStaff'), 'propose_payouts', {
      effective_on: new Date().toISOString().slice(0, 10),
    });
    return call(as('financeStaff'), 'get_payout_run', { run_id });
  },
  list_payout_runs: () => call(as('financeStaff'), 'list_payout_runs'),
  submit_review: () => call(as('buyer'), 'submit_review', { product_id: product, rating: 4, body: 'Good' }),
  get_own_review: () => call(as('buyer'), 'get_own_review', { product_id: product }),
  list_reviews: () => call(as('anonymous'), 'list_reviews', { product_id: product }),
  ask_question: () => call(as('buyer'), 'ask_question', { product_id: product, body: 'How heavy is it?' }),
  list_own_questions: () => call(as('buyer'), 'list_own_questions', { product_id: product }),
  list_questions: async () => {
    const { items } = await call(as('seller'), 'list_company_questions', { filter: { product_id: product } });
    const { id, version } = items[0]!;
    await call(as('seller'), 'answer_question', {
      question_id: id,
      body: 'A kilogram',
      expected_version: version,
    });
    return call(as('anonymous'), 'list_questions', { product_id: product });
  },
  submit_contact: async () =>
    call(as('anonymous'), 'submit_contact', {
      request: { ...(await form()), email: 'ali@example.com', message: 'Hello' },
    }),
  match_quote_lines: () =>
    call(as('anonymous'), 'match_quote_lines', { lines: [{ key: 'a', text: 'Answer hammer' }] }),
  submit_quote_request: async () =>
    call(as('buyer'), 'submit_quote_request', {
      request: {
        ...(await form()),
        email: 'ali@example.com',
        phone: askersPhone,
        governorate: 'IQ-BG',
        lines: [{ description: 'Rebar', quantity: 2.5, unit: 'Ton' }],
      },
    }),
  save_quote_offer_draft: async () => {
    const { request } = await quoteWithOffer();
    return call(as('seller'), 'save_quote_offer_draft', { request_id: request.id, draft: {} });
  },
  save_quote_draft: () =>
    call(as('buyer'), 'save_quote_draft', { draft_id: randomUUID(), draft: { lines: [] } }),
  list_own_quotes: () => call(as('buyer'), 'list_own_quotes'),
  get_own_quote: () => call(as('buyer'), 'get_own_quote', { request_id: quote.id }),
  claim_quote_request: () =>
    call(as('buyer'), 'claim_quote_request', { number: quote.number, phone: askersPhone }),
  list_staff_quotes: () => call(as('admin'), 'list_staff_quotes'),
  list_quote_messages: async () => {
    await call(as('buyer'), 'post_quote_message', { request_id: quote.id, body: 'Which brand?' });
    return call(as('seller'), 'list_quote_messages', { request_id: quote.id });
  },
  list_asked_quotes: () => call(as('seller'), 'list_asked_quotes'),
  send_quote_offer: async () => {
    const request = await askForQuote();
    return call(as('seller'), 'send_quote_offer', {
      request_id: request.id,
      expected_revision: 0,
      idempotency_key: randomUUID(),
      offer: offerWith([priced(request.lines[0]!)]),
    });
  },
  get_asked_quote: async () => {
    const { request } = await quoteWithOffer();
    return call(as('seller'), 'get_asked_quote', { request_id: request.id });
  },
  find_offered_goods: async () => {
    const sku = `F-${randomUUID().slice(0, 8)}`;
    await createProduct(sql, { company_id: actors.seller.company!, category_id: category, sku });
    return call(as('seller'), 'find_offered_goods', { codes: [sku] });
  },
  get_staff_quote: () => call(as('admin'), 'get_staff_quote', { request_id: quote.id }),
  get_quote_comparison: async () => {
    const { request } = await quoteWithOffer();
    return call(as('buyer'), 'get_quote_comparison', { request_id: request.id });
  },
  amend_quote_request: async () => {
    const { version, lines } = await getOwnQuote(as('buyer'), quote.id);
    return call(as('buyer'), 'amend_quote_request', {
      request_id: quote.id,
      expected_version: version,
      request: {
        ...quoteRequest(),
        lines: lines.map(({ id, description, unit }) => ({ id, description, unit, quantity: 7 })),
      },
    });
  },
  accept_quote: async () => {
    const { request, offer_id } = await quoteWithOffer();
    return call(as('buyer'), 'accept_quote', {
      request_id: request.id,
      idempotency_key: randomUUID(),
      lines: [{ line_id: request.lines[1]!, offer_id, unit_price: 1000 }],
      delivery,
      language: 'en',
    });
  },
  request_quote_purchase: async () => {
    const { request, offer_id } = await quoteWithOffer({
      ...{ buyer: buyers.buyer, buying_company_id: buyers.id },
    });
    return call(buyers.buyer.db, 'request_quote_purchase', {
      ...{ request_id: request.id, idempotency_key: randomUUID(), delivery, note: 'Urgent' },
      lines: [{ line_id: request.lines[1]!, offer_id, unit_price: 1000 }],
    });
  },
  list_notifications: () => call(as('seller'), 'list_notifications'),
  create_recovery_codes: () => call(as('buyer'), 'create_recovery_codes'),
  export_own_data: () => call(as('buyer'), 'export_own_data'),
  export_person: () => call(as('admin'), 'export_person', { user_id: actors.buyer.id!, reason: 'Asked' }),
  get_recovery_codes: () => call(as('buyer'), 'get_recovery_codes'),
  list_own_sessions: () => call(as('buyer'), 'list_own_sessions'),
  get_own_application: () => call(as('seller'), 'get_own_application'),

  get_seller_home: () => call(as('seller'), 'get_seller_home'),
  get_own_rights: () => call(as('seller'), 'get_own_rights'),
  get_company_figures: () => call(as('seller'), 'get_company_figures', { period: 'day' }),
  get_own_store: () => call(as('seller'), 'get_own_store'),
  get_own_documents: () => call(as('seller'), 'get_own_documents'),
  get_delivery_areas: () => call(as('seller'), 'get_delivery_areas'),
  get_buying: () => call(buyers.owner.db, 'get_buying'),
  list_buying_members: async () => {
    await call(buyers.owner.db, 'invite_buying_member', { role: 'viewer', language: 'en' });
    return call(buyers.owner.db, 'list_buying_members');
  },
  get_buying_invitation: async () => {
    const token = await call(buyers.owner.db, 'invite_buying_member', { role: 'viewer', language: 'en' });
    return call(as('anonymous'), 'get_buying_invitation', { token });
  },
  list_projects: () => call(buyers.owner.db, 'list_projects'),
  get_company_spend: () =>
    call(buyers.owner.db, 'get_company_spend', {
      first_day: '2026-01-01',
      last_day: '2026-12-31',
      subject: 'person',
    }),
  list_company_invoices: async () => {
    const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
    const placed = await orderFor(buyers.id, buyers.owner, [lineOf(product, 1)]);
    const approval = { order_ids: [first(placed.orders).id], expected_versions: [1], step: 'approve' };
    await call(as('admin'), 'change_orders', approval);
    return call(buyers.owner.db, 'list_company_invoices', { first_day: today, last_day: today });
  },
  sync_cart: () =>
    call(buyers.owner.db, 'sync_cart', {
      change_id: randomUUID(),
      changes: [{ product_id: product, variant_id: null, quantity: 2 }],
    }),
  list_purchase_lists: async () => {
    await call(buyers.owner.db, 'save_purchase_list', {
      ...{ id: purchaseList, name: 'Scaffolding', is_shared: true },
      lines: [{ product_id: product, variant_id: null, quantity: 2 }],
    });
    return call(buyers.owner.db, 'list_purchase_lists');
  },
  get_purchase_list: () => call(buyers.owner.db, 'get_purchase_list', { id: purchaseList }),
  request_purchase: async () => {
    const requested = await askFor(buyers.id, buyers.buyer, [lineOf(product, 20)], {
      project_id: await createProject(buyers.owner, { budget: 1 }),
      note: 'Urgent',
    });
    purchase = requested.id;
    return requested;
  },
  list_purchase_requests: () => call(buyers.owner.db, 'list_purchase_requests'),
  get_purchase_request: () => call(buyers.owner.db, 'get_purchase_request', { request_id: purchase }),
  decide_purchase_request: async () => {
    const { version, total } = await call(buyers.owner.db, 'get_purchase_request', { request_id: purchase });
    const decided = await call(buyers.owner.db, 'decide_purchase_request', {
      ...{ request_id: purchase, expected_version: version, decision: 'approve', expected_total: total },
    });
    await call(buyers.owner.db, 'get_purchase_request', { request_id: purchase });
    return decided;
  },
  list_team: () => call(as('seller'), 'list_team'),
  get_invitation: async () => call(as('anonymous'), 'get_invitation', { token: await invitation() }),
  list_company_reviews: () => call(as('seller'), 'list_company_reviews'),
  list_company_questions: () => call(as('seller'), 'list_company_questions'),
  list_own_products: () => call(as('seller'), 'list_own_products'),
  plan_product_export: () => call(as('seller'), 'plan_product_export'),
  export_own_products: () => call(as('seller'), 'export_own_products'),
  save_product: () =>
    call(as('seller'), 'save_product', {
      product: {
        category_id: category,
        sku: `A-${randomUUID().slice(0, 8)}`,
        name_en: 'Saved',
        name_ar: 'محفوظ',
        unit: 'Each',
        price: 10_000,
        published: false,
      },
    }),
  preview_staff_product_change: () =>
    call(as('admin'), 'preview_staff_product_change', {
      input: { ids: [product], change: { kind: 'names', names: { [product]: { name_ar: 'اسم' } } } },
    }),
  start_staff_product_change: () =>
    call(as('admin'), 'start_staff_product_change', {
      change_id: randomUUID(),
      input: { ids: [product], change: { kind: 'category', category_id: category } },
      expected: 1,
      reason: 'Wrong category',
    }),
  save_product_as_staff: async () => {
    const { version, variants, ...read } = await getOwnProduct(as('admin'), product);
    return call(as('admin'), 'save_product_as_staff', {
      product: read,
      variants,
      compatibilities: [],
      expected_version: version,
      reason: 'Name as on the box',
    });
  },
  save_product_draft: () =>
    call(as('seller'), 'save_product_draft', {
      draft_id: randomUUID(),
      product_id: product,
      base_version: 1,
      content: { name_en: 'Draft' },
    }),
  get_own_product: () => call(as('seller'), 'get_own_product', { product_id: product }),
  adjust_stock: () => call(as('seller'), 'adjust_stock', { product_id: product, delta: 2 }),
  find_stock_items: async () => {
    const { sku } = await call(as('seller'), 'get_own_product', { product_id: product });
    return call(as('seller'), 'find_stock_items', { code: sku });
  },
  list_company_audit: () => call(as('seller'), 'list_company_audit'),
  save_view: () => call(as('seller'), 'save_view', { list: 'own-products', name: 'All', query: 'page=1' }),
  delete_saved_view: async () => {
    const [view] = await call(as('seller'), 'save_view', { list: 'own-orders', name: 'All', query: '' });
    await call(as('seller'), 'save_view', { list: 'own-orders', name: 'Other', query: '' });
    return call(as('seller'), 'delete_saved_view', { list: 'own-orders', id: view!.id });
  },
  list_saved_views: () => call(as('seller'), 'list_saved_views', { list: 'own-products' }),
  preview_bulk_change: () =>
    call(as('seller'), 'preview_bulk_change', { input: { ids: [product], change: { kind: 'unpublish' } } }),
  start_bulk_change: () =>
    call(as('seller'), 'start_bulk_change', {
      change_id: bulk,
      // The second one is refused, because its reduced price would be the higher one.
      input: { ids: [product, other], change: { kind: 'price', percent: -20 } },
      expected: 2,
    }),
  get_bulk_change: async () => {
    await finish(sql, 'bulk_changes', bulk);
    return call(as('seller'), 'get_bulk_change', { change_id: bulk });
  },
  list_bulk_changes: () => call(as('seller'), 'list_bulk_changes'),
  list_bulk_change_rows: () => call(as('seller'), 'list_bulk_change_rows', { change_id: bulk }),
  preview_bulk_undo: () => call(as('seller'), 'preview_bulk_undo', { change_id: bulk }),
  steer_bulk_change: () => call(as('seller'), 'steer_bulk_change', { change_id: bulk, action: 'undo' }),
  select_orders: () => call(as('seller'), 'select_orders', { change_id: chosen, scope: 'seller' }),
  start_order_change: async () => {
    const { steps } = await call(as('seller'), 'select_orders', { change_id: chosen, scope: 'seller' });
    return call(as('seller'), 'start_order_change', {
      change_id: chosen,
      step: 'Cancelled',
      note: 'Sold out',
      except_ids: [],
      expected: steps.find(({ step }) => step === 'Cancelled')?.count ?? 0,
    });
  },
  list_refused_orders: async () => {
    await sql`update private.bulk_change_orders
      set outcome = 'refused', refusal = '{"code": "order_state_changed", "context": {"status": "Shipped"}}'
      where change_id = ${chosen}`;
    return call(as('seller'), 'list_refused_orders', { change_id: chosen });
  },
  create_import: () =>
    call(as('seller'), 'create_import', {
      import_id: imported,
      file_name: 'prices.xlsx',
      file_hash: 'b'.repeat(64),
      mode: 'both',
    }),
  steer_import: async () => {
    const values = { sku: 'I-1', name_en: 'Pump', category, price: 9000, images: ['lost.jpg'] };
    await call(as('seller'), 'stage_import_rows', {
      import_id: imported,
      staged: [{ row: 2, values, problems: [] }],
    });
    return call(as('seller'), 'steer_import', { import_id: imported, action: 'check' });
  },
  get_import: async () => {
    await finish(sql, 'imports', imported);
    return call(as('seller'), 'get_import', { import_id: imported });
  },
  list_import_rows: () => call(as('seller'), 'list_import_rows', { import_id: imported }),
  list_import_problems: () => call(as('seller'), 'list_import_problems', { import_id: imported }),
  correct_import_rows: () =>
    call(as('seller'), 'correct_import_rows', {
      import_id: imported,
      corrections: [{ field: 'unit', value: 'Bag', rows: [99] }],
    }),
  list_imports: () => call(as('seller'), 'list_imports'),
  list_import_pictures: () =>
    call(as('seller'), 'list_import_pictures', { import_id: imported, filter: { state: 'files' } }),
  preview_import_undo: async () => {
    await call(as('seller'), 'steer_import', { import_id: imported, action: 'apply' });
    await finish(sql, 'imports', imported);
    return call(as('seller'), 'preview_import_undo', { import_id: imported });
  },

  get_staff_rights: () => call(as('support'), 'get_staff_rights'),
  get_staff_queues: () => call(as('admin'), 'get_staff_queues'),
  get_staff_overview: () => call(as('admin'), 'get_staff_overview', { period: 'week' }),
  get_staff_view: async () => {
    await call(as('admin'), 'start_staff_view', { company_id: actors.seller.company! });
    const viewing = { 'x-viewing-company': actors.seller.company! };
    return call(clientFor(actors.admin.token, undefined, viewing), 'get_staff_view');
  },
  find_in_console: () => call(as('admin'), 'find_in_console', { term: actors.buyer.email }),
  find_in_portal: () => call(as('seller'), 'find_in_portal', { term: 'Answer' }),
  list_sellers: () => call(as('admin'), 'list_sellers'),
  get_seller: () => call(as('admin'), 'get_seller', { id: actors.seller.company! }),
  list_users: () => call(as('admin'), 'list_users'),
  get_user: () => call(as('admin'), 'get_user', { user_id: actors.buyer.id! }),
  list_staff: () => call(as('admin'), 'list_staff'),
  list_all_products: () => call(as('admin'), 'list_all_products'),
  list_all_reviews: () => call(as('admin'), 'list_all_reviews'),
  list_all_questions: () => call(as('admin'), 'list_all_questions'),
  list_audit_log: () => call(as('admin'), 'list_audit_log'),
  list_contact_messages: () => call(as('admin'), 'list_contact_messages'),
  get_contact_message: () => call(as('admin'), 'get_contact_message', { message_id: message }),
  get_email: async () =>
    call(as('admin'), 'get_email', {
      email_id: await call(as('admin'), 'send_test_email', { to_email: 'read@example.com' }),
    }),
  get_test_email: async () => {
    mail = await call(as('admin'), 'send_test_email', { to_email: 'try@example.com' });
    return call(as('admin'), 'get_test_email', { id: mail });
  },
  list_emails: () => call(as('admin'), 'list_emails'),
  list_managed_categories: () => call(as('admin'), 'list_managed_categories'),
  get_managed_category: () => call(as('admin'), 'get_managed_category', { category_id: category }),
  import_categories: () =>
    call(as('admin'), 'import_categories', {
      import_id: randomUUID(),
      file_name: 'categories.xlsx',
      file_rows: [{ row: 2, values: { name_en: 'Imported', name_ar: 'قسم' }, problems: [] }],
    }),
  list_category_imports: async () => {
    await writtenImport();
    return call(as('admin'), 'list_category_imports');
  },
  undo_category_import: async () =>
    call(as('admin'), 'undo_category_import', { import_id: await writtenImport() }),
  list_search_synonyms: async () => {
    await call(as('admin'), 'save_search_synonyms', { words: ['hammer', 'mallet'] });
    return call(as('admin'), 'list_search_synonyms');
  },
  list_search_terms: async () => {
    const search = { term: 'answer hammer', language: 'en', results: 1, position: 1, products: [product] };
    const vitals = [{ page: '/answers', metric: 'LCP', value: 900 }];
    await call(as('anonymous'), 'report_visit', {
      report: {
        visit: randomUUID(),
        language: 'en',
        device: 'phone',
        searches: [{ ...search, in_cart: false, ordered: false }],
        vitals,
        errors: [{ page: '/answers', message: 'It failed', count: 1 }],
      },
    });
    await sql`select private.count_searches()`;
    return call(as('admin'), 'list_search_terms', { filter: { term: 'answer hammer' } });
  },
  try_search_synonyms: () =>
    call(as('admin'), 'try_search_synonyms', { term: 'hammer', words: ['hammer', 'knocker'] }),
  get_page_figures: () => call(as('admin'), 'get_page_figures'),
  list_information_page_versions: async () => {
    const words = {
      title_en: 'T',
      title_ar: 'ع',
      lead_en: 'L',
      lead_ar: 'م',
      sections: [{ id: 's', heading_en: 'H', heading_ar: 'ع', text_en: 'T', text_ar: 'ن' }],
    };
    const { version } = await call(as('admin'), 'get_information_page', { page: 'faq' });
    await call(as('admin'), 'save_information_page', {
      page: 'faq',
      content: words,
      expected_version: version,
    });
    return call(as('admin'), 'list_information_page_versions', { page: 'faq' });
  },
  find_products_by_number: () => call(as('admin'), 'find_products_by_number', { numbers: ['None'] }),
  preview_deals: () => call(as('admin'), 'preview_deals', { deal: { ...deal, products: [{ id: product }] } }),
  set_deals: async () => {
    const [planned] = await call(as('admin'), 'preview_deals', {
      deal: { ...deal, products: [{ id: product }] },
    });
    return call(as('admin'), 'set_deals', {
      deal: { ...deal, products: [{ id: product, mark: planned!.mark }] },
    });
  },
  get_deal_calendar: () => call(as('admin'), 'get_deal_calendar', { month: '2099-01-01' }),
  list_home_products: () => call(as('admin'), 'list_home_products', { ids: [product, other] }),
  get_home_preview: async () => {
    const home = { categories: [category], deals: [], products: [product], banner };
    const token = await call(as('admin'), 'preview_home_page', { home });
    return call(as('anonymous'), 'get_home_preview', { token });
  },
  list_duplicates: async () => {
    const { name_en } = await call(as('seller'), 'get_own_product', { product_id: product });
    await createProduct(sql, { company_id: actors.seller.company!, category_id: category, name_en });
    await compareProducts(sql);
    return call(as('admin'), 'list_duplicates', { filter: { scope: 'within' } });
  },
  get_duplicates: async () => {
    const [group] = await sql<{ id: string }[]>`
      select group_id as id from private.duplicate_products where product_id = ${product}`;
    return call(as('admin'), 'get_duplicates', { group_id: group!.id });
  },
  list_cash_in_transit: async () => {
    const name = `Courier ${randomUUID().slice(0, 8)}`;
    const terms = { name, phone: '', fee_delivered: 0, fee_returned: 0 };
    courier = await call(as('financeStaff'), 'save_courier', terms);
    const [{ id, number }] = await sql<
      [{ id: string; number: string }]
    >`select id, number from public.orders limit 1`;
    await sql`insert into private.courier_cash (courier_id, order_id, amount, since) values (${courier}, ${id}, 1000, '2026-11-01')`;
    fileRows = [{ row: 2, number, amount: 1000, day: '2026-11-02' }];
    return call(as('financeStaff'), 'list_cash_in_transit');
  },
  start_remittance: async () => {
    const file = { courier_id: courier, file_name: 'a.csv', file_hash: 'a'.repeat(64), column_map: {} };
    const started = await call(as('financeStaff'), 'start_remittance', { ...file, file_rows: fileRows });
    remittance = started.id;
    return started;
  },
  list_remittances: () => call(as('financeStaff'), 'list_remittances', { filter: { courier_id: courier } }),
  list_remittance_lines: () =>
    call(as('financeStaff'), 'list_remittance_lines', { remittance_id: remittance, filter: {} }),
  get_remittance: () => call(as('financeStaff'), 'get_remittance', { remittance_id: remittance }),
  assign_remittance_line: () =>
    call(as('financeStaff'), 'assign_remittance_line', { remittance_id: remittance, expected_version: 1 }),
  resolve_remittance_lines: async () => {
    const step = { remittance_id: remittance, action: 'leave' };
    await call(as('financeStaff'), 'resolve_remittance_lines', {
      ...step,
      expected_version: 2,
      class: 'unknown',
    });
    return call(as('financeStaff'), 'resolve_remittance_lines', {
      ...step,
      expected_version: 3,
      class: 'not_remitted',
    });
  },
  book_remittance: () =>
    call(as('financeStaff'), 'book_remittance', {
      ...{ remittance_id: remittance, expected_version: 4, paid_into: 'bank' },
    }),
  list_couriers: () => call(as('financeStaff'), 'list_couriers'),
  list_shipping_couriers: () => call(as('warehouse'), 'list_shipping_couriers'),
  list_deals: () => call(as('admin'), 'list_deals'),
  end_deals: async () => {
    const { items } = await call(as('admin'), 'list_deals', { filter: { state: 'running' } });
    const { id, mark } = items.find((item) => item.id === product)!;
    former = await call(as('admin'), 'end_deals', { deals: [{ id, mark }], remove: false, reason: 'Over' });
    return former;
  },
  preview_deal_restore: () => call(as('admin'), 'preview_deal_restore', { deals: former }),
  restore_deals: () => call(as('admin'), 'restore_deals', { deals: former, reason: 'Undone' }),
  end_matching_deals: async () => {
    const filter = { state: 'running' };
    const { count } = await call(as('admin'), 'list_deals', { filter });
    return call(as('admin'), 'end_matching_deals', {
      ...{ filter, except_ids: [], expected: count, remove: true, reason: 'Over' },
    });
  },
  get_returnable: () => getReturnable(returning.actors.buyer.db, returnedOrder),
  request_return: () => askBack(returning, returnedOrder, [1]),
  get_return: async () => {
    const id = await askBack(returning, returnedOrder, [1]);
    await call(returning.actors.seller.db, 'accept_return', {
      ...{ return_id: id, body: { handover: 'pickup' }, expected_version: 1 },
    });
    return call(returning.actors.admin.db, 'get_return', { return_id: id });
  },
  list_own_returns: () => call(returning.actors.buyer.db, 'list_own_returns'),
  list_company_returns: () => call(returning.actors.seller.db, 'list_company_returns'),
  list_staff_returns: () => call(returning.actors.admin.db, 'list_staff_returns'),
  list_return_reasons: () => call(returning.actors.admin.db, 'list_return_reasons'),
  get_return_settings: () => call(returning.actors.anonymous.db, 'get_return_settings', undefined, byGet),
  get_return_figures: async () => {
    await sql`select private.refresh_return_days(interval '1 hour')`;
    return call(returning.actors.seller.db, 'get_return_figures', { filter: { by: 'product' } });
  },
  list_restore_tests: async () => {
    await call(as('admin'), 'record_restore_test', { tested_on: '2026-01-31', succeeded: true });
    return call(as('admin'), 'list_restore_tests');
  },
  begin_export: () => call(as('admin'), 'begin_export', { entities: ['products'] }),
  export_rows: async () => {
    const { id } = await call(as('admin'), 'begin_export', { entities: ['products'] });
    return call(as('admin'), 'export_rows', { export_id: id, entity: 'products', page_limit: 2 });
  },
};

it.each(Object.entries(calls))('%s returns what its schema says', async (name, ask) => {
  const answer = await ask();
  // An empty list would not check the schema of its rows.
  const rows = answer && typeof answer === 'object' && 'items' in answer ? answer.items : answer;
  expect(rows).not.toEqual([]);
  expect(rows).not.toBeNull();
  expect(parsedAnswers).toContain(name);
});

/** Reads by table or view; emails.test.ts checks `email_settings`, which no other test may change. */
const reads: Record<Exclude<keyof typeof columnSchemas, 'email_settings'>, () => Promise<unknown>> = {
  attribute_definitions: async () => {
    await sql`
      insert into public.attribute_definitions (category_id, key, type, label_en, label_ar)
      values (${category}, 'power', 'number', 'Power', 'القدرة')`;
    return listAttributes(as('anonymous'));
  },
  notification_choices: async () => {
    await refuseMails(as('buyer'), actors.buyer.id!, 'order_shipped', true);
    return listRefusedMails(as('buyer'));
  },
  product_drafts: async () => {
    await saveProductDraft(as('seller'), { id: randomUUID(), content: { name_en: 'Begun' } });
    return getNewProductDraft(as('seller'));
  },
  profiles: () => getProfile(as('buyer'), actors.buyer.id!),
  sellers: async () => {
    await getSellerProfile(as('admin'), actors.admin.id!);
    return getSellerProfile(as('seller'), actors.seller.id!);
  },
};

it.each(Object.entries(reads))('%s holds what the schemas of its columns say', async (table, read) => {
  const answer = await read();
  expect(answer).not.toEqual([]);
  expect(answer).not.toBeNull();
  const columns = Object.keys(columnSchemas[table as keyof typeof columnSchemas]);
  expect([...parsedAnswers]).toEqual(expect.arrayContaining(columns.map((column) => `${table}.${column}`)));
});

it('checks every schema against a response', () => {
  expect(Object.keys(calls).sort()).toEqual(Object.keys(answerSchemas).sort());
});

it('finds a schema for every API function that returns JSON', async () => {
  const rows = await sql<{ name: string }[]>`
    select distinct p.proname as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prorettype in ('json'::regtype, 'jsonb'::regtype)
      and (has_function_privilege('authenticated', p.oid, 'execute') or has_function_privilege('anon', p.oid, 'execute'))`;
  expect(rows.map(({ name }) => name).filter((name) => !(name in answerSchemas))).toEqual([]);
});

it('refuses a response with an unknown member or of another type', () => {
  const answer = { role: 'admin', rights: [] };
  expect(answerSchemas.get_staff_rights.safeParse(answer).success).toBe(true);
  expect(answerSchemas.get_staff_rights.safeParse({ ...answer, more: 1 }).success).toBe(false);
  expect(answerSchemas.get_staff_rights.safeParse({ ...answer, rights: [1] }).success).toBe(false);
});
