import type { Plan } from '../plan.ts';
import { makeQuoteRequests } from '../quotes.ts';
import { insert, type Sql } from './insert.ts';

/** Writes quote requests with their lines. */
export async function writeQuoteRequests(sql: Sql, { offers }: Plan, now: number): Promise<void> {
  const quotes = makeQuoteRequests(offers, now);
  await insert(
    sql,
    'private.quote_requests',
    {
      id: 'uuid',
      user_id: 'uuid',
      full_name: 'text',
      company_name: 'text',
      email: 'text',
      phone: 'text',
      governorate: 'text',
      needed_by: 'date',
      line_count: 'int',
      message: 'text',
      language: 'text',
      status: 'text',
      created_at: 'timestamptz',
      sent_at: 'timestamptz',
      closes_at: 'timestamptz',
    },
    quotes.map(({ request }) => request),
  );
  await insert(
    sql,
    'private.quote_lines',
    {
      request_id: 'uuid',
      position: 'int',
      product_id: 'bigint',
      description: 'text',
      quantity: 'numeric',
      unit: 'text',
    },
    quotes.flatMap(({ lines }) => lines),
  );
}
