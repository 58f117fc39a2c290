import { z } from 'zod/mini';
import { reportReasons } from './values.ts';
import { pageOf } from '../base/lists-answers.ts';

const reportReason = z.enum(reportReasons);
export type ReportReason = z.infer<typeof reportReason>;

/** A report of a review or a question. */
export const report = z.strictObject({
  id: z.number(),
  by_company: z.boolean(),
  reason: reportReason,
  note: z.nullable(z.string()),
  created_at: z.string(),
});

const ownReview = z.strictObject({
  id: z.number(),
  rating: z.number(),
  body: z.string(),
  created_at: z.string(),
  /** Reason why the staff hid the review; null if it is not hidden. */
  hidden_reason: z.nullable(z.string()),
});
export type OwnReview = z.infer<typeof ownReview>;

/** A review with its product, as in the lists of companies and staff. */
const listedReview = z.strictObject({
  id: z.number(),
  /** Changes with the visible content; passed back by a decision to detect concurrent changes. */
  version: z.string(),
  rating: z.number(),
  body: z.string(),
  /** Null if the person has no name or the account was erased. */
  author_name: z.nullable(z.string()),
  /** True if the author had received the product. */
  verified_purchase: z.boolean(),
  created_at: z.string(),
  reply: z.nullable(z.string()),
  replied_at: z.nullable(z.string()),
  hidden_at: z.nullable(z.string()),
  hidden_reason: z.nullable(z.string()),
  product_id: z.number(),
  name_en: z.string(),
  name_ar: z.string(),
  main_image: z.nullable(z.string()),
});
export type ListedReview = z.infer<typeof listedReview>;

const companyReview = z.extend(listedReview, {
  /** True if the company reported it to the staff. */
  reported: z.boolean(),
});
export type CompanyReview = z.infer<typeof companyReview>;

const staffReview = z.extend(listedReview, {
  /** The author is a member of the company, or has the same phone; null: neither. */
  suspicion: z.nullable(z.enum(['member', 'phone', 'address', 'device'])),
  /** True if a report waits for a decision. */
  reported: z.boolean(),
  /** Null after the account was erased. */
  user_id: z.nullable(z.string()),
  company_id: z.string(),
  company_name: z.string(),
  company_name_en: z.string(),
  company_name_ar: z.string(),
  /** Latest first. */
  reports: z.array(report),
});
export type StaffReview = z.infer<typeof staffReview>;

export const reviewsAnswers = {
  submit_review: z.number(),
  get_own_review: z.nullable(ownReview),
  list_company_reviews: pageOf(companyReview),
  list_all_reviews: pageOf(staffReview),
};
