import { randomUUID } from 'node:crypto';
import { AppError } from '../src/errors.ts';
import { type OfferInput, type OfferLineInput, sendQuoteOffer } from '../src/quotes/queries.ts';
import type { Actor, Sql, SqlRunner } from './actors.ts';
import { somePhone } from './forms.ts';
import { delivery } from './goods.ts';

export interface QuoteLineRow {
  description?: string;
  description_ar?: string | null;
  code?: string | null;
  product_id?: number | null;
  variant_id?: number | null;
  /** Null: no firm quantity. */
  quantity?: number | null;
  unit?: string;
}

export interface CreatedQuote {
  id: string;
  number: string;
  /** Ids of the lines in their order. */
  lines: string[];
}

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

/** ISO date in Baghdad, a number of days from today. */
export const day = (days: number): string =>
  hours(days * 24 + 3)
    .toISOString()
    .slice(0, 10);

/**
 * Creates an open request whose lines were all sent to `companies`, without the functions of the buyer's side and the job that
 * routes.
 */
export async function createQuote(
  sql: Sql,
  {
    buyer,
    companies,
    lines = [{}],
    ...values
  }: { buyer: Actor; companies: string[]; lines?: QuoteLineRow[]; [column: string]: unknown },
): Promise<CreatedQuote> {
  const row = {
    ...{ user_id: buyer.id, status: 'Open', full_name: 'Zainab Karim', company_name: 'Karim Building' },
    ...{ email: buyer.email || null, phone: somePhone(), governorate: 'IQ-BG', district: 'Mansour' },
    ...{ closes_at: hours(48), sent_at: new Date(), message: '', line_count: lines.length },
    ...values,
  };
  return sql.begin(async (tx) => {
    const [made] = await tx<{ id: string; number: string }[]>`
      insert into private.quote_requests ${tx(row as unknown as Record<string, never>)} returning id, number`;
    const rows = lines.map((line, index) => ({
      ...{ id: randomUUID(), request_id: made!.id, position: index + 1, description: `Line ${index + 1}` },
      ...{ description_ar: null, code: null, product_id: null, variant_id: null, quantity: 10, unit: 'Each' },
      ...{ routed_at: new Date(), ...line },
    }));
    await tx`
      insert into private.quote_lines (id, request_id, position, description, description_ar, code, product_id, variant_id,
        quantity, unit, routed_at)
      select id, request_id, position, description, description_ar, code, product_id, variant_id, quantity, unit, routed_at
      from jsonb_to_recordset(${tx.json(rows as never)}) as x (id uuid, request_id uuid, position int, description text,
        description_ar text, code text, product_id bigint, variant_id bigint, quantity numeric, unit text, routed_at timestamptz)`;
    await routeTo(tx, made!.id, companies);
    return { ...made!, lines: rows.map(({ id }) => id) };
  });
}

/** Sends all lines of a request to companies. */
export async function routeTo(sql: SqlRunner, request: string, companies: string[]): Promise<void> {
  await sql`
    insert into private.quote_routes (line_id, company_id, source)
    select l.id, c.id, 'named' from private.quote_lines l cross join unnest(${companies}::uuid[]) as c (id)
    where l.request_id = ${request} on conflict do nothing`;
  await sql`
    insert into private.quote_sellers (request_id, company_id, line_count)
    select ${request}, c.id, (select count(*) from private.quote_lines l where l.request_id = ${request})
    from unnest(${companies}::uuid[]) as c (id)`;
}

/** A priced line of an offer for goods that are not in the catalogue. */
export const priced = (
  line_id: string,
  values: Partial<Extract<OfferLineInput, { unit: string }>> = {},
): OfferLineInput => ({
  ...{ line_id, unit: 'Each', units_per_requested: 1, unit_price: 1000, quantity: 10, lead_days: 2 },
  ...values,
});

export const offerWith = (lines: OfferLineInput[], values: Partial<OfferInput> = {}): OfferInput => ({
  ...{ request_revision: 1, delivery_fee: 5000, valid_until: day(14), lines },
  ...values,
});

/** Sends an offer of an actor; its first unless `revision`, the newest revision, is given. */
export const sendOffer = (
  actor: Actor,
  request: CreatedQuote,
  lines: OfferLineInput[],
  values: Partial<OfferInput> & { revision?: number; key?: string } = {},
): Promise<{ offer_id: string; revision: number }> => {
  const { revision = 0, key = randomUUID(), ...rest } = values;
  return sendQuoteOffer(actor.db, request.id, revision, key, offerWith(lines, rest));
};

/** The delivery of an acceptance. */
export const place = delivery;

/** Kinds and subjects of a person's notifications of a request, oldest first. */
export async function notified(
  sql: SqlRunner,
  actor: Actor,
  request: CreatedQuote,
): Promise<{ kind: string; subject: Record<string, unknown> }[]> {
  return sql<{ kind: string; subject: Record<string, unknown> }[]>`
    select kind, subject from public.notifications
    where user_id = ${actor.id} and subject ->> 'quote_request_id' = ${request.id} order by id`;
}

/** Code and context of a refused call. */
export async function refusal(call: Promise<unknown>): Promise<Pick<AppError, 'code' | 'context'>> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { code: error.code, context: error.context };
  }
  throw new Error('The call was not refused');
}
