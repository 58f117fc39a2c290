import { z } from 'zod/mini';
import { pageOf } from '../base/lists-answers.ts';
import { buyingRoles, purchaseReasons, purchaseStates } from './values.ts';

const role = z.enum(buyingRoles);
const state = z.enum(purchaseStates);
const reasons = z.array(z.enum(purchaseReasons));
const text = z.nullable(z.string());
/** IQD. */
const amount = z.nullable(z.number());

const companyNames = {
  company_name: z.string(),
  company_name_en: z.string(),
  company_name_ar: z.string(),
};

const right = z.enum(['order', 'approve', 'see_orders', 'projects', 'team']);
export type BuyingRight = z.infer<typeof right>;

/** Place and receiver of a project. */
const projectPlace = {
  id: z.string(),
  name: z.string(),
  number: text,
  receiver: text,
  phone: text,
  governorate: text,
  district: text,
  address: text,
};

const buying = z.nullable(
  z.strictObject({
    company: z.strictObject({
      ...companyNames,
      id: z.string(),
      tax_number: text,
      trade_licence: text,
      /** Status as a seller; `buying`: it never applied to sell. */
      status: z.enum(['pending', 'approved', 'rejected', 'suspended', 'buying']),
    }),
    role,
    rights: z.array(right),
    /** Largest order, and total of the orders of a month, without approval; null: any. */
    order_limit: amount,
    month_limit: amount,
    month_spent: z.number(),
    version: z.number(),
    /** ISO dates; null: present. */
    absent_from: text,
    absent_until: text,
    deputy_id: text,
    /** Names of the people who decide on the caller's requests. */
    approvers: z.array(z.string()),
    /** Number of requests that wait for the caller's decision. */
    waiting: z.number(),
    /** Open projects. */
    projects: z.array(z.strictObject(projectPlace)),
  }),
);
/** The company for which a person buys. */
export type Buying = NonNullable<z.infer<typeof buying>>;

const spendFigures = { total: z.number(), orders: z.number() };

/** Cost of a company's orders, IQD. */
const companySpend = z.strictObject({
  ...spendFigures,
  /** `month`: `YYYY-MM`; months without orders included. */
  months: z.array(z.strictObject({ month: z.string(), ...spendFigures })),
  /** Highest total first. `id` is null for orders without a project or person; by category, for delivery fees less returns. */
  rows: z.array(
    z.strictObject({
      id: text,
      name_en: text,
      name_ar: text,
      /** Number of a project; null for other subjects. */
      number: text,
      ...spendFigures,
    }),
  ),
});
export type CompanySpend = z.infer<typeof companySpend>;

/** An invoice, or a credit note with negative amounts; IQD. */
const companyInvoice = z.strictObject({
  ...companyNames,
  order_id: z.string(),
  order_number: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  number: z.string(),
  issued_at: z.string(),
  seller_id: z.string(),
  /** Who ordered; null after the account was erased. */
  person: text,
  project: text,
  project_number: text,
  purchase_order: text,
  cost_code: text,
  subtotal: z.number(),
  delivery_fee: z.number(),
  total: z.number(),
});
export type CompanyInvoice = z.infer<typeof companyInvoice>;

const member = z.strictObject({
  user_id: z.string(),
  /** Empty if the person gave none. */
  full_name: z.string(),
  /** Null for members who may not change the team. */
  email: text,
  role,
  /** Limits and spend of this month; null also for readers who may not see them. */
  order_limit: amount,
  month_limit: amount,
  month_spent: amount,
  deputy_id: text,
  absent_from: text,
  absent_until: text,
  version: z.number(),
  created_at: z.string(),
});
export type BuyingMember = z.infer<typeof member>;

const buyingInvitation = z.strictObject({
  id: z.string(),
  /** Null: a shared link. */
  email: text,
  role,
  expires_at: z.string(),
  expired: z.boolean(),
});

const members = z.strictObject({
  members: z.array(member),
  /** Open invitations; empty for members who may not change the team. */
  invitations: z.array(buyingInvitation),
  may_edit: z.boolean(),
});
export type BuyingMembers = z.infer<typeof members>;

const joinable = z.strictObject({ ...companyNames, email: text, role });
export type JoinableCompany = z.infer<typeof joinable>;

const project = z.strictObject({
  ...projectPlace,
  budget: amount,
  order_limit: amount,
  month_limit: amount,
  state: z.enum(['open', 'closed']),
  version: z.number(),
  created_at: z.string(),
  spent: z.number(),
  /** In requests that wait for approval. */
  waiting: z.number(),
  /** Rest of the budget; null without one, negative if it is exceeded. */
  left: amount,
});
export type Project = z.infer<typeof project>;

const requestItem = z.strictObject({
  id: z.string(),
  /** E.g. PR-7K3F9Q. */
  number: z.string(),
  state,
  version: z.number(),
  reasons,
  /** Name; null after the account was erased. */
  requester: text,
  is_own: z.boolean(),
  project_name: text,
  purchase_order: text,
  subtotal: z.number(),
  delivery_total: z.number(),
  total: z.number(),
  line_count: z.number(),
  expires_at: z.string(),
  created_at: z.string(),
});
export type PurchaseRequestItem = z.infer<typeof requestItem>;

const orderRef = z.strictObject({ id: z.string(), number: z.string() });

const requestLine = z.strictObject({
  id: z.number(),
  product_id: z.nullable(z.number()),
  variant_id: z.nullable(z.number()),
  name_en: z.string(),
  name_ar: z.string(),
  sku: z.string(),
  unit: z.string(),
  size: text,
  color: text,
  color_ar: text,
  main_image: text,
  unit_price: z.number(),
  asked_quantity: z.number(),
  /** After the decision; 0: removed. */
  quantity: z.number(),
  /** Offered for the whole quantity: an approver keeps or removes the line. */
  is_fixed: z.boolean(),
  line_total: z.number(),
  company_name_en: z.string(),
  company_name_ar: z.string(),
  company_slug: text,
});

const quantityChange = z.strictObject({
  line_id: z.number(),
  name_en: z.string(),
  name_ar: z.string(),
  unit: z.string(),
  before: z.number(),
  after: z.number(),
});

const request = z.extend(requestItem, {
  may_decide: z.boolean(),
  may_withdraw: z.boolean(),
  note: text,
  delivery: z.record(z.string(), z.unknown()),
  pickup: z.array(z.string()),
  cost_code: text,
  approvers: z.array(z.string()),
  /** Null for a former member. */
  requester_limits: z.nullable(
    z.strictObject({ order_limit: amount, month_limit: amount, month_spent: z.number() }),
  ),
  project: z.nullable(project),
  /** Quote request of whose offers it consists; null for goods of the catalogue and for readers who may not see it. */
  quote: z.nullable(orderRef),
  /** Cost with the tried quantities; null unless the request waits. */
  now: z.nullable(
    z.strictObject({
      subtotal: z.number(),
      delivery_total: z.number(),
      total: z.number(),
      /** Error that placing the order would raise now. */
      problem: z.nullable(z.strictObject({ code: z.string(), context: z.record(z.string(), z.unknown()) })),
    }),
  ),
  lines: z.array(requestLine),
  events: z.array(
    z.strictObject({
      id: z.number(),
      kind: z.enum(['requested', 'placed', 'refused', 'expired', 'withdrawn']),
      by: text,
      /** Absent approver for whom a deputy decided. */
      deputy_for: text,
      note: text,
      changes: z.array(quantityChange),
      created_at: z.string(),
    }),
  ),
  orders: z.array(orderRef),
});
export type PurchaseRequest = z.infer<typeof request>;

export const requestedPurchase = z.strictObject({
  id: z.string(),
  number: z.string(),
  expires_at: z.string(),
});
export type RequestedPurchase = z.infer<typeof requestedPurchase>;

const decided = z.strictObject({ state, orders: z.array(orderRef) });
export type DecidedPurchase = z.infer<typeof decided>;

export const buyingAnswers = {
  get_buying: buying,
  list_buying_members: members,
  get_company_spend: companySpend,
  list_company_invoices: z.array(companyInvoice),
  get_buying_invitation: joinable,
  list_projects: pageOf(project),
  list_purchase_requests: pageOf(requestItem),
  get_purchase_request: request,
  request_purchase: requestedPurchase,
  decide_purchase_request: decided,
};
