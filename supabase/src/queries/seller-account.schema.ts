import { z } from 'zod/mini';
import { companyStatus } from './sellers.schema.ts';
import { figurePeriod } from './overview.schema.ts';

/** Where a person's application to sell stands. */
const sellerApplication = z.strictObject({
  company_name: z.string(),
  company_name_en: z.string(),
  company_name_ar: z.string(),
  company_id: z.string(),
  status: companyStatus,
  /** Why it was rejected or suspended, in the words of the staff. */
  review_note: z.nullable(z.string()),
  created_at: z.string(),
  reviewed_at: z.nullable(z.string()),
});
export type SellerApplication = z.infer<typeof sellerApplication>;

/** What there may be to do for a member of a company. */
const sellerTask = z.enum([
  'confirm',
  'ship',
  'deliver',
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

/** What stands between an approved company and its first sale. */
const sellerStep = z.enum(['documents', 'delivery', 'product', 'store']);
export type SellerStep = z.infer<typeof sellerStep>;

const sellerHome = z.strictObject({
  /** Counts, to 1,000; tasks for which the reader lacks the right are left out. */
  tasks: z.partialRecord(sellerTask, z.number()),
  /** Orders that the staff has not approved yet. */
  awaiting_approval: z.number(),
  /** Days after which a price counts as old. */
  price_confirmed_days: z.number(),
  /** Whether each is done. */
  steps: z.record(sellerStep, z.boolean()),
});
export type SellerHome = z.infer<typeof sellerHome>;

/** What a company sold; amounts are IQD. */
const salesFigures = z.strictObject({
  /** All that were placed. */
  orders: z.number(),
  /** Those of them that were neither cancelled nor rejected. */
  sold: z.number(),
  /** What those come to. */
  sales: z.number(),
  /** Called off at the door. */
  refused: z.number(),
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
  /** One for each day (30), week (12, from Sunday) or month (12), the oldest first; `start` is its first day in Baghdad. */
  points: z.array(
    z.extend(
      z.strictObject({
        start: z.string(),
      }),
      salesFigures.shape,
    ),
  ),
  /** Of as long a time before. */
  before: salesFigures,
  /** Ten of the last thirty days, by sales. */
  best: z.array(bestProduct),
});
export type CompanyFigures = z.infer<typeof companyFigures>;

/** What a member of a company may do there. */
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
