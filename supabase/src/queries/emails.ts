import { call } from '../answers.ts';
import { type DataClient, loadClient } from '../client.ts';
import { answerOf } from '../errors.ts';
import type { Page, PageRequest } from './lists.schema.ts';
import type { EmailState, SentEmail, TestEmail } from './emails.schema.ts';

export type { EmailState, SentEmail, TestEmail } from './emails.schema.ts';

export const mailEncryptions = ['tls', 'starttls', 'none'] as const;

/** SMTP settings, without the app password, which can be written but not read. */
export interface EmailSettings {
  sender_email: string;
  sender_name: string;
  smtp_host: string;
  smtp_port: number;
  encryption: (typeof mailEncryptions)[number];
}

export const emailStates = ['waiting', 'failing', 'gave_up', 'sent'] as const;

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

/** Emails, newest first; staff only. Throws AppError `not_allowed`. */
export async function listEmails(
  db: DataClient,
  filter: { state?: EmailState; term?: string } & PageRequest,
): Promise<Page<SentEmail>> {
  return call(db, 'list_emails', { filter });
}

/** Schedules every failed email for an immediate attempt; returns their number. Throws AppError `not_allowed`. */
export async function retryEmails(db: DataClient): Promise<number> {
  return call(db, 'retry_emails');
}
