import { call } from '../answers.ts';
import type { DataClient } from '../client.ts';
import type { Page } from './lists.schema.ts';
import type { Deal, DealDay, DealState, FormerDeal, PlannedDeal } from './deals.schema.ts';

export type { Deal, DealDay, DealProblem, DealState, FormerDeal, PlannedDeal } from './deals.schema.ts';

export const dealStates = ['scheduled', 'running', 'ended'] as const;

export const dealSorts = ['ends_soonest', 'newest', 'discount'] as const;
export type DealSort = (typeof dealSorts)[number];

/** Products that one call deals with. */
export const dealLimit = 200;

export interface DealFilter {
  /** Matches name, SKU, brand or model number, or the company's name. */
  term?: string;
  state?: DealState;
  company_id?: string;
  /** With all categories below it. */
  category_id?: number;
  /** `YYYY-MM-DD`, days in Baghdad. */
  starts_on?: string;
  ends_on?: string;
  sort?: DealSort;
  page?: number;
  page_size?: number;
}

/** What a deal is to be: of a percentage (1 to 90, rounded to 250 IQD) or with a price for each product. */
export interface DealPlan {
  percent?: number;
  /** Now, when absent. */
  starts_at?: string;
  ends_at: string;
  products: { id: number; price?: number; mark?: string }[];
}

/** Staff: products with a deal, of all companies. Throws AppError `not_allowed`, `invalid_input`. */
export async function listDeals(db: DataClient, filter: DealFilter): Promise<Page<Deal>> {
  return call(db, 'list_deals', { filter });
}

/** From so many on, a day's count says no more than "many". */
export const calendarCap = 500;

/** Staff: the days of a month (any day of it, `YYYY-MM-DD`) on which deals begin or end. Throws AppError `not_allowed`. */
export async function getDealCalendar(db: DataClient, month: string): Promise<DealDay[]> {
  return call(db, 'get_deal_calendar', { month });
}

/** Staff: ids of products by their exact SKU or model number, up to 200; `missing` are those that name none. */
export async function findProductsByNumber(
  db: DataClient,
  numbers: string[],
): Promise<{ ids: number[]; missing: string[] }> {
  return call(db, 'find_products_by_number', { numbers });
}

/** Staff: what a deal would make of each product. Throws AppError `not_allowed`, `invalid_input` {field, rule}. */
export async function previewDeals(db: DataClient, deal: DealPlan): Promise<PlannedDeal[]> {
  return call(db, 'preview_deals', { deal: deal });
}

/**
 * Staff: writes a deal of up to 200 products, all or none; every product names its `mark`. Answers what `restoreDeals` takes.
 * Throws AppError `changed_meanwhile` {products, what, at, by_role, by} when one changed since, `product_not_found`, `invalid_input` {field, rule}.
 */
export async function setDeals(db: DataClient, deal: DealPlan): Promise<FormerDeal[]> {
  return call(db, 'set_deals', { deal: deal });
}

/**
 * Staff: ends running deals now, or removes deals, with a reason that their companies read. Answers what `restoreDeals` takes.
 * Throws AppError `changed_meanwhile` {products, what, at, by_role, by} when one changed since, `reason_required`, `product_not_found`.
 */
export async function endDeals(
  db: DataClient,
  deals: { id: number; mark: string }[],
  { remove, reason }: { remove: boolean; reason: string },
): Promise<FormerDeal[]> {
  const named = deals.map(({ id, mark }) => ({ id, mark }));
  return call(db, 'end_deals', { deals: named, remove, reason });
}

/** Staff: takes a change back where nothing changed since; answers at how many products. Throws AppError `product_not_found`. */
export async function restoreDeals(db: DataClient, deals: FormerDeal[], reason: string): Promise<number> {
  return call(db, 'restore_deals', { deals: deals, reason });
}
