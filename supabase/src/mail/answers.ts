import { z } from 'zod/mini';
import { emailStates, emailTemplates } from './values.ts';
import { pageOf } from '../base/lists-answers.ts';

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
  template: z.enum(emailTemplates),
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

/** A stored email; `params` are the values of its template. */
const storedEmail = z.strictObject({
  message_id: z.string(),
  to_email: z.string(),
  language: z.enum(['en', 'ar']),
  template: z.enum(emailTemplates),
  params: z.record(z.string(), z.json()),
});
export type StoredEmail = z.infer<typeof storedEmail>;

export const emailsAnswers = {
  get_email: storedEmail,
  get_test_email: testEmail,
  list_emails: pageOf(sentEmail),
};
