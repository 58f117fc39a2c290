import { z } from 'zod/mini';
import { pageOf } from '../base/lists-answers.ts';
import { documentHistory } from './documents-answers.ts';

export const companyStatus = z.enum(['pending', 'approved', 'rejected', 'suspended']);
export type CompanyStatus = z.infer<typeof companyStatus>;

/** A change of the status of a company: its application, or a decision by the staff. */
const companyDecision = z.strictObject({
  /** `buying`: a company that only bought applied to sell. Null for a new company. */
  from_status: z.nullable(z.enum([...companyStatus.options, 'buying'])),
  to_status: companyStatus,
  reason: z.nullable(z.string()),
  created_at: z.string(),
});
export type CompanyDecision = z.infer<typeof companyDecision>;

/** Missing requirements for an approval: a phone, an accepted document. */
const approvalGaps = z.array(z.enum(['phone', 'document']));
export type ApprovalGap = z.infer<typeof approvalGaps>[number];

/** Quote requests of 90 days that a company answered or whose answering is over; null before the hourly job counted them. */
const sellerQuoteFigures = z.nullable(
  z.strictObject({
    asked: z.number(),
    answered: z.number(),
    /** Median hours until the answer; null without one. */
    hours_to_answer: z.nullable(z.number()),
  }),
);
export type SellerQuoteFigures = z.infer<typeof sellerQuoteFigures>;

/** Orders of six months and replies to reviews and questions; null before the hourly job counted them. */
const sellerServiceFigures = z.nullable(
  z.strictObject({
    orders: z.number(),
    /** Cancelled by the company. */
    called_off: z.number(),
    /** Median hours from approval to shipping. */
    hours_to_ship: z.nullable(z.number()),
    /** Reviews and questions, and those with a reply. */
    asked: z.number(),
    answered: z.number(),
    hours_to_answer: z.nullable(z.number()),
  }),
);
export type SellerServiceFigures = z.infer<typeof sellerServiceFigures>;

/** A company in the list of the console. Email and phone are those of its owner if it has none of its own. */
const sellerSummary = z.strictObject({
  id: z.string(),
  company_name: z.string(),
  company_name_en: z.string(),
  company_name_ar: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  governorate: z.nullable(z.string()),
  status: companyStatus,
  /** End of a suspension that ends by itself. */
  suspended_until: z.nullable(z.string()),
  /** Passed back by a decision to detect concurrent changes. */
  version: z.number(),
  email_verified: z.boolean(),
  product_count: z.number(),
  /** Number of required document kinds without an accepted or submitted document. */
  missing_documents: z.number(),
  approval_gaps: approvalGaps,
  /** Number of documents to review. */
  waiting_documents: z.number(),
  quotes: sellerQuoteFigures,
  service: sellerServiceFigures,
  created_at: z.string(),
  /** Newest first. */
  decisions: z.array(companyDecision),
});
export type SellerSummary = z.infer<typeof sellerSummary>;

export const companyRole = z.enum(['owner', 'manager', 'sales', 'warehouse', 'finance']);
export type CompanyRole = z.infer<typeof companyRole>;

/** Orders of the last `days` days; `open` and `late` count orders of any age. */
const sellerOrderFigures = z.strictObject({
  days: z.number(),
  placed: z.number(),
  delivered: z.number(),
  cancelled_by_company: z.number(),
  rejected: z.number(),
  /** Sum of delivered orders, IQD; null for staff without the right `see_orders`. */
  sales: z.nullable(z.number()),
  /** Median hours from approval to shipping. */
  hours_to_ship: z.nullable(z.number()),
  open: z.number(),
  late: z.number(),
  /** As many days before. */
  earlier: z.strictObject({
    placed: z.number(),
    delivered: z.number(),
    cancelled_by_company: z.number(),
    rejected: z.number(),
    hours_to_ship: z.nullable(z.number()),
  }),
});

const answers = {
  asked: z.number(),
  answered: z.number(),
  /** Median. */
  hours_to_answer: z.nullable(z.number()),
};
/** Answers of 90 days, and of the 90 days before. */
const sellerAnswerFigures = z.strictObject({ ...answers, earlier: z.strictObject(answers) });
export type SellerAnswerFigures = z.infer<typeof sellerAnswerFigures>;
export type SellerOrderFigures = z.infer<typeof sellerOrderFigures>;

/** A company on its console page. Products are counted up to 1,000. */
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
  /** End of a suspension that ends by itself. */
  suspended_until: z.nullable(z.string()),
  /** Passed back by a decision to detect concurrent changes. */
  version: z.number(),
  created_at: z.string(),
  approval_gaps: approvalGaps,
  /** Longest membership first. */
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
  /** Newest first; `decided_by` is null for changes by the company itself. */
  decisions: z.array(
    z.extend(companyDecision, {
      id: z.number(),
      decided_by: z.nullable(z.string()),
    }),
  ),
  documents: z.array(documentHistory),
  /** Internal notes of the staff, oldest first; `author` is null after the account was erased. */
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
  /** Number of governorates that the company delivers to. */
  delivery_areas: z.number(),
  orders: sellerOrderFigures,
  /** To quote requests. */
  quotes: sellerAnswerFigures,
  /** To reviews and questions. */
  replies: sellerAnswerFigures,
});
export type Seller = z.infer<typeof seller>;

export const staffRole = z.enum(['admin', 'support', 'catalogue', 'finance']);
export type StaffRole = z.infer<typeof staffRole>;

export const sellersAnswers = {
  list_sellers: pageOf(sellerSummary),
  get_seller: seller,
};
