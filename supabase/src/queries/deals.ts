import type { DataClient } from '../client.ts';
import type { Json } from '../database.types.ts';
import { answerOf } from '../errors.ts';
import type { Page } from './lists.ts';

export const dealStates = ['scheduled', 'running', 'ended'] as const;
export type DealState = (typeof dealStates)[number];

export const dealSorts = ['ends_soonest', 'newest', 'discount'] as const;
export type DealSort = (typeof dealSorts)[number];

/** Products that one call deals with. */
export const dealLimit = 200;

/** A product with a deal as the staff lists it. Prices are IQD, times ISO 8601. */
export interface Deal {
  id: number;
  name_en: string;
  name_ar: string;
  sku: string;
  main_image: string | null;
  company_id: string;
  company_name: string;
  category_name_en: string;
  category_name_ar: string;
  unit: string;
  /** Whether buyers can see the product. */
  is_listed: boolean;
  in_stock: boolean;
  price: number;
  discounted_price: number;
  /** Null: since ever. */
  starts_at: string | null;
  /** Null: without end. */
  ends_at: string | null;
  state: DealState;
  /** Stands for price and deal as they are now; a change names it. */
  mark: string;
  /** What was ordered in the deal's time, without what was cancelled or rejected; null where no start is known. */
  figures: { units: number; sales: number } | null;
}

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

/** Why a product is left out of a deal. */
export type DealProblem = 'gone' | 'changed' | 'no_price' | 'not_below';

/** A product of a deal that is not written yet. Everything but `id` and `problem` is null where it is gone. */
export interface PlannedDeal {
  id: number;
  name_en: string | null;
  name_ar: string | null;
  sku: string | null;
  main_image: string | null;
  company_name: string | null;
  price: number | null;
  deal_price: number | null;
  mark: string | null;
  problem: DealProblem | null;
  /** The deal that it has now. */
  replaces: { price: number; starts_at: string | null; ends_at: string | null } | null;
}

/** What stood at a product before its deal was written; `mark` stands for what is there now. */
export interface FormerDeal {
  id: number;
  discounted_price: number | null;
  deal_starts_at: string | null;
  deal_ends_at: string | null;
  mark: string;
}

/** Staff: products with a deal, of all companies. Throws AppError `not_allowed`, `invalid_input`. */
export async function listDeals(db: DataClient, filter: DealFilter): Promise<Page<Deal>> {
  return answerOf(await db.rpc('list_deals', { filter: filter as Json }));
}

/** From so many on, a day's count says no more than "many". */
export const calendarCap = 500;

/** A day in Baghdad on which deals begin or end. */
export interface DealDay {
  /** `YYYY-MM-DD` */
  day: string;
  starting: number;
  ending: number;
}

/** Staff: the days of a month (any day of it, `YYYY-MM-DD`) on which deals begin or end. Throws AppError `not_allowed`. */
export async function getDealCalendar(db: DataClient, month: string): Promise<DealDay[]> {
  return answerOf(await db.rpc('get_deal_calendar', { month }));
}

/** Staff: ids of products by their exact SKU or model number, up to 200; `missing` are those that name none. */
export async function findProductsByNumber(
  db: DataClient,
  numbers: string[],
): Promise<{ ids: number[]; missing: string[] }> {
  return answerOf(await db.rpc('find_products_by_number', { numbers }));
}

/** Staff: what a deal would make of each product. Throws AppError `not_allowed`, `invalid_input` {field, rule}. */
export async function previewDeals(db: DataClient, deal: DealPlan): Promise<PlannedDeal[]> {
  return answerOf(await db.rpc('preview_deals', { deal: deal as unknown as Json }));
}

/**
 * Staff: writes a deal of up to 200 products, all or none; every product names its `mark`. Answers what `restoreDeals` takes.
 * Throws AppError `stale_version` {products} when one changed since, `product_not_found`, `invalid_input` {field, rule}.
 */
export async function setDeals(db: DataClient, deal: DealPlan): Promise<FormerDeal[]> {
  return answerOf(await db.rpc('set_deals', { deal: deal as unknown as Json }));
}

/**
 * Staff: ends running deals now, or removes deals, with a reason that their companies read. Answers what `restoreDeals` takes.
 * Throws AppError `stale_version` {products} when one changed since, `reason_required`, `product_not_found`.
 */
export async function endDeals(
  db: DataClient,
  deals: { id: number; mark: string }[],
  { remove, reason }: { remove: boolean; reason: string },
): Promise<FormerDeal[]> {
  const named = deals.map(({ id, mark }) => ({ id, mark }));
  return answerOf(await db.rpc('end_deals', { deals: named, remove, reason }));
}

/** Staff: takes a change back where nothing changed since; answers at how many products. Throws AppError `product_not_found`. */
export async function restoreDeals(db: DataClient, deals: FormerDeal[], reason: string): Promise<number> {
  return answerOf(await db.rpc('restore_deals', { deals: deals as unknown as Json, reason }));
}
