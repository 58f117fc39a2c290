import type { DataClient } from '../client.ts';
import { answerOf } from '../errors.ts';
import type { DocumentKind } from './documents.ts';

export type NotificationKind =
  | 'order_received'
  | 'order_confirmed'
  | 'order_cancelled'
  | 'order_approved'
  | 'order_shortage'
  | 'order_shipped'
  | 'order_attempted'
  | 'order_delivered'
  | 'order_rejected'
  | 'company_approved'
  | 'company_rejected'
  | 'company_suspended'
  | 'company_applied'
  | 'document_submitted'
  | 'document_accepted'
  | 'document_refused'
  | 'document_expiring'
  | 'document_expired'
  | 'product_hidden'
  | 'product_shown'
  | 'deal_set'
  | 'deal_ended'
  | 'enquiry_received'
  | 'account_suspended'
  | 'account_restored'
  | 'quote_answered'
  | 'contact_answered'
  | 'review_received'
  | 'review_replied'
  | 'review_hidden'
  | 'review_reported'
  | 'question_received'
  | 'question_answered'
  | 'question_hidden'
  | 'question_reported';

/** Something that a person is told; `subject` says what it is about, as far as it concerns that. */
export interface Notification {
  id: number;
  kind: NotificationKind;
  subject: {
    order_id?: string;
    number?: string;
    product_id?: number;
    review_id?: number;
    question_id?: number;
    name_en?: string;
    name_ar?: string;
    /** Also beside an order: it is this company's to work on. */
    company_id?: string;
    company_name?: string;
    document?: DocumentKind;
    enquiry?: 'quote' | 'message';
    enquiry_id?: string;
    reason?: string;
    /** Products whose deal was set or ended; a single one is named. */
    count?: number;
    deal_price?: number;
    starts_at?: string;
    ends_at?: string;
  };
  read_at: string | null;
  created_at: string;
}

export interface NotificationPage {
  items: Notification[];
  /** Where the next page begins; null at the end. */
  next: number | null;
  /** Of all pages. */
  unread: number;
}

/** The caller's notifications, newest first. Throws AppError `not_signed_in`. */
export async function listNotifications(
  db: DataClient,
  { before, pageSize = 20 }: { before?: number; pageSize?: number } = {},
): Promise<NotificationPage> {
  return answerOf(await db.rpc('list_notifications', { before, page_size: pageSize }));
}

/** Marks the given ones as read, or all up to and with one id. Throws AppError `not_signed_in`. */
export async function readNotifications(
  db: DataClient,
  { ids, upTo }: { ids?: number[]; upTo?: number },
): Promise<void> {
  answerOf(await db.rpc('read_notifications', { ids, up_to: upTo }));
}

/** Kinds whose mails a person may refuse: those of work and those of own purchases. */
export const refusableKinds = {
  work: ['order_received', 'order_cancelled', 'question_received'],
  purchases: ['order_approved', 'order_shipped', 'order_delivered', 'question_answered'],
} as const;
export type RefusableKind = (typeof refusableKinds)['work' | 'purchases'][number];

/** Kinds of which the caller wants no mail. */
export async function listRefusedMails(db: DataClient): Promise<RefusableKind[]> {
  const rows = answerOf<{ kind: RefusableKind }[]>(
    await db.from('notification_choices').select('kind').eq('channel', 'email'),
  );
  return rows.map(({ kind }) => kind);
}

/** Refuses the mails of a kind, or wants them again. `userId` is the caller's. */
export async function refuseMails(
  db: DataClient,
  userId: string,
  kind: RefusableKind,
  refuse: boolean,
): Promise<void> {
  const row = { user_id: userId, kind, channel: 'email' };
  answerOf(
    refuse
      ? await db.from('notification_choices').upsert(row, { ignoreDuplicates: true })
      : await db.from('notification_choices').delete().match(row),
  );
}
