import { call } from '../call.ts';
import type { DataClient } from '../client.ts';
import type { Matching, Page, PageRequest } from '../base/lists-answers.ts';
import type { Deal, DealDay, DealRestore, DealState, FormerDeal, PlannedDeal } from './answers.ts';

export type {
  Deal,
  DealDay,
  DealProblem,
  DealRestore,
  DealState,
  FormerDeal,
  PlannedDeal,
} from './answers.ts';

export { dealStates } from './values.ts';

export const dealSorts = [
  'ends_soonest',
  'ends_latest',
  'newest',
  'oldest',
  'discount',
  'discount_up',
] as const;
export type DealSort = (typeof dealSorts)[number];

/** Most products of one call. */
export const dealLimit = 200;

export interface DealFilter extends PageRequest {
  /** Matches name, SKU, brand, model number or company name. */
  term?: string;
  state?: DealState;
  company_id?: string;
  /** Includes all categories below it. */
  category_id?: number;
  /** `YYYY-MM-DD`, days in Baghdad. */
  starts_on?: string;
  ends_on?: string;
  sort?: DealSort;
}

/** A planned deal: either `percent` or a price for each product. */
export interface DealPlan {
  /** 1 to 90; prices are rounded to 250 IQD. */
  percent?: number;
  /** Default: now. */
  starts_at?: string;
  ends_at: string;
  products: { id: number; price?: number; mark?: string }[];
}

/** Products with a deal, of all companies; staff only. Throws AppError `not_allowed`, `invalid_input`. */
export async function listDeals(db: DataClient, filter: DealFilter): Promise<Page<Deal>> {
  return call(db, 'list_deals', { filter });
}

/** Counts of a day stop here; the calendar then shows "500 or more". */
export const calendarCap = 500;

/** Days on which deals begin or end, in the month that contains `month` (`YYYY-MM-DD`); staff only. Throws AppError `not_allowed`. */
export async function getDealCalendar(db: DataClient, month: string): Promise<DealDay[]> {
  return call(db, 'get_deal_calendar', { month });
}

/** Ids of products by exact SKU or model number, up to 200; `missing` has the numbers without a product. Staff only. */
export async function findProductsByNumber(
  db: DataClient,
  numbers: string[],
): Promise<{ ids: number[]; missing: string[] }> {
  return call(db, 'find_products_by_number', { numbers });
}

/** Previews a deal; staff only. Throws AppError `not_allowed`, `invalid_input` {field, rule}. */
export async function previewDeals(db: DataClient, deal: DealPlan): Promise<PlannedDeal[]> {
  return call(db, 'preview_deals', { deal: deal });
}

/**
 * Sets a deal for up to 200 products, all or none; every product needs its `mark`. Returns the input of `restoreDeals`. For
 * staff. Throws AppError `changed_meanwhile` {products, what, at, by_role, by} if a product changed after it was read,
 * `product_not_found`, `invalid_input` {field, rule}.
 */
export async function setDeals(db: DataClient, deal: DealPlan): Promise<FormerDeal[]> {
  return call(db, 'set_deals', { deal: deal });
}

/**
 * Ends running deals now, or removes deals; their companies see the reason. Returns the input of `restoreDeals`. Staff only.
 * Throws AppError `changed_meanwhile` {products, what, at, by_role, by} if a product changed after it was read,
 * `reason_required`, `product_not_found`.
 */
export async function endDeals(
  db: DataClient,
  deals: { id: number; mark: string }[],
  { remove, reason }: { remove: boolean; reason: string },
): Promise<FormerDeal[]> {
  const versions = deals.map(({ id, mark }) => ({ id, mark }));
  return call(db, 'end_deals', { deals: versions, remove, reason });
}

/**
 * Like `endDeals`, for up to `matchLimit` deals that match a filter, except some. Throws AppError `stale_version` {count} if
 * they are not `expected` many.
 */
export async function endMatchingDeals(
  db: DataClient,
  { filter, except, expected }: Matching<DealFilter>,
  { remove, reason }: { remove: boolean; reason: string },
): Promise<FormerDeal[]> {
  return call(db, 'end_matching_deals', { filter, except_ids: except, expected, remove, reason });
}

/** Counts what `restoreDeals` would restore now, and lists what would stay. Staff only. Throws AppError `not_allowed`, `invalid_input`. */
export async function previewDealRestore(db: DataClient, deals: FormerDeal[]): Promise<DealRestore> {
  return call(db, 'preview_deal_restore', { deals });
}

/** Undoes a change of deals for products that did not change since; the same call later tries the others again. Staff only. */
export async function restoreDeals(
  db: DataClient,
  deals: FormerDeal[],
  reason: string,
): Promise<DealRestore> {
  return call(db, 'restore_deals', { deals: deals, reason });
}
