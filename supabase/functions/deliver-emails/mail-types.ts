export type MailLanguage = 'en' | 'ar';

export interface OrderLine {
  name_en: string;
  name_ar: string;
  size?: string | null;
  color?: string | null;
  color_ar?: string | null;
  quantity: number;
  /** What was ordered, where less of it comes. */
  ordered_quantity?: number | null;
  unit: string;
  /** IQD. */
  unit_price: number;
  /** IQD. */
  line_total?: number;
}

export interface Order {
  id: string;
  number: string;
  company_name: string;
  /** IQD. */
  subtotal?: number;
  /** IQD. */
  delivery_fee?: number;
  /** IQD. */
  total: number;
  lines: OrderLine[];
}

export interface Delivery {
  full_name: string;
  phone: string;
  governorate_en?: string | null;
  governorate_ar?: string | null;
  district?: string | null;
  address?: string | null;
  landmark?: string | null;
  notes?: string | null;
}

export interface QuoteLine {
  description: string;
  quantity: number;
  unit: string;
}

/** A quote request with its lines. */
export interface Quote {
  id: string;
  number: string;
  full_name: string;
  company_name?: string | null;
  email?: string | null;
  phone?: string | null;
  governorate_en?: string | null;
  governorate_ar?: string | null;
  /** ISO date. */
  needed_by?: string | null;
  message?: string | null;
  lines: QuoteLine[];
}

/** A quote request or a contact message in a mail that gathers several. */
export interface GatheredEntry {
  /** Of a quote request. */
  number?: string;
  full_name: string;
  /** The e-mail address, or the phone of whoever left none. */
  contact: string;
  /** The beginning of what was written. */
  message?: string;
}

/** What the outbox keeps for a template; the comment of `private.outbox` lists which holds what. */
export interface MailParams {
  buyer_name?: string;
  company_name?: string;
  /** Names for readers of a language, where the company gave them. */
  company_name_en?: string | null;
  company_name_ar?: string | null;
  /** Of a company, by its kind. */
  document?: 'registration' | 'identity' | 'chamber';
  /** ISO date. */
  expires_on?: string | null;
  /** Of an invitation's link. */
  token?: string;
  email?: string;
  note?: string | null;
  recipient?: 'buyer' | 'seller';
  total?: number;
  orders?: Order[];
  delivery?: Delivery | null;
  full_name?: string;
  /** Of a quote request, where nothing else of it may be told. */
  number?: string;
  quote?: Quote;
  message?: string;
  /** Of gathered enquiries: how many of each kind, and the first of them. */
  quotes?: number;
  messages?: number;
  entries?: GatheredEntry[];
  /** A question about a product, and what it is about. */
  question?: string;
  product_id?: number;
  product_en?: string;
  product_ar?: string;
  /** What the staff answers to a quote request or a message, or a company to a question. */
  answer?: string;
  /** Of the answered request, where the reader has an account to see it in. */
  quote_id?: string;
  /** Where an answer to the mail goes. */
  reply_to?: string;
}

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
