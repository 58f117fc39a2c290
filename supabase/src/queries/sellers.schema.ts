import { z } from 'zod/mini';
import { pageOf } from './lists.schema.ts';
import { documentHistory } from './documents.schema.ts';

export const companyStatus = z.enum(['pending', 'approved', 'rejected', 'suspended']);
export type CompanyStatus = z.infer<typeof companyStatus>;

/** A decision on a company, or its own applying. */
const companyDecision = z.strictObject({
  from_status: z.nullable(companyStatus),
  to_status: companyStatus,
  reason: z.nullable(z.string()),
  created_at: z.string(),
});
export type CompanyDecision = z.infer<typeof companyDecision>;

/** What a company lacks before it should be approved: a phone, an accepted document. */
const approvalGaps = z.array(z.enum(['phone', 'document']));
export type ApprovalGap = z.infer<typeof approvalGaps>[number];

/** A company as the staff lists it. Address and phone are its owner's where it has none of its own. */
const sellerSummary = z.strictObject({
  id: z.string(),
  company_name: z.string(),
  company_name_en: z.string(),
  company_name_ar: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  governorate: z.nullable(z.string()),
  status: companyStatus,
  /** A decision names the version that the person saw. */
  version: z.number(),
  email_verified: z.boolean(),
  product_count: z.number(),
  /** Number of required kinds of documents of which none is accepted or submitted. */
  missing_documents: z.number(),
  approval_gaps: approvalGaps,
  /** Documents to judge. */
  waiting_documents: z.number(),
  created_at: z.string(),
  /** Newest first. */
  decisions: z.array(companyDecision),
});
export type SellerSummary = z.infer<typeof sellerSummary>;

export const companyRole = z.enum(['owner', 'manager', 'sales', 'warehouse', 'finance']);
export type CompanyRole = z.infer<typeof companyRole>;

/** Orders of the last `days` days; `open` and `late` are of any age. */
const sellerOrderFigures = z.strictObject({
  days: z.number(),
  placed: z.number(),
  delivered: z.number(),
  cancelled_by_company: z.number(),
  rejected: z.number(),
  /** Dinars of delivered orders. */
  /** Null for staff who may not see orders. */
  sales: z.nullable(z.number()),
  /** Median hours from approval to shipping. */
  hours_to_ship: z.nullable(z.number()),
  open: z.number(),
  late: z.number(),
});
export type SellerOrderFigures = z.infer<typeof sellerOrderFigures>;

/** A company as the staff sees it. Counts of goods end at a thousand. */
const seller = z.strictObject({
  id: z.string(),
  company_name: z.string(),
  company_name_en: z.string(),
  company_name_ar: z.string(),
  name_en: z.nullable(z.string()),
  name_ar: z.nullable(z.string()),
  slug: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  governorate: z.nullable(z.string()),
  about_en: z.nullable(z.string()),
  about_ar: z.nullable(z.string()),
  status: companyStatus,
  /** A decision names the version that the person saw. */
  version: z.number(),
  created_at: z.string(),
  approval_gaps: approvalGaps,
  /** The longest in the company first. */
  members: z.array(
    z.strictObject({
      id: z.string(),
      full_name: z.nullable(z.string()),
      email: z.string(),
      phone: z.nullable(z.string()),
      role: companyRole,
      email_verified: z.boolean(),
      last_sign_in_at: z.nullable(z.string()),
    }),
  ),
  /** Newest first; `decided_by` is null for what the company did itself. */
  decisions: z.array(
    z.extend(companyDecision, {
      id: z.number(),
      decided_by: z.nullable(z.string()),
    }),
  ),
  documents: z.array(documentHistory),
  /** Written by the staff for itself, the oldest first; an author is null once the account is gone. */
  notes: z.array(
    z.strictObject({
      id: z.number(),
      body: z.string(),
      author: z.nullable(z.string()),
      created_at: z.string(),
    }),
  ),
  product_count: z.number(),
  listed_count: z.number(),
  /** Governorates it delivers to. */
  delivery_areas: z.number(),
  orders: sellerOrderFigures,
});
export type Seller = z.infer<typeof seller>;

export const staffRole = z.enum(['admin', 'support', 'catalogue', 'finance']);
export type StaffRole = z.infer<typeof staffRole>;

export const sellersAnswers = {
  list_sellers: pageOf(sellerSummary),
  get_seller: seller,
};
