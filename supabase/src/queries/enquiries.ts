import type { DataClient } from '../client.ts';
import type { Json } from '../database.types.ts';
import { answerOf } from '../errors.ts';
import type { Page } from './lists.ts';
import type { QuoteStatus } from './requests.ts';

/** A quote request, or a message of the contact form. */
export type EnquiryKind = 'quote' | 'message';

export const enquiryStatuses = ['New', 'Answered', 'Closed'] as const satisfies QuoteStatus[];

/** What quote requests have beside messages. */
interface QuoteFacts {
  /** E.g. RQ-7K3F9Q. */
  number?: string;
  company_name?: string | null;
  /** ISO date. */
  needed_by?: string | null;
}

/** An enquiry as the staff lists it. */
export interface EnquirySummary extends QuoteFacts {
  id: string;
  full_name: string;
  /** Null where a phone was left alone. */
  email: string | null;
  language: 'en' | 'ar';
  status: QuoteStatus;
  /** The beginning of what was written. */
  excerpt: string;
  /** Name of who looks after it. */
  assignee: string | null;
  line_count?: number;
  created_at: string;
}

/** What the staff answered, and whether the mail has left. */
export interface EnquiryAnswer {
  id: number;
  body: string;
  /** Null where there is no address: the staff tells the answer. */
  mailed_to: string | null;
  author: string | null;
  mail: 'sent' | 'waiting' | 'failed' | 'none';
  created_at: string;
}

/** A text to begin an answer with; `{name}` and `{number}` stand for the asker's. */
export interface AnswerTemplate {
  id: number;
  name_en: string;
  name_ar: string;
  body_en: string;
  body_ar: string;
}

export interface Enquiry extends QuoteFacts {
  id: string;
  full_name: string;
  /** Null where a phone was left alone. */
  email: string | null;
  phone?: string | null;
  governorate?: string | null;
  message: string;
  /** Answers are written in it. */
  language: 'en' | 'ar';
  status: QuoteStatus;
  /** Answers go to the account's own address. */
  has_account: boolean;
  /** User id of who looks after it. */
  assigned_to: string | null;
  created_at: string;
  /** None of messages. */
  lines: { id: number; product_id: number | null; description: string; quantity: number; unit: string }[];
  /** Oldest first. */
  answers: EnquiryAnswer[];
  templates: AnswerTemplate[];
  assignees: { id: string; name: string }[];
}

export interface EnquiryFilter {
  status?: QuoteStatus;
  assignee?: 'me' | 'nobody';
  term?: string;
  page?: number;
  page_size?: number;
}

/** Enquiries of a kind, newest first. Throws AppError `not_allowed`. */
export async function listEnquiries(
  db: DataClient,
  kind: EnquiryKind,
  filter: EnquiryFilter,
): Promise<Page<EnquirySummary>> {
  return answerOf(await db.rpc('list_enquiries', { kind, filter: filter as Json }));
}

/** Throws AppError `not_allowed`, `enquiry_not_found`. */
export async function getEnquiry(db: DataClient, kind: EnquiryKind, id: string): Promise<Enquiry> {
  const enquiry = answerOf<Enquiry>(await db.rpc('get_enquiry', { kind, id }));
  return { ...enquiry, lines: enquiry.lines.map((line) => ({ ...line, quantity: Number(line.quantity) })) };
}

/** Gives an enquiry to one of its `assignees`, or with null to nobody. Throws as `getEnquiry`. */
export async function assignEnquiry(
  db: DataClient,
  kind: EnquiryKind,
  id: string,
  assignee: string | null,
): Promise<void> {
  answerOf(await db.rpc('assign_enquiry', { kind, id, assignee: assignee ?? undefined }));
}

/** Throws as `getEnquiry`. */
export async function setEnquiryStatus(
  db: DataClient,
  kind: EnquiryKind,
  id: string,
  status: QuoteStatus,
): Promise<void> {
  answerOf(await db.rpc('set_enquiry_status', { kind, id, status }));
}

/**
 * Keeps an answer and mails it in the asker's language; once for each key. Throws as `getEnquiry`, and `invalid_input`
 * {field, rule}.
 */
export async function answerEnquiry(
  db: DataClient,
  kind: EnquiryKind,
  id: string,
  answer: { body: string; idempotencyKey: string },
): Promise<void> {
  const { body, idempotencyKey } = answer;
  answerOf(await db.rpc('answer_enquiry', { kind, id, body, idempotency_key: idempotencyKey }));
}

/** How much waits for the caller, up to a hundred of each; what the caller may not see is absent. */
export interface StaffQueues {
  quotes?: number;
  messages?: number;
  orders?: number;
  sellers?: number;
  /** Of companies, to judge. */
  documents?: number;
  /** Reported, or written anew after they were hidden. */
  reviews?: number;
  /** Reported. */
  questions?: number;
  /** Mails that nobody tries to deliver any more. */
  email?: number;
}

/** Throws AppError `not_allowed` for whoever is not staff. */
export async function getStaffQueues(db: DataClient): Promise<StaffQueues> {
  return answerOf(await db.rpc('get_staff_queues'));
}
