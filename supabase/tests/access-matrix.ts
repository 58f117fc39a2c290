import type { ExportEntity } from '../src/desk/exports-queries.ts';
import { type ActorName, actorNames } from './actors.ts';

export type Verb = 'select' | 'insert' | 'update' | 'delete';

/** One row of the matrix: who may do what with one kind of row. Actors not named are refused. */
export interface AccessRule {
  table: string;
  /** Owner and state of the row, in words. */
  row: string;
  allowed: Partial<Record<Verb, readonly ActorName[]>>;
}

const everyone: readonly ActorName[] = actorNames;
const signedIn = everyone.filter((actor) => actor !== 'anonymous');
/** All roles of the approved company. */
const team: readonly ActorName[] = ['seller', 'manager', 'sales', 'warehouse', 'finance'];
/** Company roles that may see money. */
const moneyTeam = team.filter((actor) => actor !== 'warehouse');
const staff: readonly ActorName[] = ['admin', 'support', 'catalogueStaff', 'financeStaff'];
/** Staff roles by right. */
const seeOrders: readonly ActorName[] = ['admin', 'support', 'financeStaff'];
const catalogue: readonly ActorName[] = ['admin', 'catalogueStaff'];
const reviewers: readonly ActorName[] = ['admin', 'support', 'catalogueStaff'];
const support: readonly ActorName[] = ['admin', 'support'];

/**
 * The whole access matrix of the API's tables: table × actor × verb. The tests
 * try every cell over HTTP and in SQL, and fail when a table is missing here.
 */
export const accessMatrix: readonly AccessRule[] = [
  {
    table: 'profiles',
    row: 'of the buyer',
    allowed: { select: ['buyer', 'admin', 'support'], update: ['buyer'] },
  },
  { table: 'staff', row: 'of the admin', allowed: { select: staff } },
  // Companies and categories are written only by SQL functions.
  { table: 'companies', row: 'approved', allowed: { select: everyone } },
  { table: 'companies', row: 'pending', allowed: { select: ['pendingSeller', ...staff] } },
  { table: 'companies', row: 'suspended', allowed: { select: ['suspendedSeller', ...staff] } },
  { table: 'company_members', row: 'of the approved company', allowed: { select: [...team, ...staff] } },
  { table: 'company_decisions', row: 'on the approved company', allowed: { select: [...team, ...staff] } },
  { table: 'site_settings', row: 'the only one', allowed: { select: everyone } },
  { table: 'home_page', row: 'the only one', allowed: { select: ['admin'] } },
  { table: 'information_page_versions', row: 'any', allowed: { select: ['admin'] } },
  { table: 'units', row: 'any', allowed: { select: everyone } },
  { table: 'categories', row: 'any', allowed: { select: everyone } },
  { table: 'attribute_definitions', row: 'any', allowed: { select: everyone } },
  { table: 'attribute_options', row: 'any', allowed: { select: everyone } },
  // Products are written only by SQL functions.
  { table: 'products', row: 'published, of the approved seller', allowed: { select: everyone } },
  { table: 'products', row: 'hidden, of the approved seller', allowed: { select: [...team, ...catalogue] } },
  {
    table: 'products',
    row: 'of the rejected company',
    allowed: { select: ['rejectedSeller', ...catalogue] },
  },
  {
    table: 'products',
    row: 'of the suspended company',
    allowed: { select: ['suspendedSeller', ...catalogue] },
  },
  { table: 'product_offers', row: 'of the approved seller', allowed: { select: everyone } },
  { table: 'product_offers', row: 'of a hidden product', allowed: { select: [...moneyTeam, ...catalogue] } },
  { table: 'product_variants', row: 'of the approved seller', allowed: { select: everyone } },
  {
    table: 'product_variants',
    row: 'of a hidden product',
    allowed: { select: [...moneyTeam, ...catalogue] },
  },
  { table: 'product_stock', row: 'of the approved seller', allowed: { select: everyone } },
  {
    table: 'stock_movements',
    row: 'of the approved seller',
    allowed: { select: ['seller', 'manager', 'warehouse', ...catalogue] },
  },
  { table: 'product_drafts', row: 'of the approved seller', allowed: { select: ['seller'] } },
  { table: 'product_compatibilities', row: 'of the approved seller', allowed: { select: everyone } },
  {
    table: 'wishlists',
    row: 'of the buyer',
    allowed: { select: ['buyer'], insert: ['buyer'], delete: ['buyer'] },
  },
  {
    table: 'addresses',
    row: 'of the buyer',
    allowed: { select: ['buyer'], insert: ['buyer'], update: ['buyer'], delete: ['buyer'] },
  },
  { table: 'governorates', row: 'any', allowed: { select: everyone } },
  { table: 'districts', row: 'any', allowed: { select: everyone } },
  {
    table: 'delivery_rates',
    row: 'of the approved seller',
    allowed: {
      select: everyone,
      insert: ['seller', 'manager'],
      update: ['seller', 'manager'],
      delete: ['seller', 'manager'],
    },
  },
  { table: 'checkouts', row: 'of the buyer', allowed: { select: ['buyer', ...seeOrders] } },
  {
    table: 'orders',
    row: 'of the buyer at the seller',
    allowed: { select: ['buyer', ...moneyTeam, ...seeOrders] },
  },
  {
    table: 'order_lines',
    row: 'of the buyer at the seller',
    allowed: { select: ['buyer', ...moneyTeam, ...seeOrders] },
  },
  {
    table: 'order_events',
    row: 'of the buyer at the seller',
    allowed: { select: ['buyer', ...moneyTeam, ...seeOrders] },
  },
  { table: 'order_calls', row: 'to the buyer', allowed: { select: [...team, ...seeOrders] } },
  { table: 'order_notes', row: 'of the company', allowed: { select: team } },
  { table: 'order_notes', row: 'of the staff', allowed: { select: seeOrders } },
  { table: 'order_transitions', row: 'any', allowed: { select: signedIn } },
  {
    table: 'reviews',
    row: 'of the buyer',
    allowed: { select: everyone, delete: ['buyer'] },
  },
  {
    table: 'reviews',
    row: 'of the buyer, hidden',
    allowed: { select: ['buyer', ...reviewers], delete: ['buyer'] },
  },
  { table: 'review_reports', row: 'by the buyer', allowed: { select: ['buyer', ...reviewers] } },
  {
    table: 'product_questions',
    row: 'of the buyer',
    allowed: { select: ['buyer', ...reviewers], delete: ['buyer'] },
  },
  {
    table: 'product_questions',
    row: 'of the buyer, answered',
    allowed: { select: everyone, delete: ['buyer'] },
  },
  {
    table: 'product_questions',
    row: 'of the buyer, hidden',
    allowed: { select: ['buyer', ...reviewers], delete: ['buyer'] },
  },
  { table: 'question_reports', row: 'by the buyer', allowed: { select: ['buyer', ...reviewers] } },
  { table: 'contact_messages', row: 'any', allowed: { select: support } },
  { table: 'contact_answers', row: 'any', allowed: { select: support } },
  { table: 'answer_templates', row: 'any', allowed: { select: support } },
  { table: 'email_settings', row: 'the only one', allowed: { select: ['admin'] } },
  { table: 'imports', row: 'of the approved seller', allowed: { select: ['seller', 'manager'] } },
  { table: 'import_rows', row: 'of the approved seller', allowed: { select: ['seller', 'manager'] } },
  { table: 'import_pictures', row: 'of the approved seller', allowed: { select: ['seller', 'manager'] } },
  { table: 'notifications', row: 'of the buyer', allowed: { select: ['buyer'] } },
  {
    table: 'notification_choices',
    row: 'of the buyer',
    allowed: { select: ['buyer'], insert: ['buyer'], delete: ['buyer'] },
  },
  { table: 'audit_log', row: 'any', allowed: { select: ['admin'] } },
];

const companyOf = '(select company_id from public.company_members where user_id = $1)';
const companyVersion = `(select coalesce(max(id), 0) from public.company_decisions where company_id = ${companyOf})`;

/**
 * Calls that destroy data or change who can sign in or act. They need a password sign-in within the last ten minutes
 * and the code of the second factor if the account has one. `$1` is the id of a person whom the actor may act on; with
 * `buys` both belong to a company that buys, which the actor owns.
 */
export const identityMatrix: readonly {
  call: string;
  actor: ActorName;
  on?: ActorName;
  buys?: true;
}[] = [
  { call: 'erase_account()', actor: 'buyer' },
  { call: 'end_own_sessions()', actor: 'buyer' },
  { call: 'create_recovery_codes()', actor: 'buyer' },
  { call: 'remove_own_second_factors()', actor: 'buyer' },
  { call: 'leave_company()', actor: 'manager' },
  { call: "invite_member('new@example.com', 'owner', 'en')", actor: 'seller' },
  { call: "set_member_role($1, 'sales', 'finance')", actor: 'seller', on: 'sales' },
  { call: "set_member_role($1, 'sales', null, 'Left')", actor: 'seller', on: 'sales' },
  { call: "invite_buying_member('owner', 'en', 'new@example.com')", actor: 'buyer', buys: true },
  { call: "set_buying_member($1, 1, 'owner')", actor: 'buyer', on: 'otherBuyer', buys: true },
  { call: "remove_buying_member($1, 1, 'Left')", actor: 'buyer', on: 'otherBuyer', buys: true },
  { call: "set_staff_role($1, 'support', null, 'Left')", actor: 'admin', on: 'support' },
  { call: "set_staff_role($1, 'support', 'admin')", actor: 'admin', on: 'support' },
  { call: "invite_staff('new@example.com', 'admin', 'en')", actor: 'admin' },
  { call: "suspend_user($1, 0, 'Fakes')", actor: 'admin', on: 'otherBuyer' },
  { call: 'restore_user($1, 0)', actor: 'admin', on: 'otherBuyer' },
  { call: "erase_user($1, 0, 'Asked')", actor: 'admin', on: 'otherBuyer' },
  { call: "export_person($1, 'Asked')", actor: 'admin', on: 'otherBuyer' },
  { call: "remove_second_factors($1, 0, 'Lost phone')", actor: 'admin', on: 'otherBuyer' },
  { call: 'require_staff_two_factor(false)', actor: 'admin' },
  {
    call: `review_company(${companyOf}, 'suspended', ${companyVersion}, 'Fakes')`,
    actor: 'admin',
    on: 'otherSeller',
  },
  {
    call: `review_company(${companyOf}, 'approved', ${companyVersion})`,
    actor: 'admin',
    on: 'suspendedSeller',
  },
  {
    call: `pause_company(${companyOf}, ${companyVersion}, 'Asked by phone')`,
    actor: 'support',
    on: 'otherSeller',
  },
  { call: "remove_email_settings('Moved')", actor: 'admin' },
  {
    call: `save_email_settings('{"sender_email": "a@example.com", "smtp_host": "mail.example.com", "smtp_port": 465,
      "encryption": "tls", "app_password": "secretsecret"}')`,
    actor: 'admin',
  },
];

/** Columns with amounts of money, and who reads them in a row of the matrix above. */
export interface MoneyRule {
  table: string;
  row: string;
  columns: readonly string[];
  allowed: readonly ActorName[];
}

/** All amount columns of the API's tables, including jsonb columns that hold amounts. */
export const moneyMatrix: readonly MoneyRule[] = [
  {
    table: 'checkouts',
    row: 'of the buyer',
    columns: ['subtotal', 'delivery_total', 'total'],
    allowed: ['buyer', ...seeOrders],
  },
  {
    table: 'orders',
    row: 'of the buyer at the seller',
    columns: ['subtotal', 'delivery_fee', 'total', 'cash_collected', 'refunded', 'refunded_fee'],
    allowed: ['buyer', ...moneyTeam, ...seeOrders],
  },
  {
    table: 'order_lines',
    row: 'of the buyer at the seller',
    columns: ['unit_price', 'line_total'],
    allowed: ['buyer', ...moneyTeam, ...seeOrders],
  },
  // Sellers and finance read the commission through functions, and everybody what returns gave back.
  {
    table: 'order_lines',
    row: 'of the buyer at the seller',
    columns: ['commission', 'commission_percent', 'commission_rate_id', 'refunded'],
    allowed: [],
  },
  {
    table: 'order_events',
    row: 'of the buyer at the seller',
    columns: ['changes'],
    allowed: ['buyer', ...moneyTeam, ...seeOrders],
  },
  {
    table: 'product_offers',
    row: 'of the approved seller',
    columns: ['price', 'discounted_price', 'volume_discounts'],
    allowed: everyone,
  },
  {
    table: 'product_offers',
    row: 'of a hidden product',
    columns: ['price', 'discounted_price', 'volume_discounts'],
    allowed: [...moneyTeam, ...catalogue],
  },
  { table: 'product_variants', row: 'of the approved seller', columns: ['price'], allowed: everyone },
  {
    table: 'product_variants',
    row: 'of a hidden product',
    columns: ['price'],
    allowed: [...moneyTeam, ...catalogue],
  },
  {
    table: 'import_rows',
    row: 'of the approved seller',
    columns: ['cells', 'before', 'after'],
    allowed: ['seller', 'manager'],
  },
  { table: 'product_drafts', row: 'of the approved seller', columns: ['content'], allowed: ['seller'] },
  // Prices and fees that shops publish.
  {
    table: 'delivery_rates',
    row: 'of the approved seller',
    columns: ['fee', 'minimum_order', 'free_from'],
    allowed: everyone,
  },
  { table: 'companies', row: 'approved', columns: ['free_delivery_from'], allowed: everyone },
  { table: 'companies', row: 'approved', columns: ['order_minimum'], allowed: [] },
  { table: 'wishlists', row: 'of the buyer', columns: ['saved_price'], allowed: ['buyer'] },
  { table: 'site_settings', row: 'the only one', columns: ['free_delivery_from'], allowed: everyone },
];

/** Staff who export each kind of rows: they need the export right and the right to see such rows in the console. */
export const exportMatrix: Record<ExportEntity, readonly ActorName[]> = {
  sellers: ['admin', 'financeStaff'],
  users: ['admin'],
  products: ['admin'],
  categories: ['admin'],
  orders: ['admin', 'financeStaff'],
  order_lines: ['admin', 'financeStaff'],
  quote_requests: ['admin'],
  quote_lines: ['admin'],
  messages: ['admin'],
  reviews: ['admin'],
  product_questions: ['admin'],
  returns: ['admin', 'financeStaff'],
  transactions: ['admin', 'financeStaff'],
  audit_log: ['admin'],
};
