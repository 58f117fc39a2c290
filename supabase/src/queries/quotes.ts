import { call } from '../answers.ts';
import { type DataClient, loadClient } from '../client.ts';
import { answerOf } from '../errors.ts';
import { type FormGuard, sendForm } from './form-guard.ts';
import type { Page } from './lists.schema.ts';
import type {
  QuoteRequestDetail,
  QuoteRequestSummary,
  QuoteStatus,
  SubmittedQuote,
} from './quotes.schema.ts';

export type {
  QuoteRequestDetail,
  QuoteRequestSummary,
  QuoteStatus,
  SubmittedQuote,
} from './quotes.schema.ts';

export interface QuoteRequestLine {
  product_id?: number;
  variant_id?: number;
  description: string;
  /** Above 0, at most two decimals. */
  quantity: number;
  unit?: string;
}

export interface QuoteRequest {
  full_name: string;
  company_name?: string;
  email?: string;
  /** E.164. */
  phone: string;
  /** ISO 3166-2 code. */
  governorate: string;
  /** ISO date, today or later in Baghdad. */
  needed_by?: string;
  message?: string;
  language: 'en' | 'ar';
  /** 1 to 100. */
  lines: QuoteRequestLine[];
}

/**
 * Stores and mails a quote request, once per idempotency key. Throws AppError `invalid_input`
 * {field, rule, line?}, `form_refused`, `rate_limited`, `idempotency_mismatch`.
 */
export async function submitQuoteRequest(
  db: DataClient,
  guard: FormGuard,
  request: QuoteRequest,
): Promise<SubmittedQuote> {
  return sendForm(
    db,
    guard,
    async (form) => await call(db, 'submit_quote_request', { request: { ...form, ...request } }),
  );
}

export interface OwnQuote {
  id: string;
  number: string;
  status: QuoteStatus;
  line_count: number;
  /** ISO date. */
  needed_by: string | null;
  created_at: string;
}

export interface OwnQuoteDetail extends OwnQuote {
  full_name: string;
  company_name: string | null;
  email: string | null;
  phone: string | null;
  governorate: string | null;
  message: string;
  status_changed_at: string | null;
  lines: {
    id: number;
    product_id: number | null;
    description: string;
    quantity: number;
    unit: string;
  }[];
}

/** PostgREST code for a range beyond the last row of a counted request. */
const beyondLast = 'PGRST103';

const ownColumns = 'id, number, status, line_count, needed_by, created_at';

/** Quote requests of the user, newest first; pages count from 1. `total` is also returned for a page beyond the last. */
export async function listOwnQuotes(
  db: DataClient,
  userId: string,
  { page, size }: { page: number; size: number },
): Promise<{ quotes: OwnQuote[]; total: number }> {
  const client = await loadClient(db);
  const from = (page - 1) * size;
  const response = await client
    .from('quote_requests')
    .select(ownColumns, { count: 'exact' })
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .order('id')
    .range(from, from + size - 1);
  if (response.error?.code !== beyondLast) {
    return { quotes: answerOf(response), total: response.count ?? 0 };
  }
  const all = await client
    .from('quote_requests')
    .select('id', { count: 'exact', head: true })
    .eq('user_id', userId);
  answerOf(all);
  return { quotes: [], total: all.count ?? 0 };
}

/** Throws AppError `not_found`, also for requests of other users. */
export async function readOwnQuote(db: DataClient, userId: string, id: string): Promise<OwnQuoteDetail> {
  const client = await loadClient(db);
  const detail = answerOf(
    await client
      .from('quote_requests')
      .select(
        `${ownColumns}, full_name, company_name, email, phone, governorate, message, status_changed_at,
        lines:quote_lines(id, product_id, description, quantity, unit)`,
      )
      .eq('user_id', userId)
      .eq('id', id)
      .order('id', { referencedTable: 'quote_lines' })
      .single(),
  );
  return { ...detail, lines: detail.lines.map((line) => ({ ...line, quantity: Number(line.quantity) })) };
}

export const quoteStatuses = ['New', 'Answered', 'Closed'] as const satisfies QuoteStatus[];

export interface QuoteRequestFilter {
  status?: QuoteStatus;
  term?: string;
  page?: number;
  page_size?: number;
}

/** Quote requests of everybody, newest first. Throws AppError `not_allowed`. */
export async function listQuoteRequests(
  db: DataClient,
  filter: QuoteRequestFilter,
): Promise<Page<QuoteRequestSummary>> {
  return call(db, 'list_quote_requests', { filter });
}

/** A quote request for the staff. Throws AppError `not_allowed`, `quote_request_not_found`. */
export async function getQuoteRequest(db: DataClient, id: string): Promise<QuoteRequestDetail> {
  return call(db, 'get_quote_request', { request_id: id });
}
