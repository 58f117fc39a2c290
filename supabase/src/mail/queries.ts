import { call } from '../call.ts';
import { type Backend, type DataClient, loadClient } from '../client.ts';
import { answerOf } from '../errors.ts';
import type { Page, PageRequest, TimeSort } from '../base/lists-answers.ts';
import type { EmailState, SentEmail, StoredEmail, TestEmail } from './answers.ts';
import { type mailEncryptions } from './values.ts';

export { mailEncryptions, emailStates, emailTemplates } from './values.ts';

export type { EmailState, SentEmail, TestEmail } from './answers.ts';

/** SMTP settings, without the app password, which can be written but not read. */
export interface EmailSettings {
  sender_email: string;
  sender_name: string;
  smtp_host: string;
  smtp_port: number;
  encryption: (typeof mailEncryptions)[number];
}

/** Null if nothing is stored; the sender then uses its environment variables. Staff only. */
export async function getEmailSettings(db: DataClient): Promise<EmailSettings | null> {
  const client = await loadClient(db);
  return answerOf(
    await client
      .from('email_settings')
      .select('sender_email, sender_name, smtp_host, smtp_port, encryption')
      .maybeSingle(),
  );
}

/** Without `app_password` the stored one stays. Throws AppError `not_allowed`, `invalid_input` {field, rule}. */
export async function saveEmailSettings(
  db: DataClient,
  settings: EmailSettings & { app_password?: string },
): Promise<void> {
  await call(db, 'save_email_settings', { settings: { ...settings } });
}

/** Queues a test email and returns its id. Throws AppError `not_allowed`, `invalid_input`, `rate_limited`. */
export async function sendTestEmail(db: DataClient, to: string): Promise<number> {
  return call(db, 'send_test_email', { to_email: to });
}

/** Delivery state of a test email. */
export async function getTestEmail(db: DataClient, id: number): Promise<TestEmail> {
  return call(db, 'get_test_email', { id });
}

/** Emails, newest first by default; staff only. Throws AppError `not_allowed`. */
export async function listEmails(
  db: DataClient,
  filter: { state?: EmailState; term?: string; sort?: TimeSort } & PageRequest,
): Promise<Page<SentEmail>> {
  return call(db, 'list_emails', { filter });
}

/** Schedules every failed email for an immediate attempt; returns their number. Throws AppError `not_allowed`. */
export async function retryEmails(db: DataClient): Promise<number> {
  return call(db, 'retry_emails');
}

/** Schedules one failed email for an immediate attempt. Throws AppError `email_not_found`, `not_allowed`. */
export async function retryEmail(db: DataClient, id: number): Promise<void> {
  await call(db, 'retry_email', { email_id: id });
}

/** An email as stored, without the token of its link. Throws AppError `email_not_found`, `not_allowed`. */
export async function getEmail(db: DataClient, id: number): Promise<StoredEmail> {
  return call(db, 'get_email', { email_id: id });
}

/** Subject and text of an email; both are null after its content was deleted. */
export interface RenderedEmail {
  subject: string | null;
  text: string | null;
}

/**
 * An email as it was or will be sent; links have no token. The content is deleted an hour after sending. Throws AppError
 * `email_not_found`, `not_allowed`.
 */
export async function showEmail(backend: Backend, id: number): Promise<RenderedEmail> {
  return (await backend.invoke('deliver-emails', { show: id })) as RenderedEmail;
}

/** Removes the mail server with its password. Throws AppError `not_allowed`, `identity_required`. */
export async function removeEmailSettings(db: DataClient, reason: string): Promise<void> {
  await call(db, 'remove_email_settings', { reason });
}
