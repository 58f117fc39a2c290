import { call } from '../call.ts';
import type { DataClient } from '../client.ts';
import { AppError } from '../errors.ts';

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
export async function sendForm<T>(
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
