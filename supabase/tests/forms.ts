import { randomInt, randomUUID } from 'node:crypto';
import { type ContactMessage, submitContact } from '../src/contact/queries.ts';
import type { FormGuard } from '../src/base/form-guard-queries.ts';
import { type QuoteRequestInput, type SubmittedQuote, submitQuoteRequest } from '../src/quotes/queries.ts';
import type { Actor, Sql, SqlRunner } from './actors.ts';

/** Form guard with a token issued `seconds` ago. */
export async function formGuard(sql: SqlRunner, seconds = 60): Promise<FormGuard> {
  const [row] = await sql<{ token: string }[]>`
    select private.form_token(now() - make_interval(secs => ${seconds})) as token`;
  const ticket = { token: row!.token, readyAt: 0, endsAt: Infinity };
  return { ticket, idempotencyKey: randomUUID(), website: '' };
}

export const someAddress = () => `${randomUUID().slice(0, 13)}@example.com`;

/** Random phone number: each number has a limit of its own. */
export const somePhone = () => `+9647${String(randomInt(1e9)).padStart(9, '0')}`;

export const quoteRequest = (values: Partial<QuoteRequestInput> = {}): QuoteRequestInput => ({
  full_name: 'Huda',
  email: someAddress(),
  phone: somePhone(),
  governorate: 'IQ-BG',
  language: 'en',
  lines: [{ description: 'Rebar 12 mm', quantity: 2.5, unit: 'Ton' }],
  ...values,
});

/** Sends a quote request as an actor. */
export async function sendQuoteRequest(
  sql: Sql,
  { db }: Actor,
  values: Partial<QuoteRequestInput> = {},
): Promise<SubmittedQuote> {
  return submitQuoteRequest(db, await formGuard(sql), quoteRequest(values));
}

/** Sends a contact message as an actor, in Arabic unless `values` say otherwise. */
export async function sendContactMessage(
  sql: Sql,
  { db }: Actor,
  values: Partial<ContactMessage> = {},
): Promise<{ mailed_to: string | null }> {
  const message: ContactMessage = {
    full_name: 'Ali',
    email: someAddress(),
    message: 'مرحبا',
    language: 'ar',
    ...values,
  };
  return submitContact(db, await formGuard(sql), message);
}

/** Mails to an address in the outbox, newest last. */
export const mailsTo = (sql: Sql, address: string) => sql<
  { template: string; language: string; params: Record<string, unknown> }[]
>`
  select template, language, params from private.outbox where address = ${address.toLowerCase()} order by id`;
