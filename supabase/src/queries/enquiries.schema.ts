import { z } from 'zod/mini';
import { pageOf } from './lists.schema.ts';
import { quoteStatus } from './requests.schema.ts';

/** What quote requests have beside messages. */
const quoteFacts = z.strictObject({
  /** E.g. RQ-7K3F9Q. */
  number: z.optional(z.string()),
  company_name: z.optional(z.nullable(z.string())),
  /** ISO date. */
  needed_by: z.optional(z.nullable(z.string())),
});

/** An enquiry as the staff lists it. */
const enquirySummary = z.extend(quoteFacts, {
  id: z.string(),
  full_name: z.string(),
  /** Null where a phone was left alone. */
  email: z.nullable(z.string()),
  language: z.enum(['en', 'ar']),
  status: quoteStatus,
  /** The beginning of what was written. */
  excerpt: z.string(),
  /** Name of who looks after it. */
  assignee: z.nullable(z.string()),
  line_count: z.optional(z.number()),
  created_at: z.string(),
});
export type EnquirySummary = z.infer<typeof enquirySummary>;

/** What the staff answered, and whether the mail has left. */
const enquiryAnswer = z.strictObject({
  id: z.number(),
  body: z.string(),
  /** Null where there is no address: the staff tells the answer. */
  mailed_to: z.nullable(z.string()),
  author: z.nullable(z.string()),
  mail: z.enum(['sent', 'waiting', 'failed', 'none']),
  created_at: z.string(),
});
export type EnquiryAnswer = z.infer<typeof enquiryAnswer>;

/** A text to begin an answer with; `{name}` and `{number}` stand for the asker's. */
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
  /** Of its status, assignee and answers; a decision names the version that it is about. */
  version: z.string(),
  full_name: z.string(),
  /** Null where a phone was left alone. */
  email: z.nullable(z.string()),
  phone: z.optional(z.nullable(z.string())),
  governorate: z.optional(z.nullable(z.string())),
  message: z.string(),
  /** Answers are written in it. */
  language: z.enum(['en', 'ar']),
  status: quoteStatus,
  /** Answers go to the account's own address. */
  has_account: z.boolean(),
  /** User id of who looks after it. */
  assigned_to: z.nullable(z.string()),
  created_at: z.string(),
  /** None of messages. */
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

/** How much waits for the caller, up to a hundred of each; what the caller may not see is absent. */
export const staffQueues = z.strictObject({
  quotes: z.optional(z.number()),
  messages: z.optional(z.number()),
  orders: z.optional(z.number()),
  sellers: z.optional(z.number()),
  /** Of companies, to judge. */
  documents: z.optional(z.number()),
  /** Reported, or written anew after they were hidden. */
  reviews: z.optional(z.number()),
  /** Reported. */
  questions: z.optional(z.number()),
  /** Mails that nobody tries to deliver any more. */
  email: z.optional(z.number()),
});
export type StaffQueues = z.infer<typeof staffQueues>;

export const enquiriesAnswers = {
  list_enquiries: pageOf(enquirySummary),
  get_enquiry: enquiry,
  get_staff_queues: staffQueues,
};
