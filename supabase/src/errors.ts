/**
 * Failure with a stable code. People see the message `errors:<code>` in their language; `context` fills its placeholders.
 */
export class AppError extends Error {
  readonly code: string;
  readonly context: Record<string, unknown>;
  /** Whether the same call may succeed later (network, 5xx). */
  readonly retryable: boolean;

  constructor(code: string, context: Record<string, unknown> = {}, retryable = false) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.context = context;
    this.retryable = retryable;
  }
}

/** Codes that database functions raise (SQLSTATE PT4xx), with the HTTP status of the response. */
export const databaseErrors = {
  account_suspended: 403,
  address_limit: 409,
  draft_limit: 409,
  email_not_found: 404,
  wishlist_limit: 409,
  already_member: 409,
  already_answered: 409,
  already_replied: 409,
  already_reported: 409,
  already_seller: 409,
  approval_incomplete: 422,
  approval_required: 409,
  attribute_not_found: 404,
  bulk_change_not_found: 404,
  bulk_change_state: 409,
  cart_empty: 422,
  category_in_use: 409,
  category_not_found: 404,
  changed_meanwhile: 409,
  company_name_required: 422,
  company_not_found: 404,
  company_state_changed: 409,
  contact_message_not_found: 404,
  courier_not_found: 404,
  delivery_required: 409,
  document_not_found: 404,
  document_state_changed: 409,
  form_expired: 422,
  form_refused: 422,
  form_used: 409,
  idempotency_mismatch: 409,
  identity_required: 403,
  import_not_found: 404,
  synonyms_not_found: 404,
  import_state_changed: 409,
  invalid_delivery: 422,
  invalid_input: 422,
  invitation_gone: 410,
  invitation_other_address: 403,
  ledger_unbalanced: 409,
  seller_paused: 409,
  payment_above_debt: 409,
  already_reversed: 409,
  not_reversible: 409,
  own_adjustment: 403,
  rate_overlaps: 409,
  no_payouts: 409,
  second_person_required: 403,
  payout_run_state: 409,
  adjustment_not_found: 404,
  payout_run_not_found: 404,
  rate_not_found: 404,
  transaction_not_found: 404,
  last_admin: 409,
  last_owner: 409,
  no_delivery: 409,
  no_pickup: 409,
  not_allowed: 403,
  not_approved: 403,
  not_signed_in: 401,
  offer_accepted: 409,
  offer_changed: 409,
  order_already_approved: 409,
  order_emptied: 409,
  order_minimum: 409,
  order_not_found: 404,
  order_state_changed: 409,
  orders_under_way: 409,
  out_of_stock: 409,
  own_account: 409,
  own_product_question: 403,
  own_product_review: 403,
  price_changed: 409,
  price_jump: 409,
  price_limit: 409,
  product_gone: 410,
  product_not_found: 404,
  product_unavailable: 409,
  quantity_step: 409,
  rate_limited: 429,
  rating_required: 422,
  reason_required: 422,
  remittance_not_found: 404,
  remittance_state: 409,
  remittance_unresolved: 409,
  question_not_found: 404,
  quote_closed: 409,
  quote_draft_limit: 409,
  quote_not_found: 404,
  quote_state: 409,
  review_not_found: 404,
  second_factor_not_set: 403,
  second_factor_required: 403,
  seller_not_found: 404,
  seller_on_holiday: 409,
  sku_taken: 409,
  slug_taken: 409,
  stale_version: 409,
  stock_changed: 409,
  too_many_questions: 409,
  upload_missing: 422,
  user_not_found: 404,
  variant_exists: 409,
  view_over: 403,
  viewing_only: 403,
} as const;

/** Codes of PostgREST and SQLSTATEs of PostgreSQL → codes of AppError. */
const serverCodes: Record<string, [code: string, retryable: boolean]> = {
  PGRST116: ['not_found', false],
  PGRST301: ['session_expired', false],
  PGRST302: ['not_signed_in', false],
  PGRST303: ['session_expired', false],
  '22003': ['invalid_input', false],
  '22007': ['invalid_input', false],
  '22008': ['invalid_input', false],
  '22P02': ['invalid_input', false],
  '23502': ['invalid_input', false],
  '23503': ['in_use', false],
  '23505': ['already_exists', false],
  '23514': ['invalid_input', false],
  '40001': ['service_unavailable', true],
  '40P01': ['service_unavailable', true],
  '42501': ['not_allowed', false],
  '55P03': ['service_unavailable', true],
  '57014': ['timeout', true],
};

interface DataFailure {
  code?: string;
  message?: string;
  details?: string | null;
}

function parseContext(details: string | null | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(details ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}

/**
 * Converts a failed Data API call. `status` is the HTTP status, 0 without a response. A missing response becomes
 * `network`, a 5xx `service_unavailable`; both are retryable.
 */
export function toAppError(failure: unknown, status?: number): AppError {
  if (failure instanceof AppError) return failure;
  const { code = '', message = '', details } = (failure ?? {}) as DataFailure;
  if (code.startsWith('PT')) return new AppError(message, parseContext(details));
  // 42501 with status 401 means that nobody is signed in; with 403 the account lacks the right.
  if (code === '42501' && status === 401) return new AppError('not_signed_in');
  const known = serverCodes[code];
  if (known) return new AppError(known[0], {}, known[1]);
  if (status === 0 || isUnanswered(failure, message)) return new AppError('network', {}, true);
  if (status === 401) return new AppError('session_expired');
  if (status === 429) return new AppError('rate_limited', {}, true);
  if (status !== undefined && status >= 500) return new AppError('service_unavailable', {}, true);
  return new AppError('unexpected');
}

const missing = new Set([
  'category_not_found',
  'company_not_found',
  'contact_message_not_found',
  'invalid_input',
  'not_found',
  'order_not_found',
  'quote_not_found',
  'seller_not_found',
  'user_not_found',
]);

/** True if the requested thing does not exist, belongs to somebody else or has a malformed id; a retry cannot succeed. */
export function isMissing(error: unknown): boolean {
  return error instanceof AppError && missing.has(error.code);
}

/** True if fetch failed without a response; postgrest-js then reports an error without a code. */
function isUnanswered(failure: unknown, message: string): boolean {
  if (failure instanceof TypeError) return true;
  return /^(TypeError|AbortError|FetchError|TimeoutError)|fetch failed|Failed to fetch|NetworkError/.test(
    message,
  );
}

interface DataResponse {
  data: unknown;
  error: unknown;
  status: number;
}

/** Data of a Data API response, typed by its query. Throws AppError. */
export function answerOf<Response extends DataResponse>(
  response: Response,
): Extract<Response, { error: null }>['data'] {
  if (response.error) throw toAppError(response.error, response.status);
  return response.data;
}
