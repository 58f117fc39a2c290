import { z } from 'zod/mini';
import { pageOf } from '../base/lists-answers.ts';

const contactStatus = z.enum(['New', 'Answered', 'Closed']);
export type ContactStatus = z.infer<typeof contactStatus>;

/** A contact message in the list of the console. */
const contactMessageSummary = z.strictObject({
  id: z.number(),
  full_name: z.string(),
  email: z.string(),
  language: z.enum(['en', 'ar']),
  status: contactStatus,
  /** Beginning of the message. */
  excerpt: z.string(),
  /** Name of the staff member assigned. */
  assignee: z.nullable(z.string()),
  created_at: z.string(),
});
export type ContactMessageSummary = z.infer<typeof contactMessageSummary>;

/** An answer by the staff, with the delivery state of its email. */
const contactAnswer = z.strictObject({
  id: z.number(),
  body: z.string(),
  mailed_to: z.string(),
  author: z.nullable(z.string()),
  mail: z.enum(['sent', 'waiting', 'failed']),
  created_at: z.string(),
});
export type ContactAnswer = z.infer<typeof contactAnswer>;

/** Template of an answer; `{name}` is replaced by the sender's name. */
const answerTemplate = z.strictObject({
  id: z.number(),
  name_en: z.string(),
  name_ar: z.string(),
  body_en: z.string(),
  body_ar: z.string(),
});
export type AnswerTemplate = z.infer<typeof answerTemplate>;

const contactMessageDetail = z.strictObject({
  id: z.number(),
  /** Changes with status, assignee and answers; passed back by a decision to detect concurrent changes. */
  version: z.string(),
  full_name: z.string(),
  email: z.string(),
  message: z.string(),
  /** Language of the answers. */
  language: z.enum(['en', 'ar']),
  status: contactStatus,
  /** True if the sender has an account; answers then go to the email address of the account. */
  has_account: z.boolean(),
  /** User id of the staff member assigned. */
  assigned_to: z.nullable(z.string()),
  created_at: z.string(),
  /** Oldest first. */
  answers: z.array(contactAnswer),
  templates: z.array(answerTemplate),
  assignees: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
    }),
  ),
});
export type ContactMessageDetail = z.infer<typeof contactMessageDetail>;

export const contactAnswers = {
  submit_contact: z.strictObject({
    /** Email address of the confirmation; null if none was sent. */
    mailed_to: z.nullable(z.string()),
  }),
  list_contact_messages: pageOf(contactMessageSummary),
  get_contact_message: contactMessageDetail,
};
