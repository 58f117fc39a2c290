import { z } from 'zod/mini';
import { pageOf } from '../base/lists-answers.ts';
import { companyFields, listedFeedback, staffFields } from '../feedback/answers.ts';

const ownReview = z.strictObject({
  id: z.number(),
  rating: z.number(),
  body: z.string(),
  created_at: z.string(),
  /** Reason why the staff hid the review; null if it is not hidden. */
  hidden_reason: z.nullable(z.string()),
});
export type OwnReview = z.infer<typeof ownReview>;

const listedReview = z.extend(listedFeedback, {
  rating: z.number(),
  /** True if the author had received the product. */
  verified_purchase: z.boolean(),
  reply: z.nullable(z.string()),
  replied_at: z.nullable(z.string()),
});

const companyReview = z.extend(listedReview, companyFields);
export type CompanyReview = z.infer<typeof companyReview>;

const staffReview = z.extend(listedReview, {
  ...staffFields,
  /** The author is a member of the company, or shares its phone, address or device; null: none of them. */
  suspicion: z.nullable(z.enum(['member', 'phone', 'address', 'device'])),
});
export type StaffReview = z.infer<typeof staffReview>;

export const reviewsAnswers = {
  submit_review: z.number(),
  get_own_review: z.nullable(ownReview),
  list_company_reviews: pageOf(companyReview),
  list_all_reviews: pageOf(staffReview),
};
