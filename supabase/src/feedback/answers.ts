import { z } from 'zod/mini';
import { reportReasons } from './values.ts';

const reportReason = z.enum(reportReasons);
export type ReportReason = z.infer<typeof reportReason>;

/** A review or question with its product, as in the lists of companies and staff. */
export const listedFeedback = z.strictObject({
  id: z.number(),
  /** Changes with the visible content; passed back by a decision to detect concurrent changes. */
  version: z.string(),
  body: z.string(),
  /** Null if the person has no name or the account was erased. */
  author_name: z.nullable(z.string()),
  created_at: z.string(),
  hidden_at: z.nullable(z.string()),
  hidden_reason: z.nullable(z.string()),
  product_id: z.number(),
  name_en: z.string(),
  name_ar: z.string(),
  main_image: z.nullable(z.string()),
});

/** Fields that the list of a company adds. */
export const companyFields = {
  /** True if the company reported it to the staff. */
  reported: z.boolean(),
};

/** Fields that the list of the staff adds. */
export const staffFields = {
  /** True if a report waits for a decision. */
  reported: z.boolean(),
  /** Null after the account was erased. */
  user_id: z.nullable(z.string()),
  company_id: z.string(),
  company_name: z.string(),
  company_name_en: z.string(),
  company_name_ar: z.string(),
  /** Latest first. */
  reports: z.array(
    z.strictObject({
      id: z.number(),
      by_company: z.boolean(),
      reason: reportReason,
      note: z.nullable(z.string()),
      created_at: z.string(),
    }),
  ),
};
