import { z } from 'zod/mini';
import { emailStates } from './emails.ts';
import { pageOf } from './lists.schema.ts';

const emailState = z.enum(emailStates);
export type EmailState = z.infer<typeof emailState>;

const testEmail = z.strictObject({
  state: emailState,
  error: z.nullable(z.string()),
});
export type TestEmail = z.infer<typeof testEmail>;

/** A mail of the last thirty days, without its text. */
const sentEmail = z.strictObject({
  id: z.number(),
  to_email: z.string(),
  template: z.string(),
  state: emailState,
  attempts: z.number(),
  /** Why the last try failed: a code such as `EAUTH`, then the mail server's own message. */
  error: z.nullable(z.string()),
  created_at: z.string(),
  sent_at: z.nullable(z.string()),
  /** Null when nobody tries any more. */
  next_attempt_at: z.nullable(z.string()),
});
export type SentEmail = z.infer<typeof sentEmail>;

export const emailsAnswers = {
  get_test_email: testEmail,
  list_emails: pageOf(sentEmail),
};
