import { type Answer, call } from '../call.ts';
import type { DataClient } from '../client.ts';
import { AppError } from '../errors.ts';
import type { BuyingInput } from '../buying/queries.ts';
import { type FormGuard, sendForm } from '../base/form-guard-queries.ts';
import type { Page, PageRequest } from '../base/lists-answers.ts';
import type {
  AskedQuote,
  Comparison,
  InboxState,
  MatchedLine,
  OfferedGoods,
  OwnQuote,
  OwnQuoteSummary,
  PaymentWish,
  QuoteMessage,
  QuoteStatus,
  RefusalReason,
  StaffQuote,
  SubmittedQuote,
} from './answers.ts';

export type {
  AskedQuote,
  ComparedOffer,
  ComparedPrice,
  Comparison,
  InboxItem,
  InboxState,
  LineMatch,
  MatchedLine,
  Offer,
  OfferedGoods,
  OfferLine,
  OwnQuote,
  OwnQuoteLine,
  OwnQuoteSummary,
  PaymentWish,
  Proposal,
  QuoteEvent,
  QuoteFile,
  QuoteLine,
  QuoteMessage,
  QuoteStatus,
  QuoteSuggestion,
  RefusalReason,
  StaffQuote,
  StaffQuoteItem,
  SubmittedQuote,
} from './answers.ts';

/** Most lines of a request and most days that it may stay open; must match the checks of the database. */
export const quoteLimits = {
  lines: 5_000,
  matchedLines: 50,
  openDays: 60,
  drafts: 20,
  messageLength: 2_000,
} as const;

/** Units with a base unit: one is `factor` of them; must match the table `units`. */
export const baseUnits: Partial<Record<string, { unit: string; factor: number }>> = {
  Dozen: { unit: 'Piece', factor: 12 },
  Ton: { unit: 'Kilogram', factor: 1000 },
};

/** Line of a request as sent to the database. */
export interface QuoteLineInput {
  /** Id of a line that the request already has; only when amending. */
  id?: string;
  product_id?: number;
  variant_id?: number;
  category_id?: number;
  description: string;
  description_ar?: string;
  code?: string;
  /** Above 0, at most three decimals; absent: no firm quantity. */
  quantity?: number;
  unit?: string;
  section?: string;
  row_number?: number;
}

/** Request as sent to the database. */
export interface QuoteRequestInput {
  /** Draft of the caller that becomes the request. */
  id?: string;
  full_name: string;
  company_name?: string;
  email?: string;
  /** E.164. */
  phone: string;
  hides_buyer?: boolean;
  /** ISO 3166-2 code. */
  governorate: string;
  district?: string;
  is_pickup?: boolean;
  /** ISO date, today or later in Baghdad. */
  needed_by?: string;
  /** ISO time; three days from now if absent. */
  closes_at?: string;
  payment?: PaymentWish;
  message?: string;
  language: 'en' | 'ar';
  repeats_id?: string;
  /** Company and project for which the caller asks; absent: privately. */
  buying?: Pick<BuyingInput, 'company_id' | 'project_id'>;
  named_sellers?: string[];
  excluded_sellers?: string[];
  files?: { path: string; name: string }[];
  lines: QuoteLineInput[];
}

/**
 * Goods of the catalogue that lines of a bill may mean, and the category of each line; public. At most 50 lines of 500 characters.
 * Throws AppError `invalid_input` {field}.
 */
export async function matchQuoteLines(
  db: DataClient,
  lines: { key: string; text: string }[],
  signal?: AbortSignal,
): Promise<MatchedLine[]> {
  return call(db, 'match_quote_lines', { lines }, { ...(signal && { signal }) });
}

/**
 * Sends a request, once per idempotency key; a job asks its sellers within seconds. Throws AppError `invalid_input`
 * {field, rule, line?}, `form_refused`, `rate_limited`, `idempotency_mismatch`.
 */
export async function submitQuoteRequest(
  db: DataClient,
  guard: FormGuard,
  request: QuoteRequestInput,
): Promise<SubmittedQuote> {
  return sendForm(
    db,
    guard,
    async (form) => await call(db, 'submit_quote_request', { request: { ...form, ...request } }),
  );
}

export interface OwnQuoteFilter extends PageRequest {
  status?: QuoteStatus;
  term?: string;
}

/** Requests of the caller, drafts included, and of the company whose orders the caller sees, newest first. */
export async function listOwnQuotes(db: DataClient, filter: OwnQuoteFilter): Promise<Page<OwnQuoteSummary>> {
  return call(db, 'list_own_quotes', { filter });
}

/** Throws AppError `quote_not_found`, also for requests of others. */
export async function getOwnQuote(db: DataClient, requestId: string): Promise<OwnQuote> {
  return call(db, 'get_own_quote', { request_id: requestId });
}

/**
 * Stores the state of the form under an id that the client created and returns its time, which the next call passes as
 * `expected`. Throws AppError `quote_draft_limit` {limit}, `stale_version` {updated_at} if another page saved or deleted the
 * draft since, `quote_state` if it was sent.
 */
export async function saveQuoteDraft(
  db: DataClient,
  draftId: string,
  draft: object,
  expected: string | null,
): Promise<string> {
  const saved = await call(db, 'save_quote_draft', {
    draft_id: draftId,
    draft,
    ...(expected !== null && { expected }),
  });
  return saved.updated_at;
}

/**
 * Deletes a draft of the caller; does nothing for other requests. With `expected`, the time of the draft that a form knows, it
 * throws AppError `stale_version` if the draft changed.
 */
export async function deleteQuoteDraft(db: DataClient, draftId: string, expected?: string): Promise<void> {
  await call(db, 'delete_quote_draft', { draft_id: draftId, ...(expected && { expected }) });
}

/**
 * Changes a sent request; sellers who were asked are notified. Throws AppError `quote_state`, `changed_meanwhile`,
 * `invalid_input` {field, rule, line?}.
 */
export async function amendQuoteRequest(
  db: DataClient,
  requestId: string,
  expectedVersion: number,
  request: QuoteRequestInput,
): Promise<{ revision: number; version: number }> {
  return call(db, 'amend_quote_request', {
    request_id: requestId,
    expected_version: expectedVersion,
    request,
  });
}

/** Ends the answering before its time. Throws AppError `quote_state`, `changed_meanwhile`. */
export async function closeQuoteRequest(
  db: DataClient,
  requestId: string,
  expectedVersion: number,
): Promise<void> {
  await call(db, 'close_quote_request', { request_id: requestId, expected_version: expectedVersion });
}

/** Throws AppError `quote_state`, `changed_meanwhile`. */
export async function withdrawQuoteRequest(
  db: DataClient,
  requestId: string,
  expectedVersion: number,
  reason?: string,
): Promise<void> {
  await call(db, 'withdraw_quote_request', {
    request_id: requestId,
    expected_version: expectedVersion,
    reason,
  });
}

/** Takes over a request that the caller sent without an account. Throws AppError `quote_not_found`, `rate_limited`. */
export async function claimQuoteRequest(
  db: DataClient,
  number: string,
  phone: string,
): Promise<SubmittedQuote> {
  const claimed = await call(db, 'claim_quote_request', { number, phone });
  if (!claimed) throw new AppError('quote_not_found');
  return claimed;
}

/** Messages between the buyer and one company, oldest first, with the buyer's messages to every company. */
export async function listQuoteMessages(
  db: DataClient,
  requestId: string,
  companyId?: string,
): Promise<QuoteMessage[]> {
  return call(db, 'list_quote_messages', { request_id: requestId, company_id: companyId });
}

/**
 * Sends a message: of the buyer to one company or, without `companyId`, to every company asked; of a company to the
 * buyer. Throws AppError `quote_not_found`, `invalid_input` {field}, `rate_limited`.
 */
export async function postQuoteMessage(
  db: DataClient,
  requestId: string,
  body: string,
  companyId?: string,
): Promise<void> {
  await call(db, 'post_quote_message', { request_id: requestId, company_id: companyId, body });
}

/** Marks the messages of a thread as read by the caller's side. */
export async function readQuoteMessages(
  db: DataClient,
  requestId: string,
  companyId?: string,
): Promise<void> {
  await call(db, 'read_quote_messages', { request_id: requestId, company_id: companyId });
}

/** Offers side by side with proposals. Throws AppError `quote_not_found`. */
export async function getQuoteComparison(db: DataClient, requestId: string): Promise<Comparison> {
  return call(db, 'get_quote_comparison', { request_id: requestId });
}

export interface AcceptedLine {
  line_id: string;
  offer_id: string;
  /** As the buyer saw it, IQD. */
  unit_price: number;
  /** In offered units; only for lines without a firm quantity. */
  quantity?: number;
}

/** Lines of several offers that a buyer accepts, with the delivery of the orders. */
export interface QuoteAcceptance {
  idempotency_key: string;
  lines: AcceptedLine[];
  delivery: object;
  language: 'en' | 'ar';
  /** Cost code of an order for a company. */
  cost_code?: string;
}

/**
 * Accepts lines of several offers in one transaction and returns one order per seller. Throws AppError `offer_changed`
 * {lines}, `out_of_stock` {lines}, `invalid_delivery` {field}, `quote_state`, `purchase_approval_required` {reasons, total},
 * `idempotency_mismatch`.
 */
export async function acceptQuote(
  db: DataClient,
  requestId: string,
  acceptance: QuoteAcceptance,
): Promise<Answer<'accept_quote'>> {
  return call(db, 'accept_quote', { request_id: requestId, ...acceptance });
}

/**
 * Asks the company's approvers to accept offers that the caller may not accept alone. Throws the errors of `acceptQuote`,
 * `no_approver`.
 */
export async function requestQuotePurchase(
  db: DataClient,
  requestId: string,
  { note, ...acceptance }: QuoteAcceptance & { note?: string },
): Promise<Answer<'request_quote_purchase'>> {
  return call(db, 'request_quote_purchase', { request_id: requestId, ...acceptance, note });
}

/** Sorts of lists of quote requests; the first one is used without a sort. */
export const quoteSorts = ['newest', 'oldest', 'closing', 'closing_desc'] as const;

export interface AskedQuoteFilter extends PageRequest {
  state?: InboxState;
  term?: string;
  governorate?: string;
  sort?: (typeof quoteSorts)[number];
}

/** Requests that concern the caller's company. Throws AppError `not_approved`, `not_allowed`. */
export async function listAskedQuotes(
  db: DataClient,
  filter: AskedQuoteFilter,
): Promise<Answer<'list_asked_quotes'>> {
  return call(db, 'list_asked_quotes', { filter });
}

/** A request with the lines that concern the caller's company. Throws AppError `quote_not_found`, `not_allowed`. */
export async function getAskedQuote(db: DataClient, requestId: string): Promise<AskedQuote> {
  return call(db, 'get_asked_quote', { request_id: requestId });
}

/** Goods of the caller's company with these SKUs; products with variants are found by the SKUs of the variants. */
export async function findOfferedGoods(db: DataClient, codes: string[]): Promise<OfferedGoods[]> {
  return call(db, 'find_offered_goods', { codes });
}

/** Records that the company opened a request. */
export async function seeAskedQuote(db: DataClient, requestId: string): Promise<void> {
  await call(db, 'see_asked_quote', { request_id: requestId });
}

export type OfferLineInput =
  | { line_id: string; refusal: RefusalReason }
  | {
      line_id: string;
      product_id?: number;
      variant_id?: number;
      /** Name of goods that are not in the catalogue; absent: as the buyer described them. */
      offered_name?: string;
      is_equivalent?: boolean;
      /** The product's own unit if a product is offered. */
      unit: string;
      /** Offered units that make one requested unit. */
      units_per_requested: number;
      unit_price: number;
      /** In offered units; absent if the request has no firm quantity. */
      quantity?: number;
      lead_days: number;
    };

export interface OfferInput {
  /** Revision of the request that the form shows. */
  request_revision: number;
  /** IQD; absent: the company does not deliver there, the buyer collects the goods. */
  delivery_fee?: number;
  /** ISO date, today to 180 days ahead. */
  valid_until: string;
  terms?: string;
  note?: string;
  files?: { path: string; name: string }[];
  lines: OfferLineInput[];
}

/**
 * Sends an offer or a new revision of it. `expectedRevision` is the company's newest revision as seen, 0 before the first
 * offer. Throws AppError `quote_closed`, `changed_meanwhile`, `invalid_input` {field, rule, line_id?}.
 */
export async function sendQuoteOffer(
  db: DataClient,
  requestId: string,
  expectedRevision: number,
  idempotencyKey: string,
  offer: OfferInput,
): Promise<{ offer_id: string; revision: number }> {
  return call(db, 'send_quote_offer', {
    request_id: requestId,
    expected_revision: expectedRevision,
    idempotency_key: idempotencyKey,
    offer,
  });
}

/**
 * Stores the state of the offer form for the company and returns its time, which the next call passes as `expected`. Throws
 * AppError `stale_version` {updated_at} if another page saved or discarded the draft since.
 */
export async function saveQuoteOfferDraft(
  db: DataClient,
  requestId: string,
  draft: object,
  expected: string | null,
): Promise<string> {
  return call(db, 'save_quote_offer_draft', {
    request_id: requestId,
    draft,
    ...(expected !== null && { expected }),
  });
}

/** Deletes the company's draft; throws as `saveQuoteOfferDraft` does. */
export async function discardQuoteOfferDraft(
  db: DataClient,
  requestId: string,
  expected: string,
): Promise<void> {
  await call(db, 'discard_quote_offer_draft', { request_id: requestId, expected });
}

/** Throws AppError `changed_meanwhile`, `offer_accepted`. */
export async function withdrawQuoteOffer(
  db: DataClient,
  requestId: string,
  expectedRevision: number,
): Promise<void> {
  await call(db, 'withdraw_quote_offer', { request_id: requestId, expected_revision: expectedRevision });
}

/** States that the staff filters by; drafts are the buyer's alone. */
export const quoteStatuses = [
  'Open',
  'Closed',
  'PartlyAwarded',
  'Awarded',
  'Withdrawn',
  'Expired',
] as const satisfies QuoteStatus[];

export interface StaffQuoteFilter extends PageRequest {
  sort?: (typeof quoteSorts)[number];
  status?: QuoteStatus;
  /** Only requests with lines that no seller was asked about. */
  unrouted?: boolean;
  /** Only open requests without an offer. */
  unanswered?: boolean;
  /** Only open requests of people who ask often and order nothing. */
  suspect?: boolean;
  term?: string;
}

/** All requests but drafts, newest first; staff only. */
export async function listStaffQuotes(
  db: DataClient,
  filter: StaffQuoteFilter,
): Promise<Answer<'list_staff_quotes'>> {
  return call(db, 'list_staff_quotes', { filter });
}

/** Throws AppError `quote_not_found`, `not_allowed`. */
export async function getStaffQuote(db: DataClient, requestId: string): Promise<StaffQuote> {
  return call(db, 'get_staff_quote', { request_id: requestId });
}

/**
 * Asks a company about lines of one request, about all or none; staff only. Throws AppError `quote_state`,
 * `quote_not_found`, `company_not_found`.
 */
export async function routeLinesToSeller(
  db: DataClient,
  lineIds: string[],
  companyId: string,
): Promise<void> {
  await call(db, 'route_lines_to_seller', { line_ids: lineIds, company_id: companyId });
}

/** Reminds the sellers who have not answered, once a day; returns their number. Staff only. */
export async function remindQuoteSellers(db: DataClient, requestId: string): Promise<number> {
  return call(db, 'remind_quote_sellers', { request_id: requestId });
}

/** Closes a request for a reason that the buyer reads; staff only. */
export async function closeQuoteRequestAsStaff(
  db: DataClient,
  requestId: string,
  expectedVersion: number,
  reason: string,
): Promise<void> {
  await call(db, 'close_quote_request_as_staff', {
    request_id: requestId,
    expected_version: expectedVersion,
    reason,
  });
}
