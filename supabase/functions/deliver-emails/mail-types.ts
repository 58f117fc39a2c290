import type { Database } from '../../src/database.types.ts';
import type { MailParams } from './mail-params.schema.ts';

export type MailLanguage = 'en' | 'ar';

type ClaimedMail = Database['public']['Functions']['claim_emails']['Returns'][number];

/**
 * A claimed row of the outbox. Its `message_id` is the same over all tries, so that a receiver recognises a mail it already
 * has; its `lease` names this sender's claim.
 */
export interface OutboxMail extends ClaimedMail {
  language: MailLanguage;
  params: MailParams;
}

/** A mail ready to be sent. */
export interface RenderedMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  /** With the angle brackets of the header. */
  messageId: string;
}

/** An SMTP server and the sender it is used with. */
export interface MailServer {
  host: string;
  port: number;
  encryption: 'none' | 'starttls' | 'tls';
  user?: string;
  password?: string;
  from: { name: string; address: string };
}
