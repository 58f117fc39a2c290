import { z } from 'zod/mini';

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

export const requestsAnswers = {
  submit_contact: z.strictObject({
    mailed_to: z.nullable(z.string()),
  }),
  submit_quote_request: submittedQuote,
};
