import { call } from '../answers.ts';
import { type DataClient, loadClient } from '../client.ts';
import { AppError, answerOf } from '../errors.ts';
import type { QuoteStatus, SubmittedQuote } from './requests.schema.ts';

export type { QuoteStatus, SubmittedQuote } from './requests.schema.ts';

/** Signed token for submitting one form, with the period in which the database accepts it (`Date.now()` of this device, ms). */
export interface FormTicket {
  token: string;
  readyAt: number;
  endsAt: number;
}

/** Protection of a form against bots and repeated submits. */
export interface FormGuard {
  ticket: FormTicket | null;
  /** UUID, generated when the form opens. */
  idempotencyKey: string;
  /** Honeypot: a hidden field that only bots fill. */
  website: string;
}

export interface ContactMessage {
  full_name: string;
  email: string;
  message: string;
  language: 'en' | 'ar';
}

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

/** The database accepts a form from 3 s after its token was issued; 200 ms allow for rounding. */
const shortestTime = 3_200;
const longestTime = 20 * 3_600_000;

/** Requests a ticket. Throws AppError `network`. */
export async function openForm(db: DataClient): Promise<FormTicket> {
  const token = await call(db, 'open_form');
  const now = Date.now();
  return { token, readyAt: now + shortestTime, endsAt: now + longestTime };
}

/** Errors after which a new ticket can succeed: the ticket expired, or another form used it. */
const needNewTicket = new Set(['form_expired', 'form_used']);

/** Submits with a valid ticket, waiting until the database accepts it; requests a new ticket if necessary. */
async function sendForm<T>(
  db: DataClient,
  guard: FormGuard,
  send: (form: { token: string; idempotency_key: string; website: string }) => Promise<T>,
): Promise<T> {
  const { ticket, idempotencyKey, website } = guard;
  const attempt = async ({ token, readyAt }: FormTicket) => {
    const wait = readyAt - Date.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    return send({ token, idempotency_key: idempotencyKey, website });
  };
  const isValid = ticket !== null && Date.now() < ticket.endsAt;
  try {
    return await attempt(isValid ? ticket : await openForm(db));
  } catch (error) {
    if (!(error instanceof AppError) || !needNewTicket.has(error.code)) throw error;
    return attempt(await openForm(db));
  }
}

/**
 * Stores and mails a contact message, once per idempotency key. Throws AppError `invalid_input` {field, rule},
 * `form_refused`, `rate_limited`, `idempotency_mismatch`.
 */
export async function submitContact(
  db: DataClient,
  guard: FormGuard,
  message: ContactMessage,
): Promise<{ mailed_to: string | null }> {
  return sendForm(
    db,
    guard,
    async (form) => await call(db, 'submit_contact', { request: { ...form, ...message } }),
  );
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
