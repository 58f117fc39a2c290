import type { MailParams } from './mail-params.schema.ts';

export type MailLanguage = 'en' | 'ar';

/** A claimed row of the outbox. */
export interface OutboxMail {
  id: number;
  to_email: string;
  language: MailLanguage;
  template: string;
  params: MailParams;
  attempts: number;
  /** The same over all tries, so that a receiver recognises a mail it already has. */
  message_id: string;
  /** Names this sender's claim on the mail. */
  lease: string;
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
