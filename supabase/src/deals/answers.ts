import { z } from 'zod/mini';
import { dealStates } from './values.ts';
import { knownChange } from '../audit/changes-answers.ts';
import { pageOf } from '../base/lists-answers.ts';

export const dealState = z.enum(dealStates);
export type DealState = z.infer<typeof dealState>;

/** A product with a deal, for staff. Prices are IQD, times ISO 8601. */
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
  /** Null: no start. */
  starts_at: z.nullable(z.string()),
  /** Null: no end. */
  ends_at: z.nullable(z.string()),
  state: dealState,
  /** Version of price and deal; a change must pass it. */
  mark: z.string(),
  /** Orders during the deal, without cancelled and rejected ones; null if the deal has no start. */
  figures: z.nullable(
    z.strictObject({
      units: z.number(),
      sales: z.number(),
    }),
  ),
});
export type Deal = z.infer<typeof deal>;

/** Reason why a product is left out of a deal. */
const dealProblem = z.enum(['gone', 'changed', 'no_price', 'not_below']);
export type DealProblem = z.infer<typeof dealProblem>;

/** A product in the preview of a deal. Everything except `id` and `problem` is null if the product is gone. */
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
  /** Current deal that the new one replaces. */
  replaces: z.nullable(
    z.strictObject({
      price: z.number(),
      starts_at: z.nullable(z.string()),
      ends_at: z.nullable(z.string()),
    }),
  ),
});
export type PlannedDeal = z.infer<typeof plannedDeal>;

/** Deal of a product before a change, for undo. */
const formerDeal = z.strictObject({
  id: z.number(),
  discounted_price: z.nullable(z.number()),
  deal_starts_at: z.nullable(z.string()),
  deal_ends_at: z.nullable(z.string()),
  /** Version after the change. */
  mark: z.string(),
  /** Bulk change of several deals, which an undo marks as undone. */
  batch: z.optional(z.string()),
});
export type FormerDeal = z.infer<typeof formerDeal>;

/** Result of undoing deals: number of restored products, and the kept ones with the person who changed them. */
const dealRestore = z.strictObject({
  undone: z.number(),
  kept: z.array(
    z.extend(knownChange, {
      id: z.number(),
      /** Names are null for a product that no longer exists. */
      name_en: z.nullable(z.string()),
      name_ar: z.nullable(z.string()),
      sku: z.nullable(z.string()),
      /** `not_below`: the price is no longer above the former deal. */
      problem: z.enum(['gone', 'changed_since', 'not_below']),
    }),
  ),
});
export type DealRestore = z.infer<typeof dealRestore>;

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
  end_matching_deals: z.array(formerDeal),
  preview_deal_restore: dealRestore,
  restore_deals: dealRestore,
};
