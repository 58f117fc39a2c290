import { z } from 'zod/mini';
import { dealStates } from './deals.ts';
import { pageOf } from './lists.schema.ts';

export const dealState = z.enum(dealStates);
export type DealState = z.infer<typeof dealState>;

/** A product with a deal as the staff lists it. Prices are IQD, times ISO 8601. */
const deal = z.strictObject({
  id: z.number(),
  name_en: z.string(),
  name_ar: z.string(),
  sku: z.string(),
  main_image: z.nullable(z.string()),
  company_id: z.string(),
  company_name: z.string(),
  company_name_en: z.string(),
  company_name_ar: z.string(),
  category_name_en: z.string(),
  category_name_ar: z.string(),
  unit: z.string(),
  /** Whether buyers can see the product. */
  is_listed: z.boolean(),
  in_stock: z.boolean(),
  price: z.number(),
  discounted_price: z.number(),
  /** Null: since ever. */
  starts_at: z.nullable(z.string()),
  /** Null: without end. */
  ends_at: z.nullable(z.string()),
  state: dealState,
  /** Version of price and deal; a change must name it. */
  mark: z.string(),
  /** What was ordered in the deal's time, without what was cancelled or rejected; null where no start is known. */
  figures: z.nullable(
    z.strictObject({
      units: z.number(),
      sales: z.number(),
    }),
  ),
});
export type Deal = z.infer<typeof deal>;

/** Why a product is left out of a deal. */
const dealProblem = z.enum(['gone', 'changed', 'no_price', 'not_below']);
export type DealProblem = z.infer<typeof dealProblem>;

/** A product of a deal that is not written yet. Everything but `id` and `problem` is null where it is gone. */
const plannedDeal = z.strictObject({
  id: z.number(),
  name_en: z.nullable(z.string()),
  name_ar: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  main_image: z.nullable(z.string()),
  company_name: z.nullable(z.string()),
  company_name_en: z.nullable(z.string()),
  company_name_ar: z.nullable(z.string()),
  price: z.nullable(z.number()),
  deal_price: z.nullable(z.number()),
  mark: z.nullable(z.string()),
  problem: z.nullable(dealProblem),
  /** The deal that it has now. */
  replaces: z.nullable(
    z.strictObject({
      price: z.number(),
      starts_at: z.nullable(z.string()),
      ends_at: z.nullable(z.string()),
    }),
  ),
});
export type PlannedDeal = z.infer<typeof plannedDeal>;

/** Price and deal of a product before a deal was written; `mark` is the version that is there now. */
const formerDeal = z.strictObject({
  id: z.number(),
  discounted_price: z.nullable(z.number()),
  deal_starts_at: z.nullable(z.string()),
  deal_ends_at: z.nullable(z.string()),
  mark: z.string(),
});
export type FormerDeal = z.infer<typeof formerDeal>;

/** A day in Baghdad on which deals begin or end. */
const dealDay = z.strictObject({
  /** `YYYY-MM-DD` */
  day: z.string(),
  starting: z.number(),
  ending: z.number(),
});
export type DealDay = z.infer<typeof dealDay>;

export const dealsAnswers = {
  get_deal_calendar: z.array(dealDay),
  list_deals: pageOf(deal),
  find_products_by_number: z.strictObject({
    ids: z.array(z.number()),
    missing: z.array(z.string()),
  }),
  preview_deals: z.array(plannedDeal),
  set_deals: z.array(formerDeal),
  end_deals: z.array(formerDeal),
};
