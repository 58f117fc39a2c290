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

/** The enquiry that a decision concerns, in the version that the person saw. */
export type SeenEnquiry = Pick<Enquiry, 'id' | 'version'>;

/**
 * Assigns an enquiry to one of its `assignees`; null removes the assignment. This and both decisions below throw the errors
 * of `getEnquiry`, and AppError `changed_meanwhile` {what, at, by_role, by}.
 */
export async function assignEnquiry(
  db: DataClient,
  kind: EnquiryKind,
  { id, version }: SeenEnquiry,
  assignee: string | null,
): Promise<void> {
  await call(db, 'assign_enquiry', {
    kind,
    id,
    assignee: assignee ?? undefined,
    expected_version: version,
  });
}

export async function setEnquiryStatus(
  db: DataClient,
  kind: EnquiryKind,
  { id, version }: SeenEnquiry,
  status: QuoteStatus,
): Promise<void> {
  await call(db, 'set_enquiry_status', { kind, id, status, expected_version: version });
}

/** Stores an answer and mails it in the sender's language, once per idempotency key. Throws also `invalid_input` {field, rule}. */
export async function answerEnquiry(
  db: DataClient,
  kind: EnquiryKind,
  { id, version }: SeenEnquiry,
  answer: { body: string; idempotencyKey: string },
): Promise<void> {
  const { body, idempotencyKey } = answer;
  await call(db, 'answer_enquiry', {
    kind,
    id,
    body,
    idempotency_key: idempotencyKey,
    expected_version: version,
  });
}

/** Throws AppError `not_allowed` unless the caller is staff. */
export async function getStaffQueues(db: DataClient): Promise<StaffQueues> {
  return call(db, 'get_staff_queues');
}
