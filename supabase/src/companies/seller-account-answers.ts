import { z } from 'zod/mini';
import { companyStatus } from './sellers-answers.ts';
import { debtStates } from '../ledger/values.ts';
import { figurePeriod } from '../site/overview-answers.ts';

const sellerApplication = z.strictObject({
  company_name: z.string(),
  company_name_en: z.string(),
  company_name_ar: z.string(),
  company_id: z.string(),
  status: companyStatus,
  governorate: z.nullable(z.string()),
  /** Reason for a rejection or suspension, as written by the staff. */
  review_note: z.nullable(z.string()),
  /** End of a suspension that ends by itself. */
  suspended_until: z.nullable(z.string()),
  created_at: z.string(),
  reviewed_at: z.nullable(z.string()),
});
export type SellerApplication = z.infer<typeof sellerApplication>;

/** Kinds of open tasks for a member of a company. */
const sellerTask = z.enum([
  'quotes',
  'confirm',
  'ship',
  'deliver',
  'returns',
  'settle',
  'out_of_stock',
  'low_stock',
  'old_prices',
  'hidden',
  'reviews',
  'questions',
  'documents',
]);
export type SellerTask = z.infer<typeof sellerTask>;

/** Steps between the approval of a company and its first sale. */
const sellerStep = z.enum(['documents', 'delivery', 'product', 'store']);
export type SellerStep = z.infer<typeof sellerStep>;

const sellerHome = z.strictObject({
  /** Counted up to 1,000; tasks that the caller may not do are absent. */
  tasks: z.partialRecord(sellerTask, z.number()),
  /** Orders not approved by the staff yet. */
  awaiting_approval: z.number(),
  /** Days after which a price counts as old. */
  price_confirmed_days: z.number(),
  /** True for each completed step. */
  steps: z.record(sellerStep, z.boolean()),
  /** As in `OwnBalance`; null without the right to see money. */
  debt: z.nullable(
    z.strictObject({
      state: z.enum(debtStates),
      debt: z.number(),
      debt_limit: z.nullable(z.number()),
      grace_ends_on: z.nullable(z.string()),
    }),
  ),
});
export type SellerHome = z.infer<typeof sellerHome>;

const salesFigures = z.strictObject({
  /** All orders placed. */
  orders: z.number(),
  /** Orders that are neither cancelled nor rejected. */
  sold: z.number(),
  /** Sum of the `sold` orders, IQD. */
  sales: z.number(),
  /** Orders refused at the door. */
  refused: z.number(),
  /** Value of goods that came back and were paid back, by the day of the credit note, IQD. */
  returned: z.number(),
});
export type SalesFigures = z.infer<typeof salesFigures>;

const bestProduct = z.strictObject({
  product_id: z.number(),
  name_en: z.string(),
  name_ar: z.string(),
  unit: z.string(),
  quantity: z.number(),
  sales: z.number(),
});
export type BestProduct = z.infer<typeof bestProduct>;

const companyFigures = z.strictObject({
  period: figurePeriod,
  /** One per day (30), week (12, from Sunday) or month (12), oldest first; `start` is the first day in Baghdad. */
  points: z.array(
    z.extend(
      z.strictObject({
        start: z.string(),
      }),
      salesFigures.shape,
    ),
  ),
  /** Totals of the preceding time of the same length. */
  before: salesFigures,
  /** The ten products with the highest sales of the last 30 days. */
  best: z.array(bestProduct),
});
export type CompanyFigures = z.infer<typeof companyFigures>;

/** Rights of a member of a company. */
const companyRight = z.enum([
  'products',
  'stock',
  'see_orders',
  'change_orders',
  'see_money',
  'settle_cash',
  'delivery',
  'profile',
  'reviews',
  'quotes',
  'history',
  'team',
]);
export type CompanyRight = z.infer<typeof companyRight>;

export const sellerAccountAnswers = {
  get_own_application: z.nullable(sellerApplication),
  get_seller_home: sellerHome,
  get_own_rights: z.array(companyRight),
  get_company_figures: companyFigures,
};
