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

/** An email of the last 30 days, without its text. */
const sentEmail = z.strictObject({
  id: z.number(),
  to_email: z.string(),
  template: z.string(),
  state: emailState,
  attempts: z.number(),
  /** Error of the last attempt: a code such as `EAUTH`, followed by the message of the mail server. */
  error: z.nullable(z.string()),
  created_at: z.string(),
  sent_at: z.nullable(z.string()),
  /** Null if no further attempt is planned. */
  next_attempt_at: z.nullable(z.string()),
});
export type SentEmail = z.infer<typeof sentEmail>;

export const emailsAnswers = {
  get_test_email: testEmail,
  list_emails: pageOf(sentEmail),
};
