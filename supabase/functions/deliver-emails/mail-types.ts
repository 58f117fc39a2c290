import type { Database } from '../../src/database.types.ts';
import type { MailParams } from './mail-params.schema.ts';

export type MailLanguage = 'en' | 'ar';

type ClaimedMail = Database['public']['Functions']['claim_emails']['Returns'][number];

/**
 * A claimed row of the outbox. `message_id` is the same for all attempts, so that receivers recognise duplicates; `lease`
 * identifies the claim.
 */
export interface OutboxMail extends ClaimedMail {
  language: MailLanguage;
  params: MailParams;
}

export interface RenderedMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  /** With the angle brackets of the header. */
  messageId: string;
}

/** An SMTP server with the sender address. */
export interface MailServer {
  host: string;
  port: number;
  encryption: 'none' | 'starttls' | 'tls';
  user?: string;
  password?: string;
  from: { name: string; address: string };
}
