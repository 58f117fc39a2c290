import { z } from 'zod/mini';
import { pageOf } from './lists.schema.ts';
import { quoteStatus } from './requests.schema.ts';

/** Fields that quote requests have and contact messages do not. */
const quoteFacts = z.strictObject({
  /** E.g. RQ-7K3F9Q. */
  number: z.optional(z.string()),
  company_name: z.optional(z.nullable(z.string())),
  /** ISO date. */
  needed_by: z.optional(z.nullable(z.string())),
});

/** An enquiry in the list of the console. */
const enquirySummary = z.extend(quoteFacts, {
  id: z.string(),
  full_name: z.string(),
  /** Null if the sender gave only a phone. */
  email: z.nullable(z.string()),
  language: z.enum(['en', 'ar']),
  status: quoteStatus,
  /** Beginning of the message. */
  excerpt: z.string(),
  /** Name of the staff member assigned. */
  assignee: z.nullable(z.string()),
  line_count: z.optional(z.number()),
  created_at: z.string(),
});
export type EnquirySummary = z.infer<typeof enquirySummary>;

/** An answer by the staff, with the delivery state of its email. */
const enquiryAnswer = z.strictObject({
  id: z.number(),
  body: z.string(),
  /** Null if the sender gave no email address; staff then answer by phone. */
  mailed_to: z.nullable(z.string()),
  author: z.nullable(z.string()),
  mail: z.enum(['sent', 'waiting', 'failed', 'none']),
  created_at: z.string(),
});
export type EnquiryAnswer = z.infer<typeof enquiryAnswer>;

/** Template of an answer; `{name}` and `{number}` are replaced by the sender's name and the number of the enquiry. */
const answerTemplate = z.strictObject({
  id: z.number(),
  name_en: z.string(),
  name_ar: z.string(),
  body_en: z.string(),
  body_ar: z.string(),
});
export type AnswerTemplate = z.infer<typeof answerTemplate>;

const enquiry = z.extend(quoteFacts, {
  id: z.string(),
  /** Changes with status, assignee and answers; passed back by a decision to detect concurrent changes. */
  version: z.string(),
  full_name: z.string(),
  /** Null if the sender gave only a phone. */
  email: z.nullable(z.string()),
  phone: z.optional(z.nullable(z.string())),
  governorate: z.optional(z.nullable(z.string())),
  message: z.string(),
  /** Language of the answers. */
  language: z.enum(['en', 'ar']),
  status: quoteStatus,
  /** True if the sender has an account; answers then go to the email address of the account. */
  has_account: z.boolean(),
  /** User id of the staff member assigned. */
  assigned_to: z.nullable(z.string()),
  created_at: z.string(),
  /** Empty for contact messages. */
  lines: z.array(
    z.strictObject({
      id: z.number(),
      product_id: z.nullable(z.number()),
      description: z.string(),
      quantity: z.number(),
      unit: z.string(),
    }),
  ),
  /** Oldest first. */
  answers: z.array(enquiryAnswer),
  templates: z.array(answerTemplate),
  assignees: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
    }),
  ),
});
export type Enquiry = z.infer<typeof enquiry>;

/** Items that wait for the caller, each counted up to 100; queues without a right are absent. */
export const staffQueues = z.strictObject({
  quotes: z.optional(z.number()),
  messages: z.optional(z.number()),
  orders: z.optional(z.number()),
  sellers: z.optional(z.number()),
  /** Company documents to review. */
  documents: z.optional(z.number()),
  /** Reviews that were reported, or rewritten after they were hidden. */
  reviews: z.optional(z.number()),
  /** Reported questions. */
  questions: z.optional(z.number()),
  /** Emails without a further delivery attempt. */
  email: z.optional(z.number()),
});
export type StaffQueues = z.infer<typeof staffQueues>;

export const enquiriesAnswers = {
  list_enquiries: pageOf(enquirySummary),
  get_enquiry: enquiry,
  get_staff_queues: staffQueues,
};
