import { z } from 'zod/mini';
import { documentKind } from '../companies/documents-answers.ts';

const notificationKind = z.enum([
  'order_received',
  'order_confirmed',
  'order_cancelled',
  'order_approved',
  'order_shortage',
  'order_shipped',
  'order_attempted',
  'order_delivered',
  'order_rejected',
  'company_approved',
  'company_rejected',
  'company_suspended',
  'company_applied',
  'document_submitted',
  'document_accepted',
  'document_refused',
  'document_expiring',
  'document_expired',
  'product_hidden',
  'product_shown',
  'product_edited',
  'stock_low',
  'price_limit',
  'deal_set',
  'deal_ended',
  'quote_unrouted',
  'contact_received',
  'account_suspended',
  'account_restored',
  'second_factor_removed',
  'recovery_code_used',
  'contact_answered',
  'review_received',
  'review_replied',
  'review_hidden',
  'review_reported',
  'question_received',
  'question_answered',
  'question_hidden',
  'question_reported',
  'debt_warned',
  'debt_over',
  'selling_pausing',
  'selling_paused',
  'selling_resumed',
  'quote_asked',
  'quote_amended',
  'quote_withdrawn',
  'quote_won',
  'quote_lost',
  'quote_closing',
  'quote_message',
  'quote_offered',
  'quote_closed',
  'quote_expiring',
  'quote_expired',
  'return_requested',
  'return_accepted',
  'return_refused',
  'return_reduction_agreed',
  'return_reduction_declined',
  'return_withdrawn',
  'return_sent',
  'return_received',
  'return_settled',
  'return_exchanged',
  'return_appealed',
  'return_evidence_asked',
  'return_evidence_given',
  'return_evidence_missed',
  'return_decided',
  'return_reminded',
  'return_undone',
  'return_closed',
  'return_overdue',
]);
export type NotificationKind = z.infer<typeof notificationKind>;

/** A notification; its kind decides which members `subject` has. */
const notification = z.strictObject({
  id: z.number(),
  kind: notificationKind,
  subject: z.strictObject({
    order_id: z.optional(z.string()),
    number: z.optional(z.string()),
    product_id: z.optional(z.number()),
    review_id: z.optional(z.number()),
    question_id: z.optional(z.number()),
    name_en: z.optional(z.string()),
    name_ar: z.optional(z.string()),
    /** With an order: the company that must process it. */
    company_id: z.optional(z.string()),
    company_name: z.optional(z.string()),
    company_name_en: z.optional(z.string()),
    company_name_ar: z.optional(z.string()),
    document: z.optional(documentKind),
    quote_request_id: z.optional(z.string()),
    contact_message_id: z.optional(z.number()),
    return_id: z.optional(z.string()),
    /** Present for the staff's own work on a return. */
    for_staff: z.optional(z.literal(true)),
    reason: z.optional(z.string()),
    /** Present for an order that the buyer collects. */
    is_pickup: z.optional(z.literal(true)),
    /** Whether the delivery fee was paid for goods refused at the door. */
    fee_paid: z.optional(z.boolean()),
    /** Number of products whose deal was set or ended; a single product is given by name. */
    count: z.optional(z.number()),
    deal_price: z.optional(z.number()),
    starts_at: z.optional(z.string()),
    ends_at: z.optional(z.string()),
  }),
  read_at: z.nullable(z.string()),
  created_at: z.string(),
});
export type Notification = z.infer<typeof notification>;

const notificationPage = z.strictObject({
  items: z.array(notification),
  /** Id at which the next page begins; null at the end. */
  next: z.nullable(z.number()),
  /** Unread notifications on all pages. */
  unread: z.number(),
});
export type NotificationPage = z.infer<typeof notificationPage>;

export const notificationsAnswers = {
  list_notifications: notificationPage,
};
