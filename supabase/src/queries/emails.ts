import type { DataClient } from '../client.ts';
import type { Json } from '../database.types.ts';
import { answerOf } from '../errors.ts';
import type { Page } from './lists.ts';

export const mailEncryptions = ['tls', 'starttls', 'none'] as const;

/** How mail is sent; the app password is only ever written. */
export interface EmailSettings {
  sender_email: string;
  sender_name: string;
  smtp_host: string;
  smtp_port: number;
  encryption: (typeof mailEncryptions)[number];
}

export const emailStates = ['waiting', 'failing', 'gave_up', 'sent'] as const;
export type EmailState = (typeof emailStates)[number];

/** A mail of the last thirty days, without its text. */
export interface SentEmail {
  id: number;
  to_email: string;
  template: string;
  state: EmailState;
  attempts: number;
  /** What the last try in vain was told: a code such as `EAUTH`, then the server's own words. */
  error: string | null;
  created_at: string;
  sent_at: string | null;
  /** Null when nobody tries any more. */
  next_attempt_at: string | null;
}

export interface TestEmail {
  state: EmailState;
  error: string | null;
}

/** Staff: how mail is sent, or null when nothing was set and the environment of the sender decides. */
export async function getEmailSettings(db: DataClient): Promise<EmailSettings | null> {
  return answerOf(
    await db
      .from('email_settings')
      .select('sender_email, sender_name, smtp_host, smtp_port, encryption')
      .maybeSingle<EmailSettings>(),
  );
}

/** Without a password the old one stays. Throws AppError `not_allowed`, `invalid_input` {field, rule}. */
export async function saveEmailSettings(
  db: DataClient,
  settings: EmailSettings & { app_password?: string },
): Promise<void> {
  answerOf(await db.rpc('save_email_settings', { settings: { ...settings } }));
}

/** Queues a test mail and answers its id. Throws AppError `not_allowed`, `invalid_input`, `rate_limited`. */
export async function sendTestEmail(db: DataClient, to: string): Promise<number> {
  return answerOf(await db.rpc('send_test_email', { to_email: to }));
}

/** What became of a test mail. */
export async function getTestEmail(db: DataClient, id: number): Promise<TestEmail> {
  return answerOf(await db.rpc('get_test_email', { id }));
}

/** Staff: mails, the latest first. Throws AppError `not_allowed`. */
export async function listEmails(
  db: DataClient,
  filter: { state?: EmailState; term?: string; page?: number; page_size?: number },
): Promise<Page<SentEmail>> {
  return answerOf(await db.rpc('list_emails', { filter: filter as Json }));
}

/** Tries every mail that failed again at once; answers how many. Throws AppError `not_allowed`. */
export async function retryEmails(db: DataClient): Promise<number> {
  return answerOf(await db.rpc('retry_emails'));
}
