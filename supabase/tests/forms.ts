import { randomInt, randomUUID } from 'node:crypto';
import type { FormGuard, QuoteRequest } from '../src/queries/requests.ts';
import type { SqlRunner } from './actors.ts';

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

export const quoteRequest = (values: Partial<QuoteRequest> = {}): QuoteRequest => ({
  full_name: 'Huda',
  email: someAddress(),
  phone: somePhone(),
  governorate: 'IQ-BG',
  language: 'en',
  lines: [{ description: 'Rebar 12 mm', quantity: 2.5, unit: 'Ton' }],
  ...values,
});
