import type { DataClient } from '../client.ts';
import type { Json } from '../database.types.ts';
import { answerOf } from '../errors.ts';

export interface ContactMessage {
  full_name: string;
  email: string;
  message: string;
  language: 'en' | 'ar';
}

export interface QuoteRequest {
  full_name: string;
  company_name?: string;
  email: string;
  /** E.164. */
  phone?: string;
  /** ISO 3166-2 code. */
  governorate?: string;
  message?: string;
  language: 'en' | 'ar';
  lines: { product_id?: number; description: string; quantity: number; unit?: string }[];
}

/** Throws AppError `invalid_input` {field, rule}. */
export async function submitContact(db: DataClient, message: ContactMessage): Promise<void> {
  answerOf(await db.rpc('submit_contact', { ...message }));
}

/** The new request's id. Throws AppError `invalid_input` {field, rule}. */
export async function submitQuoteRequest(db: DataClient, request: QuoteRequest): Promise<string> {
  return answerOf(await db.rpc('submit_quote_request', { request: request as unknown as Json }));
}
