import { z } from 'zod/mini';
import { pageOf } from './lists.schema.ts';

export const quoteStatus = z.enum(['New', 'Answered', 'Closed']);
export type QuoteStatus = z.infer<typeof quoteStatus>;

const submittedQuote = z.strictObject({
  id: z.string(),
  /** E.g. RQ-7K3F9Q. */
  number: z.string(),
  /** Email address of the confirmation; null if none was sent. */
  mailed_to: z.nullable(z.string()),
});
export type SubmittedQuote = z.infer<typeof submittedQuote>;

/** A quote request in the list of the console. */
const quoteRequestSummary = z.strictObject({
  id: z.string(),
  number: z.string(),
  full_name: z.string(),
  company_name: z.nullable(z.string()),
  /** ISO 3166-2 code. */
  governorate: z.nullable(z.string()),
  /** ISO date. */
  needed_by: z.nullable(z.string()),
  status: quoteStatus,
  line_count: z.number(),
  created_at: z.string(),
});
export type QuoteRequestSummary = z.infer<typeof quoteRequestSummary>;

const quoteRequestDetail = z.strictObject({
  id: z.string(),
  number: z.string(),
  full_name: z.string(),
  company_name: z.nullable(z.string()),
  /** Null if the buyer gave only a phone. */
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  governorate: z.nullable(z.string()),
  /** ISO date. */
  needed_by: z.nullable(z.string()),
  message: z.string(),
  language: z.enum(['en', 'ar']),
  status: quoteStatus,
  has_account: z.boolean(),
  created_at: z.string(),
  lines: z.array(
    z.strictObject({
      id: z.number(),
      product_id: z.nullable(z.number()),
      description: z.string(),
      quantity: z.number(),
      unit: z.string(),
    }),
  ),
});
export type QuoteRequestDetail = z.infer<typeof quoteRequestDetail>;

export const quotesAnswers = {
  submit_quote_request: submittedQuote,
  list_quote_requests: pageOf(quoteRequestSummary),
  get_quote_request: quoteRequestDetail,
};
