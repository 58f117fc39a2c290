import { call } from '../call.ts';
import type { DataClient } from '../client.ts';
import type { Page, PageRequest } from '../base/lists-answers.ts';
import type { OrderFilter, OrderSummary, PlaceOrderInput } from '../orders/queries.ts';
import type {
  Buying,
  BuyingMember,
  BuyingMembers,
  CompanyInvoice,
  CompanySpend,
  DecidedPurchase,
  JoinableCompany,
  Project,
  PurchaseRequest,
  PurchaseRequestItem,
  RequestedPurchase,
} from './answers.ts';
import type { BuyingRole, PurchaseReason, PurchaseState } from './values.ts';

export type {
  Buying,
  BuyingMember,
  BuyingMembers,
  BuyingRight,
  CompanyInvoice,
  CompanySpend,
  DecidedPurchase,
  JoinableCompany,
  Project,
  PurchaseRequest,
  PurchaseRequestItem,
  RequestedPurchase,
} from './answers.ts';
export {
  buyingRoles,
  purchaseReasons,
  purchaseStates,
  type BuyingRole,
  type PurchaseReason,
  type PurchaseState,
} from './values.ts';

/** The company for which the caller buys; null if there is none. */
export async function getBuying(db: DataClient): Promise<Buying | null> {
  return call(db, 'get_buying');
}

/** Legal data of a company that buys. */
export interface BuyingCompanyInput {
  name: string;
  tax_number: string | null;
  trade_licence: string | null;
}

const companyArguments = ({ name, tax_number, trade_licence }: BuyingCompanyInput) => ({
  name,
  tax_number: tax_number ?? undefined,
  trade_licence: trade_licence ?? undefined,
});

/** The caller becomes its first owner. Returns its id. Throws AppError `already_buying`, `already_seller`, `company_name_required`. */
export async function createBuyingCompany(db: DataClient, input: BuyingCompanyInput): Promise<string> {
  return call(db, 'create_buying_company', companyArguments(input));
}

/** Throws AppError `changed_meanwhile`, `not_allowed`. */
export async function saveBuyingCompany(
  db: DataClient,
  expected: BuyingCompanyInput,
  input: BuyingCompanyInput,
): Promise<void> {
  const { name, tax_number, trade_licence } = expected;
  await call(db, 'save_buying_company', {
    expected: { name, tax_number, trade_licence },
    ...companyArguments(input),
  });
}

/** Throws AppError `not_buying`. */
export async function listBuyingMembers(db: DataClient): Promise<BuyingMembers> {
  return call(db, 'list_buying_members');
}

/** Limits of a person, IQD; null: none. */
export interface BuyingLimits {
  order_limit: number | null;
  month_limit: number | null;
}

/** Without an address, returns the token of a link that the caller passes on. Throws AppError `already_member`, `rate_limited`. */
export async function inviteBuyingMember(
  db: DataClient,
  input: BuyingLimits & { email: string | null; role: BuyingRole; language: 'en' | 'ar' },
): Promise<string | null> {
  return call(db, 'invite_buying_member', {
    role: input.role,
    language: input.language,
    email: input.email ?? undefined,
    order_limit: input.order_limit ?? undefined,
    month_limit: input.month_limit ?? undefined,
  });
}

/** Throws AppError `invitation_gone`. */
export async function revokeBuyingInvitation(db: DataClient, id: string): Promise<void> {
  await call(db, 'revoke_buying_invitation', { invitation_id: id });
}

/** Throws AppError `invitation_gone`. */
export async function getBuyingInvitation(db: DataClient, token: string): Promise<JoinableCompany> {
  return call(db, 'get_buying_invitation', { token });
}

/** Throws AppError `invitation_gone`, `invitation_other_address` {email}, `already_buying`, `already_seller`. */
export async function acceptBuyingInvitation(db: DataClient, token: string): Promise<void> {
  await call(db, 'accept_buying_invitation', { token });
}

/** The member that a decision concerns, in the version that the person saw. */
export type SeenBuyingMember = Pick<BuyingMember, 'user_id' | 'version'>;

/** Throws AppError `last_owner`, `user_not_found`, `changed_meanwhile`, `not_allowed`. */
export async function setBuyingMember(
  db: DataClient,
  { user_id, version }: SeenBuyingMember,
  { role, order_limit, month_limit }: BuyingLimits & { role: BuyingRole },
): Promise<void> {
  await call(db, 'set_buying_member', {
    ...{ user_id, expected_version: version, role },
    order_limit: order_limit ?? undefined,
    month_limit: month_limit ?? undefined,
  });
}

/** Throws the errors of `setBuyingMember`, `reason_required`. */
export async function removeBuyingMember(
  db: DataClient,
  { user_id, version }: SeenBuyingMember,
  reason: string,
): Promise<void> {
  await call(db, 'remove_buying_member', { user_id, expected_version: version, reason });
}

/** Throws AppError `last_owner`. */
export async function leaveBuyingCompany(db: DataClient): Promise<void> {
  await call(db, 'leave_buying_company');
}

/** ISO dates of the caller's absence, and who decides meanwhile; without dates the caller is present. */
export async function setOwnAbsence(
  db: DataClient,
  absence: { absent_from: string; absent_until: string; deputy_id: string | null } | null,
): Promise<void> {
  await call(db, 'set_own_absence', absence ? { ...absence, deputy_id: absence.deputy_id ?? undefined } : {});
}

export const projectSorts = ['name', 'name_desc', 'newest', 'oldest', 'budget', 'budget_desc'] as const;

export interface ProjectFilter extends PageRequest {
  state?: Project['state'];
  /** Matches name, number and address. */
  term?: string;
  sort?: (typeof projectSorts)[number];
}

/** Throws AppError `not_buying`. */
export async function listProjects(db: DataClient, filter: ProjectFilter): Promise<Page<Project>> {
  return call(db, 'list_projects', { filter });
}

export type ProjectInput = Omit<Project, 'id' | 'version' | 'created_at' | 'spent' | 'waiting' | 'left'>;

/** Creates a project, or changes the seen one. Returns its id. Throws AppError `project_number_taken`, `changed_meanwhile`, `not_allowed`. */
export async function saveProject(
  db: DataClient,
  seen: Pick<Project, 'id' | 'version'> | null,
  content: ProjectInput,
): Promise<string> {
  return call(db, 'save_project', { content, id: seen?.id, expected_version: seen?.version });
}

/** For whom a checkout buys. */
export interface BuyingInput {
  company_id: string;
  project_id: string | null;
  cost_code: string | null;
}

/** Limits that an order with this total exceeds; empty: it needs no approval. Throws AppError `not_buying`, `not_allowed`. */
export async function getPurchaseReasons(
  db: DataClient,
  total: number,
  projectId: string | null,
): Promise<PurchaseReason[]> {
  const reasons = await call(db, 'get_purchase_reasons', { total, project_id: projectId ?? undefined });
  return reasons as PurchaseReason[];
}

/**
 * Asks the approvers for an order that the caller may not place alone; price and stock are held until `expires_at`. Throws the
 * errors of `placeOrder`, `no_approver`.
 */
export async function requestPurchase(
  db: DataClient,
  { buying, note, ...input }: PlaceOrderInput & { buying: BuyingInput; note?: string },
): Promise<RequestedPurchase> {
  const { idempotency_key, lines, delivery, pickup, language, ordered_from } = input;
  const order = { idempotency_key, lines, delivery, pickup, language, ordered_from };
  return call(db, 'request_purchase', { ...order, buying, note });
}

export const purchaseSorts = ['newest', 'oldest', 'total', 'total_desc', 'expires'] as const;

export interface PurchaseFilter extends PageRequest {
  state?: PurchaseState;
  /** own: made by the caller; decide: waiting for the caller's decision. */
  scope?: 'own' | 'decide';
  project_id?: string;
  /** Matches number, project and person. */
  term?: string;
  sort?: (typeof purchaseSorts)[number];
}

/** Throws AppError `not_buying`. */
export async function listPurchaseRequests(
  db: DataClient,
  filter: PurchaseFilter,
): Promise<Page<PurchaseRequestItem>> {
  return call(db, 'list_purchase_requests', { filter });
}

/** A lower quantity of a line; 0 removes it. */
export interface DecidedLine {
  line_id: number;
  quantity: number;
}

/** `lines`: quantities that the approver tries. Throws AppError `purchase_request_not_found`. */
export async function getPurchaseRequest(
  db: DataClient,
  id: string,
  lines: DecidedLine[] = [],
): Promise<PurchaseRequest> {
  return call(db, 'get_purchase_request', { request_id: id, lines });
}

/** The request that a decision concerns, in the version that the person saw. */
export type SeenPurchase = Pick<PurchaseRequest, 'id' | 'version'>;

/**
 * Approves the request with these quantities and places its order. Throws AppError `purchase_changed` {total} if it no longer
 * costs `total`, `purchase_request_state` {state}, `own_request`, `changed_meanwhile`, and the errors of `placeOrder`.
 */
export async function approvePurchase(
  db: DataClient,
  { id, version }: SeenPurchase,
  decision: { lines: DecidedLine[]; total: number; note?: string },
): Promise<DecidedPurchase> {
  return call(db, 'decide_purchase_request', {
    ...{ request_id: id, expected_version: version, decision: 'approve' },
    ...{ lines: decision.lines, expected_total: decision.total, note: decision.note },
  });
}

/** Throws AppError `reason_required`, `purchase_request_state` {state}, `own_request`, `changed_meanwhile`. */
export async function refusePurchase(
  db: DataClient,
  { id, version }: SeenPurchase,
  note: string,
): Promise<DecidedPurchase> {
  return call(db, 'decide_purchase_request', {
    ...{ request_id: id, expected_version: version, decision: 'refuse', note },
  });
}

/** Throws AppError `purchase_request_state` {state}, `changed_meanwhile`. */
export async function withdrawPurchase(db: DataClient, { id, version }: SeenPurchase): Promise<void> {
  await call(db, 'withdraw_purchase_request', { request_id: id, expected_version: version });
}

/** `person_id`: who ordered. */
export interface CompanyOrderFilter extends OrderFilter {
  project_id?: string;
  person_id?: string;
}

/** Orders of the caller's company, newest first. Throws AppError `not_buying`, `not_allowed`. */
export async function listCompanyOrders(
  db: DataClient,
  filter: CompanyOrderFilter,
): Promise<Page<OrderSummary>> {
  return call(db, 'list_orders', { scope: 'buying', filter });
}

export const spendSubjects = ['project', 'person', 'category', 'seller'] as const;
export type SpendSubject = (typeof spendSubjects)[number];

/** Cost of the orders of the caller's company, both days (ISO, in Baghdad) included. Throws AppError `not_buying`, `not_allowed`. */
export async function getCompanySpend(
  db: DataClient,
  filter: { first_day: string; last_day: string; subject: SpendSubject },
): Promise<CompanySpend> {
  return call(db, 'get_company_spend', filter);
}

/** Invoices and credit notes to the caller's company, issued on these days (ISO, in Baghdad), oldest first. Throws AppError `not_buying`, `not_allowed`. */
export async function listCompanyInvoices(
  db: DataClient,
  filter: { first_day: string; last_day: string },
): Promise<CompanyInvoice[]> {
  return call(db, 'list_company_invoices', filter);
}
