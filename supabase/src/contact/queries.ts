import { call } from '../call.ts';
import type { DataClient } from '../client.ts';
import type { ContactMessageDetail, ContactMessageSummary, ContactStatus } from './answers.ts';
import { type FormGuard, sendForm } from '../base/form-guard-queries.ts';
import type { Page, PageRequest, TimeSort } from '../base/lists-answers.ts';

export type {
  AnswerTemplate,
  ContactAnswer,
  ContactMessageDetail,
  ContactMessageSummary,
  ContactStatus,
} from './answers.ts';

export interface ContactMessage {
  full_name: string;
  email: string;
  message: string;
  language: 'en' | 'ar';
}

/**
 * Stores and mails a contact message, once per idempotency key. Throws AppError `invalid_input` {field, rule},
 * `form_refused`, `rate_limited`, `idempotency_mismatch`.
 */
export async function submitContact(
  db: DataClient,
  guard: FormGuard,
  message: ContactMessage,
): Promise<{ mailed_to: string | null }> {
  return sendForm(
    db,
    guard,
    async (form) => await call(db, 'submit_contact', { request: { ...form, ...message } }),
  );
}

export const contactStatuses = ['New', 'Answered', 'Closed'] as const satisfies ContactStatus[];

export interface ContactFilter extends PageRequest {
  /** Newest first by default. */
  sort?: TimeSort;
  status?: ContactStatus;
  assignee?: 'me' | 'nobody';
  term?: string;
}

/** Contact messages, newest first. Throws AppError `not_allowed`. */
export async function listContactMessages(
  db: DataClient,
  filter: ContactFilter,
): Promise<Page<ContactMessageSummary>> {
  return call(db, 'list_contact_messages', { filter });
}

/** Throws AppError `not_allowed`, `contact_message_not_found`. */
export async function getContactMessage(db: DataClient, id: number): Promise<ContactMessageDetail> {
  return call(db, 'get_contact_message', { message_id: id });
}

/** The contact message that a decision concerns, in the version that the person saw. */
export type SeenContactMessage = Pick<ContactMessageDetail, 'id' | 'version'>;

/**
 * Assigns a contact message to one of its `assignees`; null removes the assignment. This and both decisions below throw the
 * errors of `getContactMessage`, and AppError `changed_meanwhile` {what, at, by_role, by}.
 */
export async function assignContactMessage(
  db: DataClient,
  { id, version }: SeenContactMessage,
  assignee: string | null,
): Promise<void> {
  await call(db, 'assign_contact_message', {
    message_id: id,
    assignee: assignee ?? undefined,
    expected_version: version,
  });
}

export async function setContactMessageStatus(
  db: DataClient,
  { id, version }: SeenContactMessage,
  status: ContactStatus,
): Promise<void> {
  await call(db, 'set_contact_message_status', { message_id: id, status, expected_version: version });
}

/** Stores an answer and mails it in the sender's language, once per idempotency key. Throws also `invalid_input` {field, rule}. */
export async function answerContactMessage(
  db: DataClient,
  { id, version }: SeenContactMessage,
  { body, idempotencyKey }: { body: string; idempotencyKey: string },
): Promise<void> {
  await call(db, 'answer_contact_message', {
    message_id: id,
    body,
    idempotency_key: idempotencyKey,
    expected_version: version,
  });
}
