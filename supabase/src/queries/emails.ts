import { call } from '../answers.ts';
import { type DataClient, loaded } from '../client.ts';
import { answerOf } from '../errors.ts';
import type { Page } from './lists.schema.ts';
import type { EmailState, SentEmail, TestEmail } from './emails.schema.ts';

export type { EmailState, SentEmail, TestEmail } from './emails.schema.ts';

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

/** Staff: how mail is sent, or null when nothing was set and the environment of the sender decides. */
export async function getEmailSettings(db: DataClient): Promise<EmailSettings | null> {
  const client = await loaded(db);
  return answerOf(
    await client
      .from('email_settings')
      .select('sender_email, sender_name, smtp_host, smtp_port, encryption')
      .maybeSingle(),
  );
}

/** Without a password the old one stays. Throws AppError `not_allowed`, `invalid_input` {field, rule}. */
export async function saveEmailSettings(
  db: DataClient,
  settings: EmailSettings & { app_password?: string },
): Promise<void> {
  await call(db, 'save_email_settings', { settings: { ...settings } });
}

/** Queues a test mail and answers its id. Throws AppError `not_allowed`, `invalid_input`, `rate_limited`. */
export async function sendTestEmail(db: DataClient, to: string): Promise<number> {
  return call(db, 'send_test_email', { to_email: to });
}

/** What became of a test mail. */
export async function getTestEmail(db: DataClient, id: number): Promise<TestEmail> {
  return call(db, 'get_test_email', { id });
}

/** Staff: mails, the latest first. Throws AppError `not_allowed`. */
export async function listEmails(
  db: DataClient,
  filter: { state?: EmailState; term?: string; page?: number; page_size?: number },
): Promise<Page<SentEmail>> {
  return call(db, 'list_emails', { filter });
}

/** Tries every mail that failed again at once; answers how many. Throws AppError `not_allowed`. */
export async function retryEmails(db: DataClient): Promise<number> {
  return call(db, 'retry_emails');
}
