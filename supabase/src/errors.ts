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
  'return_not_found',
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
