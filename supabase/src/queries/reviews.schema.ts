import { z } from 'zod/mini';
import { reportReasons } from './reviews.ts';
import { pageOf } from './lists.schema.ts';

const reportReason = z.enum(reportReasons);
export type ReportReason = z.infer<typeof reportReason>;

/** What somebody said against a review or a question. */
export const report = z.strictObject({
  id: z.number(),
  by_company: z.boolean(),
  reason: reportReason,
  note: z.nullable(z.string()),
  created_at: z.string(),
});

/** What the signed-in person said of a product. */
const ownReview = z.strictObject({
  id: z.number(),
  rating: z.number(),
  body: z.string(),
  created_at: z.string(),
  /** Why the staff took it off the page; null while it is shown. */
  hidden_reason: z.nullable(z.string()),
});
export type OwnReview = z.infer<typeof ownReview>;

/** A review and its product as the lists of companies and staff show it. */
const listedReview = z.strictObject({
  id: z.number(),
  /** Of what the reader sees of it; a decision names the version that it is about. */
  version: z.string(),
  rating: z.number(),
  body: z.string(),
  /** Null for a person without a name, or one whose account was erased. */
  author_name: z.nullable(z.string()),
  /** The author had received the product. */
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

/** A review of one of the company's products. */
const companyReview = z.extend(listedReview, {
  /** The company asked the staff to look at it. */
  reported: z.boolean(),
});
export type CompanyReview = z.infer<typeof companyReview>;

const staffReview = z.extend(listedReview, {
  /** The author works for the company, or shares a phone with it. */
  suspicion: z.nullable(z.enum(['member', 'phone'])),
  /** Waits for a decision. */
  reported: z.boolean(),
  /** Null once the author's account was erased. */
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
