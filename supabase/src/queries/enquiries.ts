import { call } from '../answers.ts';
import type { DataClient } from '../client.ts';
import type { Page } from './lists.schema.ts';
import type { QuoteStatus } from './requests.ts';
import type { Enquiry, EnquirySummary, StaffQueues } from './enquiries.schema.ts';

export type {
  AnswerTemplate,
  Enquiry,
  EnquiryAnswer,
  EnquirySummary,
  StaffQueues,
} from './enquiries.schema.ts';

/** A quote request, or a message of the contact form. */
export type EnquiryKind = 'quote' | 'message';

export const enquiryStatuses = ['New', 'Answered', 'Closed'] as const satisfies QuoteStatus[];

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
  return call(db, 'list_enquiries', { kind, filter });
}

/** Throws AppError `not_allowed`, `enquiry_not_found`. */
export async function getEnquiry(db: DataClient, kind: EnquiryKind, id: string): Promise<Enquiry> {
  return call(db, 'get_enquiry', { kind, id });
}

/** Gives an enquiry to one of its `assignees`, or with null to nobody. Throws as `getEnquiry`. */
export async function assignEnquiry(
  db: DataClient,
  kind: EnquiryKind,
  id: string,
  assignee: string | null,
): Promise<void> {
  await call(db, 'assign_enquiry', { kind, id, assignee: assignee ?? undefined });
}

/** Throws as `getEnquiry`. */
export async function setEnquiryStatus(
  db: DataClient,
  kind: EnquiryKind,
  id: string,
  status: QuoteStatus,
): Promise<void> {
  await call(db, 'set_enquiry_status', { kind, id, status });
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
  await call(db, 'answer_enquiry', { kind, id, body, idempotency_key: idempotencyKey });
}

/** Throws AppError `not_allowed` for whoever is not staff. */
export async function getStaffQueues(db: DataClient): Promise<StaffQueues> {
  return call(db, 'get_staff_queues');
}
